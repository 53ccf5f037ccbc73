import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type NotificationRow, readRow, ROW, ROW_SHAPE } from './notification-row.ts'

const notificationRows = rowsOf(ROW_SHAPE)
const countRows = rowsOf({ count: z.number() })
const idRows = rowsOf({ id: z.string() })

export async function listNotificationRows(
  db: Db,
  {
    userId,
    after,
    unread,
    most,
    news,
  }: {
    userId: string
    after: Place | undefined
    unread: boolean
    most: number
    /** Only those of these kinds since a moment. */
    news?: { kinds: readonly string[]; since: string }
  },
): Promise<NotificationRow[]> {
  const conditions: SQL[] = [sql`n.user_id = ${userId}`, sql`n.in_app`]
  if (unread) conditions.push(sql`n.read_at is null`)
  if (after) conditions.push(sql`(n.happened_at, n.id) < ${pageMark(after)}`)
  if (news)
    conditions.push(
      sql`n.happened_at > ${news.since}::timestamptz and n.kind = any(${sql.param([...news.kinds])}::text[])`,
    )
  const { rows } = await notificationRows(db)(sql`
    select ${ROW} from notifications n where ${sql.join(conditions, sql` and `)}
    order by n.happened_at desc, n.id desc limit ${most}`)
  return rows.map(readRow)
}

export async function listUnreadNotifications(
  db: Db,
  userId: string,
  most: number,
): Promise<NotificationRow[]> {
  return listNotificationRows(db, { userId, after: undefined, unread: true, most })
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
