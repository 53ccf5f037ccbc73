import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { lockUser, type User } from '#platform/server/auth/users.queries.ts'
import type { Secrets } from '#platform/server/config/secrets.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { listIdentities as endpoint } from '../contract/identities.endpoints.ts'
import { problems } from '../contract/problems.ts'
import {
  type IdentityKey,
  listIdentities as listIdentityRows,
  deleteTicketsOf,
  updateIdentities,
} from './google.queries.ts'
import { linkedMail, unlinkedMail } from './linked-mail.ts'

type Call = { services: Services; session: Session }

/** Readmitting an identity opens a way into the account, so the person must have signed in within this time. */
const FRESH_MS = 15 * 60_000

/** Returns the id of an identity without revealing who somebody is at the provider. */
export function identityId(secrets: Secrets, { issuer, subject }: IdentityKey): string {
  return secrets.digest('identity', `${issuer}\n${subject}`).toString('base64url').slice(0, 22)
}

export async function listIdentities({ services, session }: Call): Promise<ResponseOf<typeof endpoint>> {
  const rows = await listIdentityRows(services.db, session.userId)
  return {
    identities: rows.map((row) => ({
      id: identityId(services.secrets, row),
      email: row.email,
      linkedAt: toIso(row.createdAt),
      lastUsedAt: toIso(row.lastUsedAt),
      endedAt: toIso(row.endedAt),
    })),
  }
}

/** Removes an identity from the account, unless it is the only way to sign in. */
export async function removeIdentity(call: Call & { id: string }): Promise<void> {
  await changing(call, async (tx, { user, identity, living }) => {
    if (user.passwordHash === null && living === 1) throw new Problem(problems.onlyWayIn)
    const ended = await updateIdentities(tx, { userId: user.id, only: identity, ended: true })
    const { config, mailer } = call.services
    if (ended) await mailer.enqueue(tx, unlinkedMail({ config, user, email: identity.email }))
  })
}

/** Throws unless the member has just signed in, because they add a way into the account. */
export function refuseStale({ authenticatedAt }: Session): void {
  if (Date.now() - authenticatedAt.getTime() > FRESH_MS) throw new Problem(problems.signInAgain)
}

export async function restoreIdentity(call: Call & { id: string }): Promise<void> {
  refuseStale(call.session)
  await changing(call, async (tx, { user, identity }) => {
    const restored = await updateIdentities(tx, { userId: user.id, only: identity, ended: false })
    const { config, mailer } = call.services
    if (restored) await mailer.enqueue(tx, linkedMail({ config, user, email: identity.email }))
  })
}

/**
 * Ends every identity of a person who has proved the mailbox again, and pending sign-ins; returns the number of identities.
 */
export async function endIdentities(tx: Db, userId: string): Promise<number> {
  await deleteTicketsOf(tx, userId)
  return updateIdentities(tx, { userId, ended: true })
}

type OwnIdentity = { user: User; identity: IdentityKey & { email: string }; living: number }

/** Locks the person, so that two concurrent removals come one after the other. */
async function changing(
  { services, session, id }: Call & { id: string },
  work: (tx: Db, own: OwnIdentity) => Promise<void>,
): Promise<void> {
  const key = `google:identities:${session.userId}`
  await limitOrThrow(services.db, { key, limit: 60, windowSeconds: 3600 })
  await inTransaction(services.pool, async (tx) => {
    const user = await lockUser(tx, session.userId)
    const rows = await listIdentityRows(tx, session.userId)
    const identity = rows.find((row) => identityId(services.secrets, row) === id)
    if (!user || !identity) throw new Problem(platform.notFound)
    await work(tx, { user, identity, living: rows.filter(({ endedAt }) => endedAt === null).length })
  })
}
