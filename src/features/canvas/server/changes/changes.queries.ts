import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import {
  boxChanges,
  type BoxChange,
  CHANGES_STATES,
  type ChangeRequest,
} from '../../contract/changes/changes-schema.ts'

const requestRows = rowsOf({
  state: z.enum(CHANGES_STATES),
  why: z.string(),
  asked: boxChanges,
  asked_at: timestamp,
  until: timestamp,
  answered_at: z.nullable(timestamp),
})

/** Returns the board's request for changes with its state by the database's clock. */
export async function findRequest(db: Db, canvasId: string): Promise<ChangeRequest | null> {
  const { rows } = await requestRows(db)(sql`
    select state, why, asked, asked_at, until, answered_at from application_changes where canvas_id = ${canvasId}`)
  const [row] = rows
  return row
    ? {
        state: row.state,
        why: row.why,
        asked: row.asked,
        askedAt: toIso(row.asked_at),
        until: toIso(row.until),
        answeredAt: toIso(row.answered_at),
      }
    : null
}

const idRows = rowsOf({ canvas_id: z.string() })

export type NewRequest = {
  canvasId: string
  by: string
  until: Date
  why: string
  asked: readonly BoxChange[]
}

/** Inserts the only request of an application; returns false if there is one already, also from a concurrent call. */
export async function insertRequest(
  tx: Db,
  { canvasId, by, until, why, asked }: NewRequest,
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into canvas_change_requests (canvas_id, asked_by, until, why, asked)
    select canvas_id, ${by}, ${toIso(until)}, ${why}, ${JSON.stringify(asked)}::jsonb
    from canvas_submissions where canvas_id = ${canvasId}
    on conflict do nothing returning canvas_id`)
  return rows.length > 0
}

type NewAnswer = { canvasId: string; by: string; content: ApplicationContent; digest: string }

/** Stores the answer in time and once, in one statement, without touching the first submission. */
export async function saveAnswer(tx: Db, { canvasId, by, content, digest }: NewAnswer): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    with answered as (
      update canvas_change_requests set answered_at = clock_timestamp()
      where canvas_id = ${canvasId} and answered_at is null and until > clock_timestamp()
      returning canvas_id, answered_at)
    insert into canvas_answers (canvas_id, submitted_by, arrived_at, content, digest)
    select canvas_id, ${by}, answered_at, ${JSON.stringify(content)}::jsonb, ${digest} from answered
    returning canvas_id`)
  return rows.length > 0
}

const reviewerRows = rowsOf({ assignment_id: z.string(), user_id: z.string(), number: z.number() })

export async function listReviewers(tx: Db, canvasId: string) {
  const { rows } = await reviewerRows(tx)(sql`
    select assignment_id, user_id, number from application_reviewers where canvas_id = ${canvasId}`)
  return rows
}
