import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { boxChanges, CHANGES_STATES } from '#features/canvas/contract/changes/changes-schema.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { judges } from '../reviews.queries.ts'

const changesRows = rowsOf({
  state: z.enum(CHANGES_STATES),
  why: z.string(),
  asked: boxChanges,
  asked_at: timestamp,
  until: timestamp,
  answered_at: z.nullable(timestamp),
  first_content: z.custom<ApplicationContent>(),
})

/** Returns the request for changes of an application, and its content before. */
export async function findChanges(db: Db, canvasId: string) {
  const { rows } = await changesRows(db)(sql`
    select state, why, asked, asked_at, until, answered_at, first_content
    from application_changes where canvas_id = ${canvasId}`)
  return rows[0]
}

const waitingRows = rowsOf({ waiting: z.number() })

/** Counts teams of a call that still have time to answer. */
export async function countWaiting(db: Db, callId: string): Promise<number> {
  const { rows } = await waitingRows(db)(sql`
    select count(*)::int as waiting from application_changes
    where call_id = ${callId} and state = 'waiting'`)
  return rows[0]?.waiting ?? 0
}

const stateRows = rowsOf({ canvas_id: z.string(), state: z.enum(CHANGES_STATES) })

/** Lists applications of a call with a request for changes, and its state. */
export async function listChangeStates(db: Db, callId: string) {
  const { rows } = await stateRows(db)(sql`
    select canvas_id, state from application_changes where call_id = ${callId}`)
  return new Map(rows.map(({ canvas_id: canvas, state }) => [canvas, state] as const))
}

const progressRows = rowsOf({ ungiven: z.number(), decisions: z.number() })

/** Returns the board's progress: missing scores, and proposed decisions. */
export async function getBoardProgress(db: Db, callId: string) {
  const { rows } = await progressRows(db)(sql`
    select
      (select count(*)::int from review_assignments a
        where a.call_id = ${callId} and a.given_at is null and ${judges}) as ungiven,
      (select count(*)::int from review_decisions where call_id = ${callId}) as decisions`)
  return rows[0] ?? { ungiven: 0, decisions: 0 }
}
