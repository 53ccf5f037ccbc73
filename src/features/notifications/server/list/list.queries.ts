import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

export type Person = { name: string; picture: string | null }
export type NotificationRow = {
  id: string
  userId: string
  kind: string
  data: object
  count: number
  happenedAt: Date
  readAt: Date | null
  people: Person[]
}
type Raw = Omit<NotificationRow, 'happenedAt' | 'readAt'> & {
  happenedAt: string | Date
  readAt: string | Date | null
}

/** The columns of `ROW`. */
export const ROW_SHAPE = {
  id: z.string(),
  userId: z.string(),
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
  count: z.number(),
  happenedAt: timestamp,
  readAt: z.nullable(timestamp),
  people: z.array(z.strictObject({ name: z.string(), picture: z.nullable(z.string()) })),
}
const notificationRows = rowsOf(ROW_SHAPE)
const countRows = rowsOf({ count: z.number() })
const idRows = rowsOf({ id: z.string() })

const NAMED = 20

/**
 * The columns of a row with its people, the newest first; people who left, or whom a block separates from the reader, are
 * not named.
 */
export const ROW = sql`n.id, n.user_id as "userId", n.kind, n.data, n.count, n.happened_at as "happenedAt",
  n.read_at as "readAt", coalesce((
    select jsonb_agg(jsonb_build_object('name', btrim(u.first_name || ' ' || u.last_name), 'picture', u.picture_url)
      order by p.at desc, p.user_id)
    from (select * from notification_people where notification_id = n.id order by at desc, user_id limit ${NAMED}) p
    join users u on u.id = p.user_id join active_members m on m.id = u.id
    where not exists (select 1 from blocked_pairs b where b.member_id = n.user_id and b.other_id = u.id)), '[]') as people`

export function readRow<R extends Raw>(row: R) {
  return {
    ...row,
    happenedAt: new Date(row.happenedAt),
    readAt: row.readAt === null ? null : new Date(row.readAt),
  }
}

export async function selectPage(
  db: Db,
  {
    userId,
    after,
    unread,
    most,
  }: { userId: string; after: Place | undefined; unread: boolean; most: number },
): Promise<NotificationRow[]> {
  const conditions: SQL[] = [sql`n.user_id = ${userId}`, sql`n.in_app`]
  if (unread) conditions.push(sql`n.read_at is null`)
  if (after) conditions.push(sql`(n.happened_at, n.id) < ${pageMark(after)}`)
  const { rows } = await notificationRows(db)(sql`
    select ${ROW} from notifications n where ${sql.join(conditions, sql` and `)}
    order by n.happened_at desc, n.id desc limit ${most}`)
  return rows.map(readRow)
}

export async function selectUnread(db: Db, userId: string, most: number): Promise<NotificationRow[]> {
  return selectPage(db, { userId, after: undefined, unread: true, most })
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from notifications where user_id = ${userId} and in_app and read_at is null`)
  return rows[0]?.count ?? 0
}

/** Marks notifications as read, which also stops their delivery. */
export async function markRead(db: Db, { userId, which }: { userId: string; which: SQL }): Promise<number> {
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
