import { sql } from '#platform/server/db/sql.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { BodyOf, QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { NotificationLine } from '#platform/server/notification-kind.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import {
  CHANGED,
  type getUnread as getUnreadEndpoint,
  type listNotifications,
  type Notification,
  PLACES_MAX,
  type saveReadMarks,
} from '../../contract/notifications.endpoints.ts'
import type { NotificationRow } from './notification-row.ts'
import { kindOf, tellingOf, type TopicWords } from '../words.ts'
import {
  countUnread,
  deleteNotification,
  updateNotificationsRead,
  listNotificationRows,
  type ListPlace,
  type ListRow,
} from './list.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'> }

const PAGE = 20
const FACES = 2
/** Far more than by hand, far less than by a script. */
const CHANGES_AN_HOUR = 1000

export async function listPage(
  input: Call & { query: QueryOf<typeof listNotifications>; locale: Locale; words: TopicWords },
): Promise<ResponseOf<typeof listNotifications>> {
  const { services, session, query, locale, words } = input
  const { userId } = session
  const after = query.after === undefined ? undefined : placeOf(query.after)
  const [rows, unread] = await Promise.all([
    listNotificationRows(services.db, {
      userId,
      after,
      since: query.since,
      unread: query.unread === 'true',
      most: PAGE + 1,
    }),
    countUnread(services.db, userId),
  ])
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  return {
    items: rows.slice(0, PAGE).flatMap((row) => presented({ services, row, locale, words }) ?? []),
    next: last ? `${last.isFirst ? 'u' : 'r'}.${toCursor({ at: last.happenedAt, id: last.id })}` : null,
    unread,
  }
}

export async function getUnread({ services, session }: Call): Promise<ResponseOf<typeof getUnreadEndpoint>> {
  const [count, rows] = await Promise.all([
    countUnread(services.db, session.userId),
    listNotificationRows(services.db, { userId: session.userId, unread: true, most: PLACES_MAX }),
  ])
  const places = rows.flatMap((row) => {
    const notificationLine = kindOf(services, row.kind)?.tell(tellingOf(services, row, 'bhs'))
    return notificationLine ? [{ id: row.id, path: notificationLine.path }] : []
  })
  return { count, places }
}

/** Marks as read on all devices; the other pages are informed. */
export async function read({
  services,
  session,
  body,
}: Call & { body: BodyOf<typeof saveReadMarks> }): Promise<{ unread: number }> {
  const { userId } = session
  await limitChanges({ services, session })
  const which = sql`(id = any(${sql.param(body.ids ?? [])}::uuid[])
    or happened_at <= ${body.until ?? null}::timestamptz)`
  const marked = await updateNotificationsRead(services.db, { userId, which })
  if (marked > 0) await services.hub.publish({ topic: `user:${userId}`, data: { topic: CHANGED } })
  return { unread: await countUnread(services.db, userId) }
}

export async function remove({ services, session, id }: Call & { id: string }): Promise<void> {
  const { userId } = session
  await limitChanges({ services, session })
  if (!(await deleteNotification(services.db, { userId, id }))) throw new Problem(platform.notFound)
  await services.hub.publish({ topic: `user:${userId}`, data: { topic: CHANGED } })
}

async function limitChanges({ services, session }: Call): Promise<void> {
  const key = `notifications:change:${session.userId}`
  await limitOrThrow(services.db, { key, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}

function placeOf(text: string): ListPlace {
  return { ...fromCursor(text.slice(2)), isFirst: text.startsWith('u') }
}

function presented(input: {
  services: Services
  row: ListRow
  locale: Locale
  words: TopicWords
}): Notification | undefined {
  const { services, row, locale, words } = input
  const kind = kindOf(services, row.kind)
  const topic = kind && services.notificationTopics.get(kind.topic)
  if (!kind || !topic) return undefined
  const line = kind.tell(tellingOf(services, row, locale))
  const { lead = '', text, path } = line
  const { people } = row
  return {
    id: row.id,
    topic: topic.id,
    title: words(topic.id, locale, 'title'),
    icon: topic.icon,
    lead,
    text,
    path,
    faces: facesOf(row, line).slice(0, FACES),
    people: people.length > FACES ? people.map(({ name }) => name) : [],
    at: toIso(row.happenedAt),
    unread: row.readAt === null,
    isFirst: row.isFirst,
  }
}

/** Returns the people of a row, or the organisation that speaks in it. */
export function facesOf({ people }: NotificationRow, { face }: NotificationLine) {
  return face === undefined
    ? people.map((person) => ({ ...person, isOrganisation: false }))
    : [{ name: face, picture: null, isOrganisation: true }]
}
