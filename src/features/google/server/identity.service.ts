import { adoptAddress } from '#features/account/server/index.ts'
import { endRecovery, deleteLegacyHash, isUnprovenFormerMember } from '#features/recovery/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { endSessions } from '#platform/server/auth/session.service.ts'
import {
  insertUser,
  findUserByEmail,
  findUserById,
  lockUser,
  type User,
} from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { Claims } from './claims.ts'
import { insertIdentity, updateIdentityUse, isIdentityEnded } from './google.queries.ts'
import { linkedMail } from './linked-mail.ts'

/** The person removed this identity from their account, so only they readmit it, in their settings. */
export class Ended extends Error {}

type GoogleIdentity = { claims: Claims; language: Locale }

/** Finds the person of an identity: by issuer and subject, else by the verified address, else creates one. */
export async function personOf({
  services,
  ...identity
}: GoogleIdentity & { services: Services }): Promise<User> {
  const user = await inTransaction(services.pool, async (tx) => {
    const userId = await updateIdentityUse(tx, identity.claims)
    if (!userId && (await isIdentityEnded(tx, identity.claims))) throw new Ended()
    return userId ? findUserById(tx, userId) : connect({ services, tx, ...identity })
  })
  if (!user) throw new Error('The account is gone')
  if (user.suspendedAt) throw new Error('The account is suspended')
  return user
}

async function connect({
  services,
  tx,
  claims,
  language,
}: GoogleIdentity & { services: Services; tx: Db }): Promise<User> {
  const { issuer, subject, email, firstName, lastName } = claims
  if (!email) throw new Error('The provider has not verified the address')
  const created = await insertUser(tx, { email, firstName, lastName, language, passwordHash: null })
  const user = created ?? (await findUserByEmail(tx, email))
  if (!user) throw new Error('The account is gone')
  if (user.mergedInto) throw new Error('The account was joined to another')
  if (created) await adoptAddress(tx, { userId: user.id, email })
  else await takeOver({ services, tx, user, claims: { ...claims, email } })
  if (!(await insertIdentity(tx, { issuer, subject, userId: user.id, email }))) {
    // A parallel call of the same person was faster and made or found the same account.
    const userId = await updateIdentityUse(tx, claims)
    if (userId !== user.id) throw new Error('The identity belongs to another account')
  }
  return user
}

/**
 * Adds the identity to an existing account and notifies its owner; an account that nobody has proved loses its old password
 * and sessions.
 */
async function takeOver({
  services,
  tx,
  user,
  claims,
}: {
  services: Services
  tx: Db
  user: User
  claims: Claims & { email: string }
}) {
  await lockUser(tx, user.id)
  if (await isUnprovenFormerMember(tx, user.id)) {
    await deleteLegacyHash(tx, user.id)
    await endRecovery({ services, tx, user })
    await endSessions({ db: tx, userId: user.id, reason: 'adopted' })
  }
  await services.mailer.enqueue(tx, linkedMail({ config: services.config, user, email: claims.email }))
}
