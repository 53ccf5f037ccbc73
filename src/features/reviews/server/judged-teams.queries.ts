import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { CallContent } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const judgedRows = rowsOf({
  application: z.string(),
  title: z.string(),
  criteria: z.custom<CallContent['review']['criteria']>(),
  scores: z.record(z.string(), z.number()),
  comment: z.string(),
})

/** Lists the scores and reasons that a person's teams received, without the reviewers; nothing before the results. */
export async function listJudgedTeams(db: Db, userId: string) {
  const { rows } = await judgedRows(db)(sql`
    select a.canvas_id as application, coalesce(s.content ->> 'title', '') as title,
      c.content -> 'review' -> 'criteria' as criteria, a.scores, a.comment
    from application_teams t join review_assignments a on a.canvas_id = t.canvas_id
    join submitted_applications s on s.canvas_id = a.canvas_id join public_calls c on c.id = a.call_id
    where t.user_id = ${userId} and a.given_at is not null
      and c.held_at is null and c.results_at <= clock_timestamp()
    order by a.canvas_id, a.id`)
  return rows.map(({ criteria, scores, ...judged }) => ({
    ...judged,
    scores: criteria.map(({ id, title }) => ({ criterion: title, score: scores[id] ?? null })),
  }))
}
