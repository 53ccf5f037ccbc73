import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { requestedOf } from '#features/calls/contract/application-content.ts'
import { callBySlug } from '#features/calls/server/index.ts'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { problems } from '#platform/contract/problems.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { rank } from '../../contract/ranking.ts'
import type { CallResult, getResults } from '../../contract/results.endpoints.ts'
import { selectGiven, sumAwarded } from './decisions.queries.ts'

const sentRows = rowsOf({
  canvas_id: z.string(),
  content: z.custom<ApplicationContent>(),
  counted_at: timestamp,
  amount: z.nullable(z.number()),
})

/** Nothing is said before the day of the results, nor of decisions that wait for their second signature. */
export async function resultsOf(db: Db, slug: string): Promise<ResponseOf<typeof getResults>> {
  const call = await callBySlug(db, slug)
  if (call?.phase !== 'finished') throw new Problem(problems.notFound)
  const { rows } = await sentRows(db)(sql`
    select s.canvas_id, s.content, s.counted_at, d.amount
    from submitted_applications s
    left join review_decisions d on d.canvas_id = s.canvas_id and d.confirmed_at is not null
    where s.call_id = ${call.id} order by s.canvas_id`)
  const given = await selectGiven(db, call.id)
  const order = rank(
    rows.map((row) => ({
      id: row.canvas_id,
      requested: requestedOf(row.content),
      countedAt: new Date(row.counted_at).toISOString(),
    })),
    {
      criteria: call.content.review.criteria,
      given: given.map(({ canvas_id, reviewer, scores }) => ({ application: canvas_id, reviewer, scores })),
    },
  )
  const byId = new Map(rows.map((row) => [row.canvas_id, row]))
  const results = order.flatMap(({ id, normalised, requested }): CallResult[] => {
    const row = byId.get(id)
    if (!row) return []
    const { title, municipality } = row.content
    const reviewers = given.filter(({ canvas_id }) => canvas_id === id).length
    return [
      {
        points: reviewers === 0 ? null : normalised,
        reviewers,
        funded: row.amount === null ? null : { title, municipality, requested, amount: row.amount },
      },
    ]
  })
  return {
    fund: call.content.fund,
    awarded: await sumAwarded(db, call.id),
    applications: [
      ...results.filter(({ funded }) => funded !== null),
      ...results.filter(({ funded }) => funded === null),
    ],
  }
}
