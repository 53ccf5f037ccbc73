import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type NotificationRow, readRow, ROW, ROW_SHAPE } from './notification-row.ts'

const notificationRows = rowsOf({ ...ROW_SHAPE, isFirst: z.boolean() })
const newsRows = rowsOf(ROW_SHAPE)
const countRows = rowsOf({ count: z.number() })
const idRows = rowsOf({ id: z.string() })

export type ListRow = NotificationRow & { isFirst: boolean }
/** The last row of a page, and whether it was among the first. */
export type ListPlace = Place & { isFirst: boolean }

/**
 * Lists the unread ones first, and with them what was read after `since`, so that nothing moves in a list that is open.
 * Each part is read from its own index, as far as a page reaches.
 */
export async function listNotificationRows(
  db: Db,
  input: {
    userId: string
    after?: ListPlace | undefined
    since?: string | undefined
    unread: boolean
    most: number
  },
): Promise<ListRow[]> {
  const { userId, after, unread, most } = input
  const since = sql`coalesce(${input.since ?? null}::timestamptz, now())`
  const isPast = after && !after.isFirst
  const part = (condition: SQL, isFirst: boolean) => sql`(
    select n.*, ${isFirst}::boolean as is_first from notifications n
    where n.user_id = ${userId} and n.in_app and ${condition}
      ${after?.isFirst === isFirst ? sql`and (n.happened_at, n.id) < ${pageMark(after)}` : sql``}
    order by n.happened_at desc, n.id desc limit ${most})`
  const parts = [
    ...(isPast ? [] : [part(sql`n.read_at is null`, true)]),
    ...(isPast || unread ? [] : [part(sql`n.read_at > ${since}`, true)]),
    ...(unread ? [] : [part(sql`n.read_at <= ${since}`, false)]),
  ]
  if (parts.length === 0) return []
  const { rows } = await notificationRows(db)(sql`
    select ${ROW}, n.is_first as "isFirst" from (${sql.join(parts, sql` union all `)}) n
    order by n.is_first desc, n.happened_at desc, n.id desc limit ${most}`)
  return rows.map(readRow)
}

/** Lists those of some kinds since a moment, read or not, from the newest. */
export async function listNewsRows(
  db: Db,
  { userId, kinds, since, most }: { userId: string; kinds: readonly string[]; since: string; most: number },
): Promise<NotificationRow[]> {
  const { rows } = await newsRows(db)(sql`
    select ${ROW} from notifications n
    where n.user_id = ${userId} and n.in_app and n.happened_at > ${since}::timestamptz
      and n.kind = any(${sql.param([...kinds])}::text[])
    order by n.happened_at desc, n.id desc limit ${most}`)
  return rows.map(readRow)
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from notifications where user_id = ${userId} and in_app and read_at is null`)
  return rows[0]?.count ?? 0
}

/** Marks notifications as read, which also stops their delivery. */
export async function updateNotificationsRead(
  db: Db,
  { userId, which }: { userId: string; which: SQL },
): Promise<number> {
  const { rows } = await idRows(db)(sql`
    update notifications set read_at = now(), mail_at = null, push_at = null
    where user_id = ${userId} and read_at is null and in_app and ${which} returning id`)
  return rows.length
}

export async function deleteNotification(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { rows } = await idRows(db)(
    sql`delete from notifications where id = ${id} and user_id = ${userId} and in_app returning id`,
  )
  return rows.length === 1
}
