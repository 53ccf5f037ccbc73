import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { BoardCall } from '../boards.queries.ts'
import { conflictsOf } from '../sharing/obstacles.ts'
import { listBoardNames } from '../sharing/sharing.queries.ts'
import { listCandidates, listScores } from './decisions.queries.ts'
import { rankedApplications } from './ranked-applications.ts'

type Signed = { call: BoardCall; application: string; id: string }

/** Stores the state at a decision's signature: rank, points, and the board members who knew the team. */
export async function saveSignedState(tx: Db, { call, application, id }: Signed): Promise<void> {
  const rows = await listCandidates(tx, { callId: call.id })
  const ranked = rankedApplications(rows, { call: call.content, scores: await listScores(tx, call.id) })
  const place = ranked.find((one) => one.place.id === application)?.place
  await tx.execute(sql`
    update review_decisions set place = ${place?.rank ?? null}, points = ${place?.normalised ?? null},
      raw = ${place?.raw ?? null} where id = ${id}`)
  const board = new Set((await listBoardNames(tx, call.id)).map((one) => one.id))
  for (const [userId, kind] of (await conflictsOf(tx, call.id)).get(application) ?? [])
    if (board.has(userId))
      await tx.execute(sql`
        insert into decision_conflicts (decision_id, user_id, kind) values (${id}, ${userId}, ${kind})
        on conflict do nothing`)
}
