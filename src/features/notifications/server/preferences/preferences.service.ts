import type { IncomingHttpHeaders } from 'node:http'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { MAIL_MODES } from '#platform/contract/notifications.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { lockUser } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale, withVersion } from '#platform/server/http/version.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import type { NotificationTopic } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import type { Choice, Preferences, updatePreferences } from '../../contract/preferences.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import type { TopicWords } from '../words.ts'
import { findRhythm, listChosen, saveChoices, saveRhythm } from './preferences.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; locale: Locale; words: TopicWords }

/** Far more than any hand, far less than a script. */
const CHANGES_AN_HOUR = 300

export async function preferencesOf(call: Call): Promise<Preferences> {
  return read(call.services.db, call)
}

export async function changePreferences(
  call: Call & { body: BodyOf<typeof updatePreferences>; headers: IncomingHttpHeaders },
): Promise<Preferences> {
  const { services, session, body, headers } = call
  const { userId } = session
  const key = `notifications:preferences:${userId}`
  await limitOrThrow(services.db, { key, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
  const choices = body.topics.map((choice) => kept(services, choice))
  return inTransaction(services.pool, async (tx) => {
    await lockUser(tx, userId)
    refuseStale(headers, await read(tx, call))
    await saveChoices(tx, { userId, choices })
    const quietDays = [...new Set(body.rhythm.quietDays)].sort()
    await saveRhythm(tx, { userId, rhythm: { ...body.rhythm, quietDays } })
    return read(tx, call)
  })
}

async function read(db: Db, { services, session, locale, words }: Call): Promise<Preferences> {
  const chosen = new Map((await listChosen(db, session.userId)).map((one) => [one.topic, one]))
  const topics = [...services.notificationTopics.values()]
    .toSorted((one, other) => one.order - other.order)
    .map((topic) => {
      const { id, alwaysInApp = false, mailChoices = MAIL_MODES } = topic
      const own = chosen.get(id)
      return {
        id,
        inApp: alwaysInApp || (own?.inApp ?? true),
        mail: own?.mail ?? topic.mail,
        push: own?.push ?? topic.push,
        alwaysInApp,
        mails: [...mailChoices],
      }
    })
  const rhythm = await findRhythm(db, session.userId)
  const { version } = withVersion({ topics, rhythm })
  return {
    topics: topics.map((topic) => ({
      ...topic,
      title: words(topic.id, locale, 'title'),
      hint: words(topic.id, locale, 'hint'),
    })),
    rhythm,
    version,
  }
}

/** A choice that is no other than the default is not kept as a choice. */
function kept(
  { notificationTopics }: Services,
  { id, inApp, mail, push }: Choice,
): Partial<Choice> & { id: string } {
  const topic: NotificationTopic | undefined = notificationTopics.get(id)
  if (!topic) throw new Problem(problems.topicUnknown)
  if (!(topic.mailChoices ?? MAIL_MODES).includes(mail)) throw new Problem(problems.choiceUnknown)
  return {
    id,
    ...(!inApp && !topic.alwaysInApp && { inApp }),
    ...(mail !== topic.mail && { mail }),
    ...(push !== topic.push && { push }),
  }
}
