import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { judges } from '../reviews.queries.ts'

/** The overdue work of a board: `decisions` if the call is held for them, `scores` after their day; null otherwise. */
export const getLateWork = (call: SQL): SQL => sql`(
  case when ${call}.status <> 'published' or ${call}.deadline > clock_timestamp() or not exists (
      select from submitted_applications s where s.call_id = ${call}.id and not exists (
        select from review_decisions d where d.canvas_id = s.canvas_id and d.confirmed_at is not null)) then null
    when ${call}.held_at is not null then 'decisions'
    when (${call}.content -> 'dates' ->> 'reviewUntil')::timestamptz <= clock_timestamp() and (
      exists (select from review_assignments a where a.call_id = ${call}.id and a.given_at is null and ${judges})
      or exists (select from submitted_applications s where s.call_id = ${call}.id and not exists (
        select from review_assignments a where a.canvas_id = s.canvas_id and ${judges}))) then 'scores' end)`

const waitingRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })

/** Counts the calls whose boards are late, for the queue of staff; they stay until decided or given later dates. */
export async function countLate(db: Db) {
  const { rows } = await waitingRows(db)(sql`
    select count(*)::int as count, min(w.since) as oldest from (
      select case ${getLateWork(sql`c`)} when 'decisions' then c.held_at
        when 'scores' then (c.content -> 'dates' ->> 'reviewUntil')::timestamptz end as since
      from public_calls c where c.status = 'published' and c.deadline <= clock_timestamp()) w
    where w.since is not null`)
  const [row] = rows
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}
