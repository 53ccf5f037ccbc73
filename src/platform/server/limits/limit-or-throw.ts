import type { Db } from '../db/database.ts'
import { tooMany } from '../http/problem.ts'
import { countAgainstLimit, type LimitState, type RateLimit } from './rate-limit.queries.ts'

/** Counts one, and refuses with 429 (and when to come back) what is over the limit. */
export async function limitOrThrow(db: Db, limit: RateLimit): Promise<LimitState> {
  const state = await countAgainstLimit(db, limit)
  if (!state.allowed) throw tooMany(state.retryAfterSeconds)
  return state
}
