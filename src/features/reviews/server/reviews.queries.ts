import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { CHANGES_STATES } from '#features/canvas/contract/changes/changes-schema.ts'
import { CONFLICTS, type Conflict } from '../contract/reviews.endpoints.ts'
import { isOnBoard } from './boards.queries.ts'

const scores = z.record(z.string(), z.number())

const assignmentRows = rowsOf({
  id: z.string(),
  call_id: z.string(),
  canvas_id: z.string(),
  number: z.number(),
  scores,
  comment: z.string(),
  conflict: z.nullable(z.enum(CONFLICTS)),
  version: z.number(),
  given_at: z.nullable(timestamp),
  content: z.custom<ApplicationContent>(),
  given: z.number(),
  reviewers: z.number(),
  changes: z.nullable(z.enum(CHANGES_STATES)),
})

/** The condition that an assignment counts: given scores always do, open ones only while the reviewer is on the board. */
export const judges: SQL = sql`a.conflict is null
  and (a.given_at is not null or ${isOnBoard(sql`a.reviewer_id`, sql`a.call_id`)})`

/** The condition that a reviewer is in no team of the fund; team members review none of its applications. */
const onNoSide = (userId: string): SQL => sql`not exists (
  select from application_conflicts k where k.call_id = a.call_id and k.user_id = ${userId} and k.kind = 'side')`

/** The condition for assignments that this reviewer may see; none if one of their teams applies to the same fund. */
const theirs = (userId: string): SQL =>
  sql`a.reviewer_id = ${userId} and ${isOnBoard(userId, sql`a.call_id`)} and ${onNoSide(userId)}`

export async function listAssignments(db: Db, { userId, id }: { userId: string; id?: string }) {
  const { rows } = await assignmentRows(db)(sql`
    select a.id, a.call_id, a.canvas_id, a.number, a.scores, a.comment, a.conflict, a.version, a.given_at, s.content,
      (select count(*)::int from review_assignments o where o.canvas_id = a.canvas_id and o.given_at is not null) as given,
      (select count(*)::int from review_assignments o where o.canvas_id = a.canvas_id and o.conflict is null) as reviewers,
      (select q.state from application_changes q where q.canvas_id = a.canvas_id) as changes
    from review_assignments a join submitted_applications s on s.canvas_id = a.canvas_id
    where ${theirs(userId)} and (${id ?? null}::uuid is null or a.id = ${id ?? null}::uuid)
    order by a.call_id, a.number`)
  return rows
}
export type AssignmentRow = Awaited<ReturnType<typeof listAssignments>>[number]

const applicantRows = rowsOf({
  canvas_id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

/** Lists the people behind applications, whom a blind reviewer must not learn. */
export async function listApplicants(db: Db, canvases: readonly string[]) {
  const { rows } = await applicantRows(db)(sql`
    select t.canvas_id, u.first_name || ' ' || u.last_name as name, u.email, u.phone_number as phone
    from application_teams t join users u on u.id = t.user_id
    where t.canvas_id = any(${sql.param([...canvases])}::uuid[])`)
  return Map.groupBy(rows, ({ canvas_id }): string => canvas_id)
}

const contentRows = rowsOf({ canvas_id: z.string(), content: z.custom<ApplicationContent>() })

export async function listSubmittedContents(db: Db, callId: string) {
  const { rows } = await contentRows(db)(sql`
    select canvas_id, content from submitted_applications where call_id = ${callId} order by canvas_id`)
  return rows
}

const workRows = rowsOf({
  call_id: z.string(),
  own: z.number(),
  given: z.number(),
  missing: z.number(),
  sent: z.number(),
})

/** Counts the work in each call: this member's applications and those scored, and the missing reviewers. */
export async function countWork(db: Db, { userId, calls }: { userId: string; calls: readonly string[] }) {
  const { rows } = await workRows(db)(sql`
    select c.id as call_id, own.own, own.given, short.missing, short.sent
    from public_calls c,
      lateral (select count(*)::int as own, count(a.given_at)::int as given from review_assignments a
        where a.call_id = c.id and a.reviewer_id = ${userId} and a.conflict is null and ${onNoSide(userId)}) own,
      lateral (select count(*)::int as sent, coalesce(sum(greatest(0, (c.content -> 'review' ->> 'reviewers')::int - (
        select count(*) from review_assignments a where a.canvas_id = s.canvas_id and ${judges}))), 0)::int as missing
        from submitted_applications s where s.call_id = c.id) short
    where c.id = any(${sql.param([...calls])}::uuid[])`)
  return rows
}

const callRows = rowsOf({ call_id: z.string() })

/** Lists those of these calls in which somebody has a conflict of interest. */
export async function listConflictCalls(
  db: Db,
  { userId, calls }: { userId: string; calls: readonly string[] },
): Promise<string[]> {
  const { rows } = await callRows(db)(sql`
    select distinct call_id from application_conflicts
    where user_id = ${userId} and kind <> 'connected' and call_id = any(${sql.param([...calls])}::uuid[])`)
  return rows.map(({ call_id }) => call_id)
}

const exportRows = rowsOf({
  number: z.number(),
  scores,
  comment: z.string(),
  conflict: z.nullable(z.enum(CONFLICTS)),
  given_at: z.nullable(timestamp),
})

/** Lists all drafts and scores of a person, including boards that they have left. */
export async function listJudgements(db: Db, userId: string) {
  const { rows } = await exportRows(db)(sql`
    select number, scores, comment, conflict, given_at from review_assignments
    where reviewer_id = ${userId} order by assigned_at, id`)
  return rows
}

const versionRows = rowsOf({ version: z.number() })

type Draft = { id: string; version: number; scores: Record<string, number>; comment: string }

/** Saves a draft based on a version; nothing if another device was first or the score is given. */
export async function saveDraftRow(db: Db, { id, version, scores: draftScores, comment }: Draft) {
  const { rows } = await versionRows(db)(sql`
    update review_assignments set scores = ${JSON.stringify(draftScores)}::jsonb, comment = ${comment}, version = version + 1
    where id = ${id} and version = ${version} and given_at is null and conflict is null returning version`)
  return rows[0]?.version
}

export async function saveScore(db: Db, { id, version }: { id: string; version: number }): Promise<boolean> {
  const { rows } = await versionRows(db)(sql`
    update review_assignments set given_at = clock_timestamp(), version = version + 1
    where id = ${id} and version = ${version} and given_at is null and conflict is null returning version`)
  return rows.length > 0
}

export async function saveConflict(
  db: Db,
  { id, conflict }: { id: string; conflict: Conflict },
): Promise<boolean> {
  const { rows } = await versionRows(db)(sql`
    update review_assignments set conflict = ${conflict}, scores = '{}', comment = '', version = version + 1
    where id = ${id} and given_at is null and conflict is null returning version`)
  return rows.length > 0
}
