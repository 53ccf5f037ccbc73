import { randomInt, timingSafeEqual } from 'node:crypto'
import { endIdentities } from '#features/google/server/index.ts'
import { endRecovery } from '#features/recovery/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { endSessions } from '#platform/server/auth/session.service.ts'
import { findUserByEmail, lockUser, updateUser } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { consumeEmailChange, countTry, saveEmailChange, TRIES_PER_CODE } from './email-change.queries.ts'
import { provePerson } from './prove-person.service.ts'
import { emailChangedMail, emailCodeMail, emailInUseMail } from './settings-mails.ts'

type Call = { services: Services; session: Session }

const CODES_AN_HOUR = 5
const TRIES_A_DAY = 15

/**
 * Emails a code to the new address. If the address belongs to another account, its owner gets a notice, and the member
 * gets the usual answer.
 */
export async function startEmailChange(
  input: Call & { newEmail: string; password: string | undefined; locale: Locale },
): Promise<void> {
  const { services, session, locale } = input
  const user = await provePerson(input)
  const newEmail = normalizeEmail(input.newEmail)
  if (newEmail === user.email) throw new Problem(problems.sameEmail)
  await limitOrThrow(services.db, {
    key: `settings:email:${user.id}`,
    limit: CODES_AN_HOUR,
    windowSeconds: 3600,
  })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const owner = await findUserByEmail(services.db, newEmail)
  await inTransaction(services.pool, async (tx) => {
    const codeHash = codeDigest(services, { session, newEmail, code })
    await saveEmailChange(tx, { userId: user.id, sessionId: session.id, newEmail, codeHash })
    const { config } = services
    await services.mailer.enqueue(
      tx,
      owner ? emailInUseMail({ owner }) : emailCodeMail({ config, to: newEmail, user, locale, code }),
    )
  })
}

/** Changes the address if the code is right, and notifies the old address. */
export async function confirmEmailChange({
  services,
  session,
  code,
  keepIdentities = false,
}: Call & { code: string; keepIdentities?: boolean | undefined }) {
  const whose = { userId: session.userId, sessionId: session.id }
  const change = await countTry(services.db, whose)
  if (!change?.live || change.tries > TRIES_PER_CODE) throw new Problem(problems.codeExpired)
  const day = { key: `settings:email-tries:${session.userId}`, limit: TRIES_A_DAY, windowSeconds: 86_400 }
  await limitOrThrow(services.db, day)
  const { newEmail, codeHash } = change
  if (!timingSafeEqual(codeHash, codeDigest(services, { session, newEmail, code }))) {
    throw new Problem(problems.codeInvalid)
  }
  await inTransaction(services.pool, async (tx) => {
    const user = await lockUser(tx, session.userId)
    if (!user || !(await consumeEmailChange(tx, { ...whose, codeHash })))
      throw new Problem(problems.codeExpired)
    if (await belongsToAnother(tx, { email: newEmail, userId: user.id }))
      throw new Problem(problems.emailTaken)
    await updateUser(tx, user.id, { email: newEmail })
    await endRecovery({ services, tx, user })
    if (!keepIdentities) await endIdentities(tx, user.id)
    await endSessions({ db: tx, userId: user.id, exceptSessionId: session.id, reason: 'email' })
    await services.mailer.enqueue(tx, emailChangedMail({ config: services.config, user, newEmail }))
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Problem(problems.emailTaken) : error
  })
  return { email: newEmail }
}

async function belongsToAnother(
  db: Db,
  { email, userId }: { email: string; userId: string },
): Promise<boolean> {
  const user = await findUserByEmail(db, email)
  return user !== undefined && user.id !== userId
}

/** Recognises that a concurrent change took the address. */
function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}

function codeDigest(
  { secrets }: Services,
  { session, newEmail, code }: { session: Session; newEmail: string; code: string },
): Buffer {
  return secrets.digest('email-change', `${session.id}.${newEmail}.${code}`)
}
