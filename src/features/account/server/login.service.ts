import { type AutoReset, formerMemberAnswer } from '#features/recovery/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { localParts } from '#platform/contract/dates.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { verifyPassword } from '#platform/server/auth/password.ts'
import { type Browser, deviceOfMember, type TokenPair } from '#platform/server/auth/session.service.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { openTry } from './login-limits.service.ts'
import { digests } from './proofs.ts'
import { findRegistration, type PendingRegistration } from './registration.queries.ts'
import { giveReg, verifyPath } from './registration.service.ts'
import { signInPerson } from './sign-in.service.ts'
import { orderVerificationMail } from './verification.task.ts'

type Call = { services: Services; context: Browser }

/** Signs in. Until the password is right, known, waiting and unknown addresses cost the same and get the same answer. */
export async function login({
  services,
  context,
  locale,
  ...body
}: Call & { locale: Locale; email: string; password: string }): Promise<TokenPair | AutoReset> {
  const { db, secrets } = services
  const { password } = body
  const email = normalizeEmail(body.email)
  const client = clientKey(secrets, context.client.address)
  const attempt = await openTry({ services, email, password, client })
  const regHash = digests(secrets).reg(context.cookies.get('__Host-reg'))
  const user = await findUserByEmail(db, email)
  const waiting = await findRegistration(db, { email, regHash })
  if (!(await deviceOfMember({ services, email, context }))) await attempt.countAddress()
  const stored = user ? user.passwordHash : waiting?.passwordHash
  const isRight = await verifyPassword(stored, password, { client, account: email }).catch(
    async (error: unknown) => {
      await attempt.withdraw()
      throw error
    },
  )
  if (isRight) await attempt.forgive()
  if (isRight && user?.suspendedAt) throw suspended(user.suspendedUntil)
  if (isRight && user) return signInPerson({ services, user, context })
  if (isRight && waiting) throw await toVerification({ services, context, registration: waiting })
  const { cookies } = context
  const former = await formerMemberAnswer({
    services,
    email,
    password,
    locale,
    cookies,
    failedTries: attempt.failedTries,
  })
  if (former) return former
  throw new Problem(problems.loginInvalid)
}

/** Sends a new code for the right password of an unproven address; this browser then counts as the one that registered. */
async function toVerification({
  services,
  context,
  registration,
}: Call & { registration: PendingRegistration }): Promise<Problem> {
  const { email, id } = registration
  const key = `resend:${digests(services.secrets).limit(email)}`
  const mails = await countAgainstLimit(services.db, { key, limit: 5, windowSeconds: 15 * 60 })
  await inTransaction(services.pool, async (tx) => {
    const reg = await giveReg({ services, tx, context, registrationId: id })
    if (mails.allowed) await orderVerificationMail(services, tx, { email, reg })
  })
  return new Problem(problems.unverified, { extra: { redirectTo: verifyPath(email) } })
}

/** Returns the refusal of a suspended account: its end, and the link to an appeal. */
function suspended(until: Date | null): Problem {
  if (!until)
    return new Problem(problems.suspended, { values: { until: 'none', day: '', month: '', year: '' } })
  const { day, month, year } = localParts(until)
  return new Problem(problems.suspended, {
    values: { until: 'day', day: String(day), month: String(month), year: String(year) },
    extra: { redirectTo: '/moderation/appeal' },
  })
}
