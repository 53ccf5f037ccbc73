import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { CallContent } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

/** One board member proposes a decision and another signs it. */
const SIGNATURES = 2
/** Once when a call is open, again before its deadline, and when the review begins. */
export const SHORT_ALARMS = ['boardShortOpen', 'boardShortSoon', 'boardShort'] as const
const SOON_HOURS = 48

/** Counts the people of a board and its substitutes who know no team. */
const freeJudges = (call: SQL): SQL => sql`(
  select count(*)::int from call_boards b where b.call_id = ${call} and not exists (
    select from application_conflicts k
    where k.call_id = b.call_id and k.user_id = b.user_id and k.kind <> 'connected'))`

/** The condition that a call is open or under review and has too few people to decide. Calls held by staff have no board. */
export const isShort = (call: SQL): SQL => sql`(
  ${call}.status = 'published' and ${call}.bank_id is not null and ${call}.opens_at <= clock_timestamp()
  and (${call}.held_at is not null or ${call}.results_at is null or ${call}.results_at > clock_timestamp())
  and ${freeJudges(sql`${call}.id`)} < ${SIGNATURES})`

const shortRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  content: z.custom<CallContent>(),
  bank: z.nullable(z.string()),
  alarm: z.enum(SHORT_ALARMS),
  due: timestamp,
  free: z.number(),
})

/** Lists calls with too few people to decide, whose alarm has not been sent so far. */
export async function listShortBoards(db: Db) {
  const { rows } = await shortRows(db)(sql`
    select c.id, c.slug, c.content, b.slug as bank, s.alarm, s.due, ${freeJudges(sql`c.id`)} as free
    from public_calls c left join bank_names b on b.id = c.bank_id, lateral (
      select case when c.deadline <= clock_timestamp() then 'boardShort'
          when c.deadline <= clock_timestamp() + make_interval(hours => ${SOON_HOURS}) then 'boardShortSoon'
          else 'boardShortOpen' end as alarm,
        case when c.deadline <= clock_timestamp() then coalesce(c.results_at, c.deadline) else c.deadline end as due) s
    where ${isShort(sql`c`)} and not exists (
      select from review_alarms a where a.call_id = c.id and a.what = s.alarm)
    order by c.id`)
  return rows
}

/** Deletes alarms of calls with enough people again, so that the next shortage is reported. */
export async function deleteAlarmsOfFullBoards(db: Db): Promise<void> {
  await db.execute(sql`
    delete from review_alarms a using public_calls c
    where a.what = any(${sql.param([...SHORT_ALARMS])}::text[]) and c.id = a.call_id and not ${isShort(sql`c`)}`)
}

const waitingRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })

export async function countShort(db: Db) {
  const { rows } = await waitingRows(db)(sql`
    select count(*)::int as count, min(s.oldest) as oldest from public_calls c, lateral (
      select min(a.told_at) as oldest from review_alarms a
      where a.call_id = c.id and a.what = any(${sql.param([...SHORT_ALARMS])}::text[])) s
    where ${isShort(sql`c`)}`)
  const [row] = rows
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}
