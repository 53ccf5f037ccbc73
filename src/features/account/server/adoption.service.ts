import { getVersionsInForce } from '#features/legal/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { insertAcceptances } from './acceptances.queries.ts'
import { deleteWaitingRegistrations } from './registration.queries.ts'

/**
 * Accepts today's documents for an account that another proof of the mailbox has opened, and deletes registrations waiting
 * for that address, whose passwords anybody may have chosen.
 */
export async function adoptAddress(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await deleteWaitingRegistrations(tx, email)
  await insertAcceptances(tx, { userIds: [userId], ...(await getVersionsInForce(tx)) })
}
