import type { Db } from '#platform/server/db/database.ts'
import { decideReach, type Why } from './reach.ts'
import { reachFacts } from './reach.queries.ts'

/**
 * Whether `one` may reach `other`, and the only place where that is decided: whoever shows, suggests, tells, invites or
 * lets write asks here, with both ids and `why` (see `WHYS`). False for oneself, for whoever is suspended or leaving, and
 * both ways for a block. Ask within the transaction that writes; `message` says that the two may write freely,
 * `firstMessage` that a first one may be sent, which waits to be accepted. False says nothing of the reason, and whoever
 * asked for the other person is told that nobody was found.
 */
export async function mayReach(db: Db, one: string, other: string, why: Why): Promise<boolean> {
  return one !== other && decideReach(await reachFacts(db, one, other), why)
}
