import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../contract/problems.ts'
import { listOthersIn, lockMembership, type Membership } from './membership.queries.ts'

/**
 * Locks the conversation for every write that others see. Rejects members who have left, and direct conversations separated
 * by a block.
 */
export async function lockToTalk(tx: Db, input: { id: string; userId: string }): Promise<Membership> {
  const membership = await lockMembership(tx, input)
  await refuseUnreachable(tx, { membership, userId: input.userId })
  return membership
}

/** Rejects a block without a lock, for acts that store nothing. */
export async function refuseUnreachable(
  db: Db,
  { membership: { id, kind, state }, userId }: { membership: Membership; userId: string },
): Promise<void> {
  if (state === 'left') throw new Problem(problems.notIn)
  if (kind === 'group') return
  const [other] = await listOthersIn(db, { id, userId })
  if (!other || other.is_severed) throw new Problem(problems.cannotReach)
}
