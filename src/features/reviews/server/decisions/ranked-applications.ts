import { type ApplicationContent, requestedOf } from '#features/calls/contract/application-content.ts'
import type { CallContent } from '#features/calls/contract/call.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { rank } from '../../contract/ranking.ts'
import type { listScores } from './decisions.queries.ts'

type Row = { canvas_id: string; content: ApplicationContent; counted_at: string | Date }
type Judged = { call: CallContent; scores: Awaited<ReturnType<typeof listScores>> }

/** Returns the applications of a call in ranking order, with rank and scores. */
export function rankedApplications<R extends Row>(rows: readonly R[], { call, scores }: Judged) {
  const byId = new Map(rows.map((row) => [row.canvas_id, row]))
  const order = rank(
    rows.map((row) => ({
      id: row.canvas_id,
      requested: requestedOf(row.content),
      countedAt: toIso(row.counted_at),
    })),
    {
      criteria: call.review.criteria,
      given: scores.map((one) => ({
        application: one.canvas_id,
        reviewer: one.reviewer,
        scores: one.scores,
      })),
    },
  )
  return order.flatMap(({ countedAt: _, ...place }) => {
    const row = byId.get(place.id)
    return row ? [{ place, row, scored: scores.filter(({ canvas_id }) => canvas_id === place.id) }] : []
  })
}
