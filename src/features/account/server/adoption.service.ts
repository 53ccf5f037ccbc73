import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal/contract/versions.ts'
import type { Db } from '#platform/server/db/database.ts'
import { termsAcceptances } from './account.tables.ts'
import { removeWaiting } from './registration.queries.ts'

/**
 * Another proof of the mailbox than ours has opened an account: registrations that wait for that address, which anybody
 * may have typed with a password of their own, are gone, and the documents of today are accepted.
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
