import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { findCallBySlug } from '#features/calls/server/index.ts'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { problems } from '#platform/contract/problems.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type * as endpoints from '../../contract/results.endpoints.ts'
import { listScores } from './decisions.queries.ts'
import { rankedApplications } from './ranked-applications.ts'

const applicationRows = rowsOf({
  canvas_id: z.string(),
  content: z.custom<ApplicationContent>(),
  counted_at: timestamp,
  amount: z.nullable(z.number()),
  decided: z.boolean(),
  approved: z.boolean(),
  votes: z.nullable(z.number()),
  project: z.nullable(z.string()),
})

/**
 * Returns the results, from their day on, without decisions that wait for a second signature. With a public vote, its votes
 * have shared out the money.
 */
export async function getResults(db: Db, slug: string): Promise<ResponseOf<typeof endpoints.getResults>> {
  const call = await findCallBySlug(db, slug)
  if (call?.phase !== 'finished') throw new Problem(problems.notFound)
  const { rows } = await applicationRows(db)(sql`
    select s.canvas_id, s.content, s.counted_at, a.amount, p.slug as project,
      d.id is not null as decided, d.amount is not null as approved, o.votes
    from submitted_applications s left join project_addresses p on p.canvas_id = s.canvas_id
    left join confirmed_awards a on a.canvas_id = s.canvas_id
    left join review_decisions d on d.canvas_id = s.canvas_id and d.confirmed_at is not null
    left join vote_outcomes o on o.canvas_id = s.canvas_id
    where s.call_id = ${call.id} order by s.canvas_id`)
  const scores = await listScores(db, call.id)
  const results = rankedApplications(rows, { call: call.content, scores }).map(
    ({ place, row, scored }): endpoints.CallResult => {
      const { title, municipality } = row.content
      const { requested, normalised } = place
      return {
        points: scored.length === 0 ? null : normalised,
        reviewers: scored.length,
        funded:
          row.amount === null
            ? null
            : { title, municipality, requested, amount: row.amount, project: row.project },
      }
    },
  )
  const minVotes = call.content.vote?.minVotes ?? null
  const unpaid = rows.filter(({ amount }) => amount === null)
  const count = (which: (row: (typeof rows)[number]) => boolean) => unpaid.filter(which).length
  const isFew = ({ votes }: { votes: number | null }) => minVotes !== null && (votes ?? 0) < minVotes
  return {
    fund: call.content.fund,
    minVotes,
    without: {
      undecided: count(({ decided }) => !decided),
      refused: count(({ decided, approved }) => decided && !approved),
      fewVotes: count((row) => row.approved && isFew(row)),
      fundSpent: count((row) => row.approved && !isFew(row)),
    },
    awarded: results.reduce((sum, { funded }) => sum + (funded?.amount ?? 0), 0),
    applications: [
      ...results.filter(({ funded }) => funded !== null),
      ...results.filter(({ funded }) => funded === null),
    ],
  }
}
