import type { Db } from '#platform/server/db/database.ts'
import { type BoardCall, isOpen } from '../boards.queries.ts'
import { getBoardProgress, listChangeStates } from './changes.queries.ts'

export type ChangeQuestion = { canvasId: string; call: BoardCall }

export async function mayAsk(db: Db, changeQuestion: ChangeQuestion): Promise<boolean> {
  return (await obstacleOf(db, changeQuestion)) === undefined
}

/** Returns why a team cannot be asked for changes now. */
export async function obstacleOf(db: Db, { canvasId, call }: ChangeQuestion) {
  if (!isOpen(call)) return 'notReviewing'
  const states = await listChangeStates(db, call.id)
  if (states.has(canvasId)) return 'askedAlready'
  return (await isRanked(db, call)) ? 'rankingStands' : undefined
}

/** Returns the requests for all applications of a call, and whether the others may still be asked. */
export async function changeRequestsIn(db: Db, call: BoardCall) {
  const states = await listChangeStates(db, call.id)
  return { states, isOpen: isOpen(call) && !(await isRanked(db, call)) }
}

/** Returns whether the board has begun to decide, or has scored everything. */
async function isRanked(db: Db, call: BoardCall): Promise<boolean> {
  const { decisions, ungiven } = await getBoardProgress(db, call.id)
  return decisions > 0 || ungiven === 0
}
