import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CallContent } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { listScores } from './decisions.queries.ts'
import { rankedApplications } from './ranked-applications.ts'

const applicationRows = rowsOf({
  canvas_id: z.string(),
  content: z.custom<ApplicationContent>(),
  counted_at: timestamp,
  amount: z.nullable(z.number()),
})

export type Approved = {
  canvasId: string
  content: ApplicationContent
  /** Feninga awarded at most. */
  amount: number
  /** Rank among the approved ones, by the board's points. */
  place: number
}

/** Lists the applications that a board approved by two signatures, by points: the public votes on these. */
export async function approvedApplications(
  db: Db,
  call: { id: string; content: CallContent },
): Promise<Approved[]> {
  const { rows } = await applicationRows(db)(sql`
    select s.canvas_id, s.content, s.counted_at, a.amount
    from submitted_applications s left join approved_applications a on a.canvas_id = s.canvas_id
    where s.call_id = ${call.id} order by s.canvas_id`)
  const scores = await listScores(db, call.id)
  return rankedApplications(rows, { call: call.content, scores })
    .flatMap(({ row: { canvas_id: canvasId, content, amount } }) =>
      amount === null ? [] : [{ canvasId, content, amount }],
    )
    .map((one, at) => ({ ...one, place: at + 1 }))
}
