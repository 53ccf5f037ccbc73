import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { QUEUES } from '../../contract/review.endpoints.ts'
import { WARNINGS } from '../../contract/warnings.ts'

const queueCountsRows = rowsOf({ review: z.number(), reported: z.number() })
const reportsOfRows = rowsOf({
  id: z.string(),
  reason: z.enum(['money', 'fake', 'discrimination', 'wrong', 'other']),
  note: z.string(),
  at: timestamp,
})
const idRows = rowsOf({ id: z.string() })

export type QueueName = (typeof QUEUES)[number]
const reviewRows = rowsOf({
  id: z.string(),
  since: timestamp,
  warnings: z.array(z.enum(WARNINGS)),
  reports: z.number(),
})
type Row = RowOf<typeof reviewRows>

const openReports = sql`(select count(*)::int from opportunity_reports r
  where r.opportunity_id = o.id and r.settled_at is null)`

/** Which wait, by when they began to; the queues of people are read from the oldest on, the lists from the newest. */
const QUEUE: Record<QueueName, { where: SQL; since: SQL; oldestFirst: boolean }> = {
  review: {
    where: sql`o.status = 'in-review'`,
    since: sql`coalesce(o.submitted_at, o.updated_at)`,
    oldestFirst: true,
  },
  reported: {
    where: sql`exists (select 1 from opportunity_reports r where r.opportunity_id = o.id and r.settled_at is null)`,
    since: sql`(select min(r.created_at) from opportunity_reports r where r.opportunity_id = o.id and r.settled_at is null)`,
    oldestFirst: true,
  },
  published: { where: sql`o.status = 'published'`, since: sql`o.published_at`, oldestFirst: false },
  closed: {
    where: sql`o.status = 'closed'`,
    since: sql`coalesce(o.closed_at, o.updated_at)`,
    oldestFirst: false,
  },
}

export async function queueRows(
  db: Db,
  { queue, after, limit }: { queue: QueueName; after: string | undefined; limit: number },
): Promise<Row[]> {
  const { where, since, oldestFirst } = QUEUE[queue]
  const order = oldestFirst ? sql`asc` : sql`desc`
  const beyond = oldestFirst ? sql`>` : sql`<`
  const { rows } = await reviewRows(db)(sql`
    with listed as (
      select o.id, ${since} as since, o.warnings, ${openReports} as reports from opportunities o where ${where}
    )
    select * from listed
    where ${after ?? null}::uuid is null
      or (since, id) ${beyond} (select since, id from listed where id = ${after ?? null}::uuid)
    order by since ${order}, id ${order} limit ${limit}`)
  return rows
}

export async function queueCounts(db: Db): Promise<{ review: number; reported: number }> {
  const { rows } = await queueCountsRows(db)(sql`
    select (select count(*)::int from opportunities where status = 'in-review') as review,
      (select count(distinct opportunity_id)::int from opportunity_reports where settled_at is null) as reported`)
  return rows[0] ?? { review: 0, reported: 0 }
}

export async function reportsOf(db: Db, id: string) {
  const { rows } = await reportsOfRows(db)(sql`
    select id, reason, note, created_at as at from opportunity_reports
    where opportunity_id = ${id} and settled_at is null order by created_at, id limit 100`)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}

export async function settle(
  db: Db,
  { id, outcome, by }: { id: string; outcome: 'kept' | 'closed'; by: string },
): Promise<number> {
  const { rows } = await idRows(db)(sql`
    update opportunity_reports set settled_at = now(), settled_by = ${by}, outcome = ${outcome}
    where opportunity_id = ${id} and settled_at is null returning id`)
  return rows.length
}
