import { problems as platform } from '#platform/contract/problems.ts'
import { verifyPassword } from '#platform/server/auth/password.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { findUserById, type User } from '#platform/server/auth/users.queries.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { releaseLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'

/** The client and account in whose turn a session's password is hashed. */
export function askerOf({ secrets }: Services, session: Session) {
  return { client: clientKey(secrets, session.from?.address ?? ''), account: session.email }
}

/** The longest age of a sign-in that proves a person without a password. */
const FRESH_MS = 15 * 60_000

/**
 * Proves the person before acts that could take the account away: by the password, or for people without one by a sign-in
 * of the last 15 minutes. Counts tries first, five in 15 minutes.
 */
export async function provePerson({
  services,
  session,
  password,
}: {
  services: Services
  session: Session
  password: string | undefined
}): Promise<User> {
  const user = await findUserById(services.db, session.userId)
  if (!user) throw new Problem(platform.signInNeeded)
  if (user.passwordHash === null) {
    if (Date.now() - session.authenticatedAt.getTime() > FRESH_MS) throw new Problem(problems.signInAgain)
    return user
  }
  const key = `settings:password:${user.id}`
  await limitOrThrow(services.db, { key, limit: 5, windowSeconds: 900 })
  if (!(await verifyPassword(user.passwordHash, password ?? '', askerOf(services, session))))
    throw new Problem(problems.wrongPassword)
  await releaseLimit(services.db, key)
  return user
}
