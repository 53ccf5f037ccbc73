import { sql } from '#platform/server/db/sql.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { makeNameless } from '#platform/server/nameless.ts'
import { type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'
import { listSignedDecisions } from './decisions/decisions.queries.ts'
import { listJudgedTeams } from './judged-teams.queries.ts'
import { listJudgements } from './reviews.queries.ts'
import { getOwnTalk } from './talk/talk.queries.ts'

/**
 * Exports what somebody drafted and gave as a reviewer, and, once results are public, what reviewers gave to applications of
 * their own teams; nothing of applications of others.
 */
export const exportReviews: DataExporter = async function* ({ services: { db }, userId }) {
  const rows = await listJudgements(db, userId)
  yield {
    path: 'reviews/scores.json',
    content: rows.map(({ number, scores, comment, conflict, given_at: at }) => ({
      number,
      scores,
      comment,
      conflict,
      givenAt: at,
    })),
  }
  const judged = await listJudgedTeams(db, userId)
  if (judged.length > 0) yield { path: 'reviews/own-applications.json', content: judged }
  yield { path: 'reviews/talk.json', content: await getOwnTalk(db, userId) }
  yield { path: 'reviews/decisions.json', content: await listSignedDecisions(db, userId) }
}

/** Keeps given scores without a name; deletes drafts and conflicts. */
export const eraseReviews: DataEraser = async ({ tx, userId }) => {
  await tx.execute(sql`delete from review_assignments where reviewer_id = ${userId} and given_at is null`)
  await tx.execute(sql`delete from review_decisions where proposed_by = ${userId} and confirmed_at is null`)
  const about = sql`canvas_id in (select canvas_id from application_teams where user_id = ${userId})`
  // Made from the submission, and rebuilt from what remains of it.
  await tx.execute(sql`delete from blind_readings where ${about}`)
  await tx.execute(sql`delete from blind_attachments where ${about}`)
  const concerned = sql`(reviewer_id = ${userId} or ${about})`
  await makeNameless(tx, {
    userId,
    places: [
      { table: 'review_remarks', texts: ['body'], where: sql`(author_id = ${userId} or ${about})` },
      {
        table: 'review_decisions',
        texts: ['reason', 'outside_reason'],
        where: sql`(proposed_by = ${userId} or confirmed_by = ${userId} or ${about})`,
      },
      {
        table: 'review_revisions',
        texts: ['comment', 'why'],
        where: sql`assignment_id in (select id from review_assignments where ${concerned})`,
      },
      { table: 'review_assignments', texts: ['comment'], where: concerned },
    ],
  })
}

export const mergeReviews: MergeRules = {
  'review_substitutes.user_id': mergeRows('call_id'),
  'review_substitutes.named_by': reassignRows,
  'decision_conflicts.user_id': mergeRows('decision_id'),
  'review_assignments.reviewer_id': mergeRows('canvas_id'),
  'review_remarks.author_id': reassignRows,
  'review_decisions.proposed_by': reassignRows,
  'review_decisions.confirmed_by': reassignRows,
}
