import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { judges } from '../reviews.queries.ts'

const stateRows = rowsOf({ missing: z.number(), decided: z.boolean(), given: z.number() })

/** Counts the missing scores of an application, and tells whether the board has begun to decide about it. */
export async function getTalkState(db: Db, canvasId: string) {
  const { rows } = await stateRows(db)(sql`
    select count(*) filter (where a.given_at is null)::int as missing, count(a.given_at)::int as given,
      exists (select from review_decisions d where d.canvas_id = ${canvasId}) as decided
    from review_assignments a where a.canvas_id = ${canvasId} and ${judges}`)
  return rows[0] ?? { missing: 0, given: 0, decided: false }
}

const scoreRows = rowsOf({
  id: z.string(),
  reviewer_id: z.nullable(z.string()),
  reviewer: z.nullable(z.string()),
  scores: z.record(z.string(), z.number()),
  comment: z.string(),
})

export async function listScoresOf(db: Db, canvasId: string) {
  const { rows } = await scoreRows(db)(sql`
    select a.id, a.reviewer_id, u.first_name || ' ' || u.last_name as reviewer, a.scores, a.comment
    from review_assignments a left join users u on u.id = a.reviewer_id
    where a.canvas_id = ${canvasId} and a.given_at is not null order by a.given_at, a.id`)
  return rows
}

const revisionRows = rowsOf({
  assignment_id: z.string(),
  scores: z.record(z.string(), z.number()),
  why: z.string(),
  revised_at: timestamp,
})

export async function listRevisions(db: Db, canvasId: string) {
  const { rows } = await revisionRows(db)(sql`
    select r.assignment_id, r.scores, r.why, r.revised_at
    from review_revisions r join review_assignments a on a.id = r.assignment_id
    where a.canvas_id = ${canvasId} order by r.id`)
  return rows
}

const remarkRows = rowsOf({
  id: z.string(),
  author_id: z.nullable(z.string()),
  author: z.nullable(z.string()),
  body: z.string(),
  created_at: timestamp,
})

export async function listRemarks(db: Db, canvasId: string) {
  const { rows } = await remarkRows(db)(sql`
    select r.id, r.author_id, u.first_name || ' ' || u.last_name as author, r.body, r.created_at
    from review_remarks r left join users u on u.id = r.author_id
    where r.canvas_id = ${canvasId} order by r.created_at, r.id limit 500`)
  return rows
}

type NewRemark = { canvasId: string; author: string; text: string }

export async function insertRemark(db: Db, { canvasId, author, text }: NewRemark): Promise<void> {
  await db.execute(sql`
    insert into review_remarks (id, canvas_id, author_id, body)
    values (${newId()}, ${canvasId}, ${author}, ${text})`)
}

const idRows = rowsOf({ id: z.string() })

export async function deleteRemark(
  db: Db,
  { canvasId, author, id }: { canvasId: string; author: string; id: string },
): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    delete from review_remarks where id = ${id} and canvas_id = ${canvasId} and author_id = ${author} returning id`)
  return rows.length > 0
}

type Revised = {
  id: string
  version: number
  scores: Readonly<Record<string, number>>
  comment: string
  why: string
}

/**
 * Stores the old score as a revision and the new one in its place, based on the version that was read; exactly once,
 * however often it is sent.
 */
export async function saveRevision(db: Db, { id, version, scores, comment, why }: Revised): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    with was as (
      select id, scores, comment from review_assignments
      where id = ${id} and version = ${version} and given_at is not null for update),
    kept as (
      insert into review_revisions (id, assignment_id, scores, comment, why)
      select ${newId()}::uuid, id, scores, comment, ${why} from was)
    update review_assignments a set scores = ${JSON.stringify(scores)}::jsonb, comment = ${comment}, version = version + 1
    from was where a.id = was.id returning a.id`)
  return rows.length > 0
}

const mateRows = rowsOf({ id: z.string(), reviewer_id: z.string() })

/** Lists the other reviewers of an application, each with their assignment. */
export async function listOtherReviewers(db: Db, { canvasId, me }: { canvasId: string; me: string }) {
  const { rows } = await mateRows(db)(sql`
    select a.id, a.reviewer_id from review_assignments a
    where a.canvas_id = ${canvasId} and a.reviewer_id <> ${me} and ${judges}`)
  return rows
}

const remarkTextRows = rowsOf({ text: z.string(), created_at: timestamp })
const changedRows = rowsOf({
  number: z.number(),
  scores: z.record(z.string(), z.number()),
  comment: z.string(),
  why: z.string(),
  revised_at: timestamp,
})

/** Lists a person's remarks, for their data export. */
export async function getOwnTalk(db: Db, userId: string) {
  const { rows: remarks } = await remarkTextRows(db)(sql`
    select body as text, created_at from review_remarks where author_id = ${userId} order by created_at, id`)
  const { rows: changes } = await changedRows(db)(sql`
    select a.number, r.scores, r.comment, r.why, r.revised_at
    from review_revisions r join review_assignments a on a.id = r.assignment_id
    where a.reviewer_id = ${userId} order by r.id`)
  return { remarks, changes }
}
