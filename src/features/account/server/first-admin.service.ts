import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { refuseWeakPassword } from '#platform/server/auth/password-rules.ts'
import { type Browser, startSession, type TokenPair } from '#platform/server/auth/session.service.ts'
import { createUser, hasGlobalAdmin, setRole } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { requestLocale } from '#platform/server/http/request-locale.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import type { Services } from '#platform/server/services.ts'
import type { createFirstAdmin as endpoint } from '../contract/first-admin.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { firstAdminLinks as links } from './account.tables.ts'
import { digests, newToken } from './proofs.ts'

/** Any fixed number, so that two links used at the same moment create one admin. */
const LOCK = 7_261_044

/**
 * Issues the one-time link that creates the first global admin, valid for 24 hours; undefined if there is an admin already.
 */
export async function issueFirstAdminLink({ db, secrets, config }: Services): Promise<string | undefined> {
  if (await hasGlobalAdmin(db)) return undefined
  const token = newToken()
  const expiresAt = sql`now() + interval '24 hours'`
  await db.insert(links).values({ tokenHash: digests(secrets).firstAdmin(token), expiresAt })
  return `${config.publicUrl}/admin/first?token=${token}`
}

export async function createFirstAdmin(
  input: { services: Services; context: Browser; language: ReturnType<typeof requestLocale> } & BodyOf<
    typeof endpoint
  >,
): Promise<TokenPair> {
  const { services, context, language, token, password, email } = input
  const tokenHash = digests(services.secrets).firstAdmin(token)
  if (!(await isLive(services.db, tokenHash))) throw new Problem(problems.firstAdminInvalid)
  const owner = { email, firstName: input.firstName.trim(), lastName: input.lastName.trim() }
  refuseWeakPassword({ password, owner, field: 'password' })
  const passwordHash = await hashPassword(password, {
    client: clientKey(services.secrets, context.client.address),
  })
  return inTransaction(services.pool, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (!(await isLive(tx, tokenHash)) || (await hasGlobalAdmin(tx)))
      throw new Problem(problems.firstAdminInvalid)
    const user = await createUser(tx, { ...owner, passwordHash, language, onboardedAt: new Date() })
    if (!user) throw new Problem(problems.emailTaken)
    await setRole(tx, { userId: user.id, rights: { role: 'ADMIN', globalAdmin: true } })
    await tx.delete(links)
    return startSession({ services, tx, userId: user.id, context })
  })
}

async function isLive(db: Db, tokenHash: Buffer): Promise<boolean> {
  const [link] = await db
    .select({ expiresAt: links.expiresAt })
    .from(links)
    .where(and(eq(links.tokenHash, tokenHash), gt(links.expiresAt, sql`now()`)))
  return Boolean(link)
}

export async function removeOldLinks(db: Db): Promise<void> {
  await db.delete(links).where(lt(links.expiresAt, sql`now()`))
}
