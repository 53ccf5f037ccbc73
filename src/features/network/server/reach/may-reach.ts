import type { Db } from '#platform/server/db/database.ts'
import { decideReach, type Why } from './reach.ts'
import { getReachFacts } from './reach.queries.ts'

/**
 * Returns whether `one` may reach `other`. Every feature that shows, suggests, notifies, invites or lets write calls this
 * function, with both ids and `why` (see `WHYS`). False for oneself, for suspended or leaving members, and both ways for a
 * block. Call it within the transaction that writes; `message` means that the two may write freely, `firstMessage` that one
 * message may be sent, which waits to be accepted. False does not reveal the reason; callers answer that nobody was found.
 */
export async function mayReach(db: Db, one: string, other: string, why: Why): Promise<boolean> {
  return one !== other && decideReach(await getReachFacts(db, one, other), why)
}
