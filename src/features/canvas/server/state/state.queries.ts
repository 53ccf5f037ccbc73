import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type CallDates, type CallStatus, graceEnd, phaseOf } from '#features/calls/contract/call.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { type CanvasState, stateOf } from '../../contract/state/canvas-state.ts'

const factRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  status: z.custom<CallStatus>(),
  dates: z.custom<CallDates>(),
  grace: z.number(),
  held: z.boolean(),
  sent: z.boolean(),
  asked: z.boolean(),
  decided: z.boolean(),
  amount: z.nullable(z.number()),
  counted: z.boolean(),
  award: z.nullable(z.number()),
  project: z.nullable(z.string()),
  now: timestamp,
})

/** Returns the states of these applications by the database's clock. */
export async function findStates(db: Db, ids: readonly string[]): Promise<Map<string, CanvasState>> {
  const { rows } = await factRows(db)(sql`
    select c.id, p.slug, p.status, p.content -> 'dates' as dates, (p.content ->> 'graceMinutes')::int as grace,
      p.held_at is not null as held, c.submitted_at is not null as sent,
      exists (select from application_changes q where q.canvas_id = c.id and q.state = 'waiting') as asked,
      d.canvas_id is not null as decided, d.amount, o.canvas_id is not null as counted, w.amount as award,
      (select a.slug from project_addresses a where a.canvas_id = c.id) as project, clock_timestamp() as now
    from canvases c join public_calls p on p.id = c.call_id
      left join board_decisions d on d.canvas_id = c.id
      left join confirmed_awards w on w.canvas_id = c.id
      left join vote_outcomes o on o.canvas_id = c.id
    where c.id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(
    rows.map((row) => {
      const now = new Date(row.now)
      const { status, dates, grace, held, slug } = row
      const end = graceEnd({ dates, graceMinutes: grace })
      const state = stateOf({
        slug,
        phase: phaseOf({ status, dates, isHeld: held }, now),
        isSent: row.sent,
        isOver: end !== null && now >= end,
        isAsked: row.asked,
        decision: row.decided ? { amount: row.amount } : null,
        isCounted: row.counted,
        award: row.award,
        project: row.project,
      })
      return [row.id, state] as const
    }),
  )
}
