import type { BodyOf } from '#platform/contract/endpoint.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { refuseWeakPassword } from '#platform/server/auth/password-rules.ts'
import type { Browser } from '#platform/server/auth/session.service.ts'
import { findUserById, updateFirstPassword, type User } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import type { Services } from '#platform/server/services.ts'
import type { saveFirstPassword as endpoint } from '../contract/onboarding.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { readTicket, trustTicket } from './ticket.service.ts'

type Call = { services: Services; context: Browser }

/** Returns true if this browser has proved an account without a password. */
export async function needsPassword(call: Call): Promise<boolean> {
  return Boolean(await proved(call))
}

export async function saveFirstPassword({
  services,
  context,
  ...body
}: Call & BodyOf<typeof endpoint>): Promise<void> {
  const proof = await proved({ services, context })
  if (proof?.user.email !== normalizeEmail(body.email)) throw new Problem(problems.onboardingForbidden)
  const { user, onbHash } = proof
  refuseWeakPassword({ password: body.password, owner: user, field: 'password' })
  const client = clientKey(services.secrets, context.client.address)
  const passwordHash = await hashPassword(body.password, { client, account: user.email })
  await inTransaction(services.pool, async (tx) => {
    if (!(await updateFirstPassword(tx, { userId: user.id, passwordHash })))
      throw new Problem(problems.onboardingForbidden)
    await trustTicket(tx, onbHash)
  })
}

async function proved({ services, context }: Call): Promise<{ user: User; onbHash: Buffer } | undefined> {
  const ticket = await readTicket(services, context)
  const user = ticket && (await findUserById(services.db, ticket.userId))
  if (!user || user.suspendedAt || user.onboardedAt || user.passwordHash !== null) return undefined
  return { user, onbHash: ticket.onbHash }
}
