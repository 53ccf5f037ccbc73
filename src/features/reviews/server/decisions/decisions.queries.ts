import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { OBSTACLES } from '../../contract/assigning.endpoints.ts'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { judges } from '../reviews.queries.ts'

const candidateRows = rowsOf({
  canvas_id: z.string(),
  content: z.custom<ApplicationContent>(),
  counted_at: timestamp,
  number: z.nullable(z.number()),
  reviewers: z.number(),
  conflict: z.boolean(),
  decision_id: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  outside: z.nullable(z.string()),
  proposer_id: z.nullable(z.string()),
  proposer: z.nullable(z.string()),
  confirmer: z.nullable(z.string()),
  confirmed_at: z.nullable(timestamp),
  place: z.nullable(z.number()),
  points: z.nullable(z.number()),
  raw: z.nullable(z.number()),
})

/**
 * The condition for members connected with a team, who decide nothing about its application; other conflicts exclude from
 * the whole call.
 */
const knowsTeam = (userId: string | null, canvas: SQL): SQL => sql`exists (
  select from application_conflicts k where k.canvas_id = ${canvas} and k.user_id = ${userId}::uuid)`

export async function listCandidates(
  db: Db,
  { callId, userId = null }: { callId: string; userId?: string | null },
) {
  const { rows } = await candidateRows(db)(sql`
    select s.canvas_id, s.content, s.counted_at,
      (select min(a.number) from review_assignments a where a.canvas_id = s.canvas_id) as number,
      (select count(*)::int from review_assignments a where a.canvas_id = s.canvas_id and ${judges}) as reviewers,
      ${knowsTeam(userId, sql`s.canvas_id`)} as conflict, d.id as decision_id, d.amount, d.reason, d.outside_reason as outside, d.proposed_by as proposer_id,
      p.first_name || ' ' || p.last_name as proposer, c.first_name || ' ' || c.last_name as confirmer, d.confirmed_at,
      d.place, d.points, d.raw
    from submitted_applications s
    left join review_decisions d on d.canvas_id = s.canvas_id
    left join users p on p.id = d.proposed_by left join users c on c.id = d.confirmed_by
    where s.call_id = ${callId} order by s.canvas_id`)
  return rows
}
const signedConflictRows = rowsOf({ canvas_id: z.string(), name: z.string(), kind: z.enum(OBSTACLES) })

/** Lists the board members with a conflict at the time of a signature. */
export async function listSignedConflicts(db: Db, callId: string) {
  const { rows } = await signedConflictRows(db)(sql`
    select d.canvas_id, u.first_name || ' ' || u.last_name as name, k.kind
    from review_decisions d join decision_conflicts k on k.decision_id = d.id join users u on u.id = k.user_id
    where d.call_id = ${callId} and d.canvas_id is not null order by u.first_name, u.last_name, u.id`)
  return rows
}

const readerRows = rowsOf({ canvas_id: z.string(), all: z.number(), en: z.number() })

/** Counts the members of each team of a call, and those who get the letter in English. */
export async function countReaders(db: Db, callId: string) {
  const { rows } = await readerRows(db)(sql`
    select t.canvas_id, count(*)::int as all, (count(*) filter (where u.language = 'en'))::int as en
    from submitted_applications s join application_teams t on t.canvas_id = s.canvas_id
    join users u on u.id = t.user_id
    where s.call_id = ${callId} group by t.canvas_id`)
  return new Map(rows.map(({ canvas_id: id, ...readers }) => [id, readers]))
}

export type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number]

const scoreRows = rowsOf({
  canvas_id: z.string(),
  reviewer: z.string(),
  scores: z.record(z.string(), z.number()),
  comment: z.string(),
  changed: z.number(),
})

/** Lists scores; each score of an ended account stands alone. */
export async function listScores(db: Db, callId: string) {
  const { rows } = await scoreRows(db)(sql`
    select a.canvas_id, coalesce(a.reviewer_id, a.id)::text as reviewer, a.scores, a.comment,
      (select count(*)::int from review_revisions r where r.assignment_id = a.id) as changed
    from review_assignments a where a.call_id = ${callId} and a.given_at is not null order by a.id`)
  return rows
}

const openRows = rowsOf({ all: z.number(), mine: z.number() })

/** Counts missing scores: of the whole board, and of one member. */
export async function countUngiven(db: Db, { callId, userId }: { callId: string; userId: string }) {
  const { rows } = await openRows(db)(sql`
    select count(*)::int as all, count(*) filter (where a.reviewer_id = ${userId})::int as mine
    from review_assignments a where a.call_id = ${callId} and a.given_at is null and ${judges}`)
  return rows[0] ?? { all: 0, mine: 0 }
}

const awardRows = rowsOf({ canvas_id: z.string(), amount: z.number() })

/** Returns the money that applications of a call got for good. */
export async function listAwards(db: Db, callId: string): Promise<Map<string, number>> {
  const { rows } = await awardRows(db)(sql`
    select canvas_id, amount from confirmed_awards where call_id = ${callId}`)
  return new Map(rows.map((row) => [row.canvas_id, row.amount]))
}

