import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { CONFLICTS, type Conflict } from '../contract/reviews.endpoints.ts'
import type { Applicant } from './blind-application.ts'

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
})

/** Whether somebody sits on the board of the bank that holds a call; who has left it judges no more. */
const onBoard = (userId: string, call: SQL): SQL => sql`exists (
  select from public_calls pc join bank_boards b on b.bank_id = pc.bank_id
  where pc.id = ${call} and b.user_id = ${userId})`

const notInTeam = (userId: string): SQL => sql`not exists (
  select from application_teams t where t.canvas_id = a.canvas_id and t.user_id = ${userId})`

/** What this reviewer may see of what was given to them; an application of their own team never. */
const theirs = (userId: string): SQL =>
  sql`a.reviewer_id = ${userId} and ${onBoard(userId, sql`a.call_id`)} and ${notInTeam(userId)}`

export async function selectAssignments(db: Db, { userId, id }: { userId: string; id?: string }) {
  const { rows } = await assignmentRows(db)(sql`
    select a.id, a.call_id, a.canvas_id, a.number, a.scores, a.comment, a.conflict, a.version, a.given_at, s.content,
      (select count(*)::int from review_assignments o where o.canvas_id = a.canvas_id and o.given_at is not null) as given,
      (select count(*)::int from review_assignments o where o.canvas_id = a.canvas_id and o.conflict is null) as reviewers
    from review_assignments a join submitted_applications s on s.canvas_id = a.canvas_id
    where ${theirs(userId)} and (${id ?? null}::uuid is null or a.id = ${id ?? null}::uuid)
    order by a.call_id, a.number`)
  return rows
}
export type AssignmentRow = Awaited<ReturnType<typeof selectAssignments>>[number]

const applicantRows = rowsOf({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

export async function selectApplicants(db: Db, canvasId: string): Promise<Applicant[]> {
  const { rows } = await applicantRows(db)(sql`
    select u.first_name || ' ' || u.last_name as name, u.email, u.phone_number as phone
    from application_teams t join users u on u.id = t.user_id where t.canvas_id = ${canvasId}`)
  return rows
}

const idRows = rowsOf({ id: z.string() })

/** Calls of the banks on whose boards somebody sits, the latest deadline first. */
export async function selectCallsOfBoards(db: Db, userId: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select c.id from public_calls c join bank_boards b on b.bank_id = c.bank_id
    where b.user_id = ${userId} and c.deadline <= clock_timestamp() order by c.deadline desc limit 20`)
  return rows.map(({ id }) => id)
}

export async function selectBoard(db: Db, callId: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select b.user_id as id from public_calls c join bank_boards b on b.bank_id = c.bank_id where c.id = ${callId}`)
  return rows.map(({ id }) => id)
}

const stateRows = rowsOf({
  canvas_id: z.string(),
  team: z.array(z.string()),
  judging: z.array(z.string()),
  refused: z.array(z.string()),
  number: z.nullable(z.number()),
})

/** Every application of a call with its team, its reviewers and those who declared a conflict. */
export async function selectSharing(db: Db, callId: string) {
  const { rows } = await stateRows(db)(sql`
    select s.canvas_id,
      array(select t.user_id::text from application_teams t where t.canvas_id = s.canvas_id) as team,
      array(select coalesce(a.reviewer_id, a.id)::text from review_assignments a
        where a.canvas_id = s.canvas_id and a.conflict is null) as judging,
      array(select a.reviewer_id::text from review_assignments a
        where a.canvas_id = s.canvas_id and a.conflict is not null and a.reviewer_id is not null) as refused,
      (select min(a.number) from review_assignments a where a.canvas_id = s.canvas_id) as number
    from submitted_applications s where s.call_id = ${callId} order by md5(s.canvas_id::text)`)
  return rows
}

/** One sharing out of a call at a time. */
export async function holdSharing(db: Db, callId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('reviews:' || ${callId}, 0))`)
}

export async function insertAssignment(
  db: Db,
  {
    callId,
    canvasId,
    reviewerId,
    number,
  }: { callId: string; canvasId: string; reviewerId: string; number: number },
): Promise<void> {
  await db.execute(sql`
    insert into review_assignments (id, call_id, canvas_id, reviewer_id, number)
    values (${newId()}, ${callId}, ${canvasId}, ${reviewerId}, ${number}) on conflict do nothing`)
}

const versionRows = rowsOf({ version: z.number() })

type Draft = { id: string; version: number; scores: Record<string, number>; comment: string }

/** Keeps a draft on the version that it builds on; nothing where another device was quicker or it is given. */
export async function storeDraft(db: Db, { id, version, scores: given, comment }: Draft) {
  const { rows } = await versionRows(db)(sql`
    update review_assignments set scores = ${JSON.stringify(given)}::jsonb, comment = ${comment}, version = version + 1
    where id = ${id} and version = ${version} and given_at is null and conflict is null returning version`)
  return rows[0]?.version
}

export async function storeGiven(db: Db, { id, version }: { id: string; version: number }): Promise<boolean> {
  const { rows } = await versionRows(db)(sql`
    update review_assignments set given_at = clock_timestamp(), version = version + 1
    where id = ${id} and version = ${version} and given_at is null and conflict is null returning version`)
  return rows.length > 0
}

export async function storeConflict(
  db: Db,
  { id, conflict }: { id: string; conflict: Conflict },
): Promise<boolean> {
  const { rows } = await versionRows(db)(sql`
    update review_assignments set conflict = ${conflict}, scores = '{}', comment = '', version = version + 1
    where id = ${id} and given_at is null and conflict is null returning version`)
  return rows.length > 0
}
