import { type ApplicationContent, requestedOf } from '#features/calls/contract/application-content.ts'
import type { CallContent } from '#features/calls/contract/call.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { rank } from '../../contract/ranking.ts'
import type { selectScores } from './decisions.queries.ts'

type Row = { canvas_id: string; content: ApplicationContent; counted_at: string | Date }
type Judged = { call: CallContent; given: Awaited<ReturnType<typeof selectScores>> }

/** Returns the applications of a call in ranking order, with rank and scores. */
export function rankedApplications<R extends Row>(rows: readonly R[], { call, given }: Judged) {
  const byId = new Map(rows.map((row) => [row.canvas_id, row]))
  const order = rank(
    rows.map((row) => ({
      id: row.canvas_id,
      requested: requestedOf(row.content),
      countedAt: toIso(row.counted_at),
    })),
    {
      criteria: call.review.criteria,
      given: given.map(({ canvas_id, reviewer, scores }) => ({ application: canvas_id, reviewer, scores })),
    },
  )
  return order.flatMap(({ countedAt: _, ...place }) => {
    const row = byId.get(place.id)
    return row ? [{ place, row, scored: given.filter(({ canvas_id }) => canvas_id === place.id) }] : []
  })
}