const sumRows = rowsOf({ awarded: z.number() })

/** Sums the awards of a call with two signatures, from the decisions themselves. */
export async function getAwardedSum(db: Db, callId: string): Promise<number> {
  const { rows } = await sumRows(db)(sql`
    select coalesce(sum(amount), 0)::int as awarded from review_decisions
    where call_id = ${callId} and confirmed_at is not null`)
  return rows[0]?.awarded ?? 0
}

const decisionRows = rowsOf({
  id: z.string(),
  amount: z.nullable(z.number()),
  reason: z.string(),
  outside: z.nullable(z.string()),
  proposed_by: z.nullable(z.string()),
  confirmed: z.boolean(),
  conflict: z.boolean(),
  name: z.string(),
})

type Which = { callId: string; application: string; userId: string }

/** Returns a decision for its signatory. */
export async function findDecision(db: Db, { callId, application, userId, id }: Which & { id: string }) {
  const { rows } = await decisionRows(db)(sql`
    select d.id, d.amount, d.reason, d.outside_reason as outside, d.proposed_by, d.confirmed_at is not null as confirmed,
      ${knowsTeam(userId, sql`d.canvas_id`)} as conflict, s.content ->> 'title' as name
    from review_decisions d join submitted_applications s on s.canvas_id = d.canvas_id
    where d.id = ${id} and d.call_id = ${callId} and d.canvas_id = ${application}`)
  return rows[0]
}

const applicationRows = rowsOf({
  conflict: z.boolean(),
  name: z.string(),
  content: z.custom<ApplicationContent>(),
})

export async function findApplication(db: Db, { callId, application, userId }: Which) {
  const { rows } = await applicationRows(db)(sql`
    select ${knowsTeam(userId, sql`s.canvas_id`)} as conflict, s.content ->> 'title' as name, s.content
    from submitted_applications s where s.call_id = ${callId} and s.canvas_id = ${application}`)
  return rows[0]
}

const idRows = rowsOf({ id: z.string() })

type Proposal = Which & { amount: number | null; reason: string; outside: string | null }

/** Inserts a proposal; one proposal or decision per application, even under concurrency. */
export async function insertProposal(db: Db, proposal: Proposal): Promise<boolean> {
  const { callId, application, userId, amount, reason, outside } = proposal
  const { rows } = await idRows(db)(sql`
    insert into review_decisions (id, call_id, canvas_id, amount, reason, outside_reason, proposed_by)
    values (${newId()}, ${callId}, ${application}, ${amount}, ${reason}, ${outside}, ${userId})
    on conflict (canvas_id) do nothing returning id`)
  return rows.length > 0
}

/** Locks the fund of a call, so that each signature sees what the others before it have left. */
export async function lockFund(db: Db, callId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('reviews.fund:' || ${callId}, 0))`)
}

/**
 * Stores the second signature if the fund has the money; before a vote, the fund only has to cover each amount
 * separately. Call under `lockFund()`.
 */
export async function saveConfirmation(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    update review_decisions d set confirmed_by = ${userId}, confirmed_at = clock_timestamp()
    where d.id = ${id} and d.confirmed_at is null and d.proposed_by is distinct from ${userId}
      and (select coalesce(d.amount, 0) + case when c.content -> 'vote' <> 'null' then 0 else (
          select coalesce(sum(o.amount), 0) from review_decisions o
          where o.call_id = d.call_id and o.confirmed_at is not null) end <= (c.content ->> 'fund')::int
        from public_calls c where c.id = d.call_id)
    returning d.id`)
  return rows.length > 0
}

export async function deleteProposal(db: Db, { callId, application, id }: Which & { id: string }) {
  const { rows } = await idRows(db)(sql`
    delete from review_decisions
    where id = ${id} and call_id = ${callId} and canvas_id = ${application} and confirmed_at is null returning id`)
  return rows.length > 0
}

export async function listTeam(db: Db, application: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select user_id as id from application_teams where canvas_id = ${application}`)
  return rows.map(({ id }) => id)
}

const undecidedRows = rowsOf({ undecided: z.number() })

/** Counts applications without two signatures. */
export async function countUndecided(db: Db, callId: string): Promise<number> {
  const { rows } = await undecidedRows(db)(sql`
    select count(*)::int as undecided from submitted_applications s where s.call_id = ${callId} and not exists (
      select from review_decisions d where d.canvas_id = s.canvas_id and d.confirmed_at is not null)`)
  return rows[0]?.undecided ?? 0
}

const exportRows = rowsOf({
  amount: z.nullable(z.number()),
  reason: z.string(),
  outside_reason: z.nullable(z.string()),
  proposed: z.boolean(),
  at: timestamp,
})

export async function listSignedDecisions(db: Db, userId: string) {
  const { rows } = await exportRows(db)(sql`
    select amount, reason, outside_reason, proposed_by is not distinct from ${userId} as proposed,
      case when proposed_by = ${userId} then proposed_at else confirmed_at end as at
    from review_decisions where proposed_by = ${userId} or confirmed_by = ${userId} order by proposed_at, id`)
  return rows
}
