import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal/contract/versions.ts'
import type { Db } from '#platform/server/db/database.ts'
import { termsAcceptances } from './account.tables.ts'
import { removeWaiting } from './registration.queries.ts'

/**
 * Accepts today's documents for an account that another proof of the mailbox has opened, and deletes registrations waiting
 * for that address, whose passwords anybody may have chosen.
 */
export async function adoptAddress(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await removeWaiting(tx, email)
  await tx.insert(termsAcceptances).values([
    { userId, document: 'terms', version: TERMS_VERSION.version },
    { userId, document: 'privacy', version: PRIVACY_VERSION.version },
  ])
}
