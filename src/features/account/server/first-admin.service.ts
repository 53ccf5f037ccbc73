import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { refuseWeakPassword } from '#platform/server/auth/password-rules.ts'
import { type Browser, startSession, type TokenPair } from '#platform/server/auth/session.service.ts'
import { insertUser, hasGlobalAdmin, updateRole } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { requestLocale } from '#platform/server/http/request-locale.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import type { Services } from '#platform/server/services.ts'
import type { createFirstAdmin as endpoint } from '../contract/first-admin.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { digests, newToken } from './proofs.ts'

/** Any fixed number, so that two links used at the same moment create one admin. */
const LOCK = 7_261_044

/**
 * Issues the one-time link that creates the first global admin, valid for 24 hours; undefined if there is an admin already.
 */
export async function issueFirstAdminLink({ db, secrets, config }: Services): Promise<string | undefined> {
  if (await hasGlobalAdmin(db)) return undefined
  const token = newToken()
  await db.execute(sql`
    insert into first_admin_links (token_hash, expires_at)
    values (${digests(secrets).firstAdmin(token)}, now() + interval '24 hours')`)
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
    const user = await insertUser(tx, { ...owner, passwordHash, language, onboardedAt: new Date() })
    if (!user) throw new Problem(problems.emailTaken)
    await updateRole(tx, { userId: user.id, rights: { role: 'ADMIN', globalAdmin: true } })
    await tx.execute(sql`delete from first_admin_links`)
    return startSession({ services, tx, userId: user.id, context })
  })
}

const liveRows = rowsOf({ isLive: z.boolean() })

async function isLive(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await liveRows(db)(sql`
    select expires_at > now() as "isLive" from first_admin_links where token_hash = ${tokenHash}`)
  return rows[0]?.isLive ?? false
}

export async function removeOldLinks(db: Db): Promise<void> {
  await db.execute(sql`delete from first_admin_links where expires_at < now()`)
}
