import { lockUser } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { Claims } from './claims.ts'
import { insertIdentity, listIdentities } from './google.queries.ts'
import { linkedMail } from './linked-mail.ts'

const ENDINGS = ['linked', 'taken'] as const
export type LinkEnding = (typeof ENDINGS)[number]

export function isOfLink(ending: string): ending is LinkEnding {
  return ENDINGS.some((one) => one === ending)
}

/** Links an identity to the account from whose settings the member went to the provider, whatever the two addresses are. */
export function linkIdentity({
  services,
  userId,
  claims,
}: {
  services: Services
  userId: string
  claims: Claims
}): Promise<LinkEnding> {
  const { issuer, subject } = claims
  return inTransaction(services.pool, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || user.suspendedAt || user.mergedInto) throw new Error('The account is gone')
    const email = claims.email ?? user.email
    if (await insertIdentity(tx, { issuer, subject, userId, email })) {
      const { config, mailer } = services
      await mailer.enqueue(tx, linkedMail({ config, user, email }))
      return 'linked'
    }
    const own = await listIdentities(tx, userId)
    return own.some((one) => one.issuer === issuer && one.subject === subject && !one.endedAt)
      ? 'linked'
      : 'taken'
  })
}
