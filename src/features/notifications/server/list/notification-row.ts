import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { timestamp } from '#platform/server/db/rows-of.ts'

type Person = { name: string; picture: string | null }
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
