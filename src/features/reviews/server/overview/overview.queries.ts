import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { CALL_STATUSES, type CallContent } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { judges } from '../reviews.queries.ts'
import { getLateWork } from '../lateness/late-boards.queries.ts'
import { isShort } from '../short/short.queries.ts'

/** Far more calls than all banks of the country make in years. */
const READ_MAX = 2000

const judgedRows = rowsOf({
  slug: z.string(),
  status: z.enum(CALL_STATUSES),
  content: z.custom<CallContent>(),
  bank: z.nullable(z.string()),
  bank_slug: z.nullable(z.string()),
  now: timestamp,
  held: z.boolean(),
  late: z.nullable(z.enum(['scores', 'decisions'])),
  short: z.boolean(),
  sent: z.number(),
  given: z.number(),
  proposed: z.number(),
  approved: z.number(),
  refused: z.number(),
  awards: z.number(),
  awarded: z.number(),
})
export type JudgedRow = RowOf<typeof judgedRows>

/**
 * Lists calls after their deadline, and open ones with too small a board, with counts of the boards' work; nothing about
 * teams. Late and too small boards come first, then the latest.
 */
export async function listJudgedCalls(db: Db): Promise<JudgedRow[]> {
  const { rows } = await judgedRows(db)(sql`
    with over as (
      select c.id, c.slug, c.status, c.content, c.deadline, c.held_at, ${isShort(sql`c`)} as short, ${getLateWork(sql`c`)} as late, b.name as bank, b.slug as bank_slug
      from public_calls c left join bank_names b on b.id = c.bank_id
      where c.deadline <= clock_timestamp() or ${isShort(sql`c`)} order by c.deadline desc, c.id limit ${READ_MAX}),
    sent as (
      select s.call_id, count(*)::int as sent from submitted_applications s join over on over.id = s.call_id group by 1),
    scored as (
      select a.call_id, count(a.given_at)::int as given from review_assignments a join over on over.id = a.call_id
      where ${judges} group by 1),
    decided as (
      select d.call_id, count(*) filter (where d.confirmed_at is null)::int as proposed,
        count(*) filter (where d.confirmed_at is not null and d.amount is not null)::int as approved,
        count(*) filter (where d.confirmed_at is not null and d.amount is null)::int as refused
      from review_decisions d join over on over.id = d.call_id group by 1),
    paid as (
      select w.call_id, count(*)::int as awards, sum(w.amount)::float8 as awarded
      from confirmed_awards w join over on over.id = w.call_id group by 1)
    select over.slug, over.status, over.content, over.bank, over.bank_slug, clock_timestamp() as now, over.held_at is not null as held, over.late, over.short,
      coalesce(sent.sent, 0) as sent, coalesce(scored.given, 0) as given, coalesce(decided.proposed, 0) as proposed,
      coalesce(decided.approved, 0) as approved, coalesce(decided.refused, 0) as refused,
      coalesce(paid.awards, 0) as awards, coalesce(paid.awarded, 0) as awarded
    from over left join sent on sent.call_id = over.id left join scored on scored.call_id = over.id
    left join decided on decided.call_id = over.id left join paid on paid.call_id = over.id
    order by (over.late is not null or over.short) desc, over.deadline desc, over.id`)
  return rows
}
