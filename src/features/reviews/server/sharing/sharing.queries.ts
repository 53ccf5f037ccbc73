import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { judges } from '../reviews.queries.ts'

const stateRows = rowsOf({
  canvas_id: z.string(),
  title: z.string(),
  judging: z.array(z.string()),
  number: z.nullable(z.number()),
})

/** Lists the applications of a call with their reviewers. */
export async function listApplicationsWithReviewers(db: Db, callId: string) {
  const { rows } = await stateRows(db)(sql`
    select s.canvas_id, s.content ->> 'title' as title,
      array(select coalesce(a.reviewer_id, a.id)::text from review_assignments a
        where a.canvas_id = s.canvas_id and ${judges}) as judging,
      (select min(a.number) from review_assignments a where a.canvas_id = s.canvas_id) as number
    from submitted_applications s where s.call_id = ${callId} order by md5(s.canvas_id::text)`)
  return rows
}

const memberRows = rowsOf({
  id: z.string(),
  name: z.string(),
})

/** Lists the reviewers of a call. */
export async function listBoardNames(db: Db, callId: string) {
  const { rows } = await memberRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name
    from call_boards b join users u on u.id = b.user_id
    where b.call_id = ${callId} order by u.first_name, u.last_name, u.id`)
  return rows
}

/** Locks the assignments of a call. */
export async function lockAssignments(db: Db, callId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('reviews:' || ${callId}, 0))`)
}

type Assigned = { callId: string; canvasId: string; reviewerId: string; number: number }

export async function insertAssignment(db: Db, assigned: Assigned): Promise<void> {
  const { callId, canvasId, reviewerId, number } = assigned
  await db.execute(sql`
    insert into review_assignments (id, call_id, canvas_id, reviewer_id, number)
    values (${newId()}, ${callId}, ${canvasId}, ${reviewerId}, ${number}) on conflict do nothing`)
}

const idRows = rowsOf({ id: z.string() })
type Pair = { canvasId: string; reviewerId: string }

/** Deletes an assignment without a draft, which would be somebody's work. */
export async function deleteUnbegun(db: Db, { canvasId, reviewerId }: Pair): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    delete from review_assignments
    where canvas_id = ${canvasId} and reviewer_id = ${reviewerId} and given_at is null and conflict is null
      and scores = '{}' and comment = '' returning id`)
  return rows.length > 0
}

const assignmentRows = rowsOf({
  canvas_id: z.string(),
  reviewer_id: z.nullable(z.string()),
  begun: z.boolean(),
  given: z.boolean(),
})

/** Lists the assignments of a call without a conflict: which of them have a draft, and which a score. */
export async function listAssignmentStates(db: Db, callId: string) {
  const { rows } = await assignmentRows(db)(sql`
    select a.canvas_id, a.reviewer_id, a.scores <> '{}' or a.comment <> '' as begun, a.given_at is not null as given
    from review_assignments a where a.call_id = ${callId} and ${judges} order by a.assigned_at, a.id`)
  return rows
}
