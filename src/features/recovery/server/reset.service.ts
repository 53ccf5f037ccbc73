import { problems as platform } from '#platform/contract/problems.ts'
import { hashPassword, verifyPassword } from '#platform/server/auth/password.ts'
import { refuseWeakPassword } from '#platform/server/auth/password-rules.ts'
import { endSessions } from '#platform/server/auth/session.service.ts'
import { findUserById, lockUser, updatePassword, type User } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { deleteLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { verifyResetCode } from './code.service.ts'
import { consumeFlow, saveEndOfFlows, isFlowUsed } from './flow.queries.ts'
import { deleteLegacyHash } from './former-member.queries.ts'
import { consumeLink, saveEndOfLinks, findLink } from './link.queries.ts'
import { changedMail } from './reset-mail.ts'
import { digests } from './secrets.ts'

/** The other ways to sign in, each provided by its feature. */
export type OtherWays = {
  /** Removes the other ways in, and returns their number. */
  endIdentities: (tx: Db, userId: string) => Promise<number>
  /** Resets the failed tries of the old password. */
  forgiveSignIns: (input: { services: Services; db: Db; email: string; client: string }) => Promise<void>
}

type Reset = OtherWays & {
  services: Services
  newPassword: string
  client: Context['client']
  keepIdentities: boolean
}

/** Sets a new password by the code: finds the flow by the browser and checks the code again. */
export async function resetByCode(
  input: Reset & { code: string; cookies: Context['cookies'] },
): Promise<void> {
  const { services } = input
  const { flowId, userId } = await verifyResetCode(input)
  const user = await findUserById(services.db, userId)
  if (!user) throw new Problem(problems.codeExpired)
  await complete({
    ...input,
    user,
    consume: (tx) => consumeFlow(tx, flowId),
    refusal: async () => ((await isFlowUsed(services.db, flowId)) ? problems.codeUsed : problems.codeExpired),
  })
}

/** Sets a new password by the token of a link, from any browser. */
export async function resetByToken(input: Reset & { token: string }): Promise<void> {
  const { id, user } = await liveLink(input)
  await complete({
    ...input,
    user,
    consume: (tx) => consumeLink(tx, id),
    refusal: async () => problems.tokenUsed,
  })
}

/** Returns the link of a token and its person; throws for expired and unknown ones. */
export async function liveLink({ services, token }: { services: Services; token: string }) {
  const link = await findLink(services.db, digests(services.secrets).token(token))
  if (!link) throw new Problem(problems.tokenInvalid)
  if (link.usedAt) throw new Problem(problems.tokenUsed)
  if (!link.live) throw new Problem(problems.tokenExpired)
  if (link.endedAt) throw new Problem(problems.tokenInvalid)
  return { id: link.id, user: link.user }
}

async function complete({
  services,
  user,
  newPassword,
  client,
  keepIdentities,
  endIdentities,
  forgiveSignIns,
  consume,
  refusal,
}: Reset & {
  user: User
  consume: (tx: Db) => Promise<boolean>
  refusal: () => Promise<(typeof problems)[keyof typeof problems]>
}): Promise<void> {
  refuseWeakPassword({ password: newPassword, owner: user, field: 'newPassword' })
  const network = clientKey(services.secrets, client.address)
  const isSame = await verifyPassword(user.passwordHash, newPassword, { client: network })
  const passwordHash = await hashPassword(newPassword, { client: network })
  const done = await inTransaction(services.pool, async (tx) => {
    const current = await lockUser(tx, user.id)
    if (!current || current.mergedInto || !(await consume(tx))) return false
    // Another person may know the old password, so it is rejected; the proof stays valid.
    if (isSame) throw new Problem(platform.invalid, { fields: { newPassword: 'passwordSame' } })
    await updatePassword(tx, { userId: user.id, passwordHash })
    await deleteLegacyHash(tx, user.id)
    await endRecovery({ services, tx, user: current })
    await endSessions({ db: tx, userId: user.id, reason: 'password' })
    await forgiveSignIns({ services, db: tx, email: current.email, client: network })
    await forgiveTries({ services, db: tx, user: current })
    const ended = keepIdentities ? 0 : await endIdentities(tx, user.id)
    await services.mailer.enqueue(tx, changedMail({ config: services.config, user: current, ended }))
    return true
  })
  if (!done) throw new Problem(await refusal())
}

/** Resets the counts of a person's codes, of their password in the settings, and of the hourly email. */
async function forgiveTries(input: { services: Services; db: Db; user: Pick<User, 'id' | 'email'> }) {
  const { services, db, user } = input
  const address = digests(services.secrets).address(user.email).toString('base64url')
  const keys = [`recovery:tries:${address}`, `recovery:offer:${address}`, `settings:password:${user.id}`]
  for (const key of keys) await deleteLimit(db, key)
}

/** Ends every open code, link and flow of a person. */
export async function endRecovery({
  services,
  tx,
  user,
}: {
  services: Services
  tx: Db
  user: Pick<User, 'id' | 'email'>
}): Promise<void> {
  await saveEndOfFlows(tx, { userId: user.id, address: digests(services.secrets).address(user.email) })
  await saveEndOfLinks(tx, user.id)
}
