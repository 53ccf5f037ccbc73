import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { QUEUES } from '../../contract/review.endpoints.ts'
import { WARNINGS } from '../../contract/warnings.ts'

const queueCountsRows = rowsOf({ review: z.number() })
export type QueueName = (typeof QUEUES)[number]
const reviewRows = rowsOf({
  id: z.string(),
  since: timestamp,
  warnings: z.array(z.enum(WARNINGS)),
})
type Row = RowOf<typeof reviewRows>

/** The condition and time of waiting by queue; queues start with the oldest, lists with the newest. */
const QUEUE: Record<QueueName, { where: SQL; since: SQL; oldestFirst: boolean }> = {
  review: {
    where: sql`o.status = 'in-review'`,
    since: sql`coalesce(o.submitted_at, o.updated_at)`,
    oldestFirst: true,
  },
  published: { where: sql`o.status = 'published'`, since: sql`o.published_at`, oldestFirst: false },
  closed: {
    where: sql`o.status = 'closed'`,
    since: sql`coalesce(o.closed_at, o.updated_at)`,
    oldestFirst: false,
  },
}

export async function listQueueRows(
  db: Db,
  { queue, after, limit }: { queue: QueueName; after: string | undefined; limit: number },
): Promise<Row[]> {
  const { where, since, oldestFirst } = QUEUE[queue]
  const order = oldestFirst ? sql`asc` : sql`desc`
  const beyond = oldestFirst ? sql`>` : sql`<`
  const { rows } = await reviewRows(db)(sql`
    with listed as (
      select o.id, ${since} as since, o.warnings from opportunities o where ${where}
    )
    select * from listed
    where ${after ?? null}::uuid is null
      or (since, id) ${beyond} (select since, id from listed where id = ${after ?? null}::uuid)
    order by since ${order}, id ${order} limit ${limit}`)
  return rows
}

export async function getQueueCounts(db: Db): Promise<{ review: number }> {
  const { rows } = await queueCountsRows(db)(
    sql`select count(*)::int as review from opportunities where status = 'in-review'`,
  )
  return rows[0] ?? { review: 0 }
}
