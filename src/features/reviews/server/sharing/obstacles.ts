import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Obstacle } from '../../contract/assigning.endpoints.ts'

/** The people who may not review an application, with the reason, by application. */
export type Obstacles = ReadonlyMap<string, ReadonlyMap<string, Obstacle>>

const conflictRows = rowsOf({
  canvas_id: z.string(),
  user_id: z.string(),
  kind: z.enum(['side', 'connected', 'kin', 'declared']),
})

async function selectConflicts(db: Db, callId: string) {
  const { rows } = await conflictRows(db)(sql`
    select canvas_id, user_id, kind from application_conflicts where call_id = ${callId}`)
  return rows
}

function byApplication(
  rows: Awaited<ReturnType<typeof selectConflicts>>,
): Map<string, Map<string, Obstacle>> {
  const obstacles = new Map<string, Map<string, Obstacle>>()
  for (const { canvas_id, user_id, kind } of rows) {
    const own = obstacles.get(canvas_id) ?? new Map<string, Obstacle>()
    // A declared conflict takes precedence over a detected one.
    if (kind === 'declared' || !own.has(user_id))
      own.set(user_id, kind === 'declared' ? 'declared' : 'detected')
    obstacles.set(canvas_id, own)
  }
  return obstacles
}

/** Returns conflicts of interest by application. */
export async function conflictsOf(db: Db, callId: string): Promise<Obstacles> {
  return byApplication(await selectConflicts(db, callId))
}

/** Returns conflicts with those on the side of any team of the call: all apply to one fund. */
export async function obstaclesOf(
  db: Db,
  { callId, sharing }: { callId: string; sharing: readonly { canvas_id: string }[] },
): Promise<Obstacles> {
  const rows = await selectConflicts(db, callId)
  const sides = rows
    .filter(({ kind }) => kind === 'side')
    .map(({ user_id }) => [user_id, 'detected'] as const)
  const own = byApplication(rows)
  return new Map(
    sharing.map(({ canvas_id }) => [canvas_id, new Map([...sides, ...(own.get(canvas_id) ?? [])])]),
  )
}

const tieRows = rowsOf({ found: z.boolean() })

/**
 * Returns whether somebody is on the side of a team of a call, may be a relative, or declared knowing them. All teams share
 * one fund, so they see no scores, decide and sign nothing; staff name a substitute. People who are only connected with a
 * team are excluded from its application alone.
 */
export async function isInConflict(
  db: Db,
  { userId, callId }: { userId: string; callId: string },
): Promise<boolean> {
  const { rows } = await tieRows(db)(sql`
    select exists (select from application_conflicts where call_id = ${callId} and user_id = ${userId}
      and kind <> 'connected') as found`)
  return rows[0]?.found ?? false
}

/** Returns whether somebody knows any team of a call, connections included: then they void none of its votes. */
export async function knowsAnyTeam(
  db: Db,
  { userId, callId }: { userId: string; callId: string },
): Promise<boolean> {
  const { rows } = await tieRows(db)(sql`
    select exists (select from application_conflicts where call_id = ${callId} and user_id = ${userId}) as found`)
  return rows[0]?.found ?? false
}

const idRows = rowsOf({ id: z.string() })

/** Lists the reviewers of a call without a conflict with any of its teams. */
export async function listReviewersWithoutTies(db: Db, callId: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select b.user_id as id from call_boards b where b.call_id = ${callId} and not exists (
      select from application_conflicts k where k.call_id = b.call_id and k.user_id = b.user_id)
    order by b.user_id`)
  return rows.map(({ id }) => id)
}
