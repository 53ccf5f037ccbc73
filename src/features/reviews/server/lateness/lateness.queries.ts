import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { CallContent } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { judges } from '../reviews.queries.ts'

/**
 * The time after its results for which a call is still watched: longer than any outage, and finished calls cost
 * nothing.
 */
const WATCHED_FOR = '60 days'

const watchedRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  content: z.custom<CallContent>(),
  now: timestamp,
  held: z.boolean(),
  sent: z.number(),
  undecided: z.number(),
  approved: z.number(),
  ungiven: z.number(),
  missing: z.number(),
})
export type Watched = RowOf<typeof watchedRows>

/**
 * Lists closed calls before their end, and held ones, with the overdue work of their boards; also calls whose vote
 * began while this task did not run.
 */
export async function listWatchedCalls(db: Db): Promise<Watched[]> {
  const { rows } = await watchedRows(db)(sql`
    select c.id, c.slug, c.content, clock_timestamp() as now, c.held_at is not null as held, n.sent, n.undecided, n.approved,
      (select count(*)::int from review_assignments a where a.call_id = c.id and a.given_at is null and ${judges}) as ungiven,
      (select count(*)::int from submitted_applications s where s.call_id = c.id
        and not exists (select from review_assignments a where a.canvas_id = s.canvas_id and ${judges})) as missing
    from public_calls c, lateral (
      select count(*)::int as sent, count(*) filter (where not exists (
        select from review_decisions d where d.canvas_id = s.canvas_id and d.confirmed_at is not null))::int as undecided,
        count(*) filter (where exists (
        select from review_decisions d where d.canvas_id = s.canvas_id and d.confirmed_at is not null
          and d.amount is not null))::int as approved
      from submitted_applications s where s.call_id = c.id) n
    where c.status = 'published' and c.deadline <= clock_timestamp()
      and (c.held_at is not null
        or (c.content -> 'dates' ->> 'resultsAt')::timestamptz > clock_timestamp() - ${WATCHED_FOR}::interval)
    order by c.id`)
  return rows
}

const idRows = rowsOf({ id: z.string() })

/** Claims an alarm; returns false if it was sent already. */
export async function claimAlarm(
  tx: Db,
  { callId, what, due }: { callId: string; what: string; due: string },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into review_alarms (call_id, what, due) values (${callId}, ${what}, ${due}::timestamptz)
    on conflict do nothing returning call_id as id`)
  return rows.length > 0
}

/** Lists reviewers who still owe scores. */
export async function listOwingReviewers(db: Db, callId: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select distinct a.reviewer_id as id from review_assignments a
    where a.call_id = ${callId} and a.given_at is null and a.reviewer_id is not null and ${judges}`)
  return rows.map(({ id }) => id)
}

/** Lists the members of teams that wait for a decision. */
export async function listWaitingApplicants(db: Db, callId: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select distinct t.user_id as id from submitted_applications s join application_teams t on t.canvas_id = s.canvas_id
    where s.call_id = ${callId} and not exists (
      select from review_decisions d where d.canvas_id = s.canvas_id and d.confirmed_at is not null)`)
  return rows.map(({ id }) => id)
}

const untilRows = rowsOf({ until: timestamp })

/** Lists near ends of the time in which teams may still make requested changes. */
export async function listChangesDueSoon(
  db: Db,
  { callId, within }: { callId: string; within: number },
): Promise<string[]> {
  const { rows } = await untilRows(db)(sql`
    select distinct until from application_changes where call_id = ${callId} and answered_at is null
      and until > clock_timestamp() and until <= clock_timestamp() + make_interval(secs => ${within / 1000})
    order by until`)
  return rows.map(({ until }) => toIso(until))
}

/** Lists the members of teams who must answer by that time. */
export async function listMembersWithRequests(
  db: Db,
  { callId, until }: { callId: string; until: string },
): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select distinct t.user_id as id from application_changes q join application_teams t on t.canvas_id = q.canvas_id
    where q.call_id = ${callId} and q.answered_at is null and q.until = ${until}::timestamptz`)
  return rows.map(({ id }) => id)
}
