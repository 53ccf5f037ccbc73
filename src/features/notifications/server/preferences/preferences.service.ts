import type { IncomingHttpHeaders } from 'node:http'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { MAIL_MODES } from '#platform/contract/notifications.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { lockUser } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale, withVersion } from '#platform/server/http/version.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { NotificationKind, NotificationTopic } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import type {
  Choice,
  KindChoice,
  Preferences,
  updatePreferences,
} from '../../contract/preferences.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import type { KindWords, TopicWords } from '../words.ts'
import {
  getRhythm,
  listUsedKinds,
  type StoredChoice,
  listTopicChoices,
  listKindChoices,
  saveChoices,
  saveKindChoices,
  saveRhythm,
} from './preferences.queries.ts'

/** The names of topics and kinds. */
export type Words = { topic: TopicWords; kind: KindWords }
type Call = { services: Services; session: Pick<Session, 'userId'>; locale: Locale; words: Words }

/** Far more than by hand, far less than by a script. */
const CHANGES_AN_HOUR = 300

export async function getPreferences(call: Call): Promise<Preferences> {
  return read(call.services.db, call)
}

export async function updatePreferencesOf(
  call: Call & { body: BodyOf<typeof updatePreferences>; headers: IncomingHttpHeaders },
): Promise<Preferences> {
  const { services, session, body, headers } = call
  const { userId } = session
  const key = `notifications:preferences:${userId}`
  await limitOrThrow(services.db, { key, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
  const choices = body.topics.map((choice) => toTopicChoice(services, choice))
  const kinds = body.topics.flatMap((choice) => toKindChoices(services, choice))
  return inTransaction(services.pool, async (tx) => {
    await lockUser(tx, userId)
    refuseStale(headers, await read(tx, call))
    await saveChoices(tx, { userId, choices })
    await saveKindChoices(tx, { userId, choices: kinds })
    const quietDays = [...new Set(body.rhythm.quietDays)].sort()
    await saveRhythm(tx, { userId, rhythm: { ...body.rhythm, quietDays } })
    return read(tx, call)
  })
}

async function read(db: Db, { services, session, locale, words }: Call): Promise<Preferences> {
  const topicChoices = new Map((await listTopicChoices(db, session.userId)).map((one) => [one.topic, one]))
  const choiceByKind = new Map((await listKindChoices(db, session.userId)).map((one) => [one.kind, one]))
  const topics = [...services.notificationTopics.values()]
    .toSorted((one, other) => one.order - other.order)
    .map((topic) => {
      const { id, alwaysInApp = false, isOutside = false, mailChoices = MAIL_MODES } = topic
      const own = topicChoices.get(id)
      const inApp = !isOutside && (alwaysInApp || (own?.inApp ?? true))
      const mail = own?.mail ?? topic.mail
      const push = own?.push ?? topic.push
      const kinds = choosableKinds(services, id).map((kind) => {
        const one = choiceByKind.get(kind.id)
        return {
          id: kind.id,
          inApp: alwaysInApp || (one?.inApp ?? inApp),
          mail: one?.mail ?? mail,
          push: one?.push ?? push,
        }
      })
      return { id, inApp, mail, push, kinds, alwaysInApp, isOutside, mails: [...mailChoices] }
    })
  const rhythm = await getRhythm(db, session.userId)
  const used = new Set(
    (await listUsedKinds(db, session.userId)).map((kind) => services.notificationKinds.get(kind)?.topic),
  )
  const isChosen = (id: string) => {
    const { inApp = null, mail = null, push = null } = topicChoices.get(id) ?? {}
    return inApp !== null || mail !== null || push !== null
  }
  const isUsed = (id: string) =>
    Boolean(services.notificationTopics.get(id)?.isCommon) || isChosen(id) || used.has(id)
  const { version } = withVersion({ topics, rhythm })
  return {
    topics: topics.map((topic) => ({
      ...topic,
      isUsed: isUsed(topic.id),
      title: words.topic(topic.id, locale, 'title'),
      hint: words.topic(topic.id, locale, 'hint'),
      kinds: topic.kinds.map((kind) => ({ ...kind, title: words.kind(kind.id, locale) })),
    })),
    rhythm,
    version,
  }
}

/** Returns the part of a choice that differs from the default. */
function toTopicChoice({ notificationTopics }: Services, { id, inApp, mail, push }: Choice): StoredChoice {
  const topic: NotificationTopic | undefined = notificationTopics.get(id)
  if (!topic) throw new Problem(problems.topicUnknown)
  if (!(topic.mailChoices ?? MAIL_MODES).includes(mail)) throw new Problem(problems.choiceUnknown)
  return {
    id,
    ...(!inApp && !topic.alwaysInApp && !topic.isOutside && { inApp }),
    ...(mail !== topic.mail && { mail }),
    ...(push !== topic.push && { push }),
  }
}

/** Lists the kinds with a choice of their own. Receipts always come, and a weekly overview follows its topic's rhythm. */
function choosableKinds({ notificationKinds }: Services, topic: string): readonly NotificationKind[] {
  const kinds = [...notificationKinds.values()].filter(
    (kind) => kind.topic === topic && !kind.isTransactional && kind.weekly === undefined,
  )
  return kinds.length > 1 ? kinds : []
}

function toKindChoices(services: Services, choice: Choice): StoredChoice[] {
  const topic = services.notificationTopics.get(choice.id)
  const kindIds = new Set(choosableKinds(services, choice.id).map(({ id }) => id))
  return choice.kinds.map(({ id, inApp, mail, push }: KindChoice) => {
    if (!kindIds.has(id)) throw new Problem(problems.topicUnknown)
    if (!(topic?.mailChoices ?? MAIL_MODES).includes(mail)) throw new Problem(problems.choiceUnknown)
    return {
      id,
      ...(inApp !== choice.inApp && !topic?.alwaysInApp && { inApp }),
      ...(mail !== choice.mail && { mail }),
      ...(push !== choice.push && { push }),
    }
  })
}
