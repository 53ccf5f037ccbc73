import { timingSafeEqual } from 'node:crypto'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { type Browser, startSession, type TokenPair } from '#platform/server/auth/session.service.ts'
import { insertUser, updateFirstPassword } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { insertAcceptances } from './acceptances.queries.ts'
import { digests } from './proofs.ts'
import {
  countTry,
  findByLink,
  lockRegistrations,
  updateRegistrationProof,
  type PendingRegistration,
  findRegistrationOfBrowser,
} from './registration.queries.ts'
import { giveTicket } from './ticket.service.ts'

const TRIES_PER_DAY = 10

type Call = { services: Services; context: Browser }

/** Proves a mailbox by the code; signs the browser in if it is the one that registered. */
export async function verifyByCode({
  services,
  context,
  ...body
}: Call & { email: string; code: string }): Promise<Partial<TokenPair>> {
  const email = normalizeEmail(body.email)
  const id = await rightCode(services, { email, code: body.code })
  return inTransaction(services.pool, async (tx) => {
    const { userId, ownBrowser } = await prove({ services, tx, context, email, id, by: 'code' })
    return ownBrowser ? startSession({ services, tx, userId, context }) : {}
  })
}

async function rightCode(
  services: Services,
  { email, code }: { email: string; code: string },
): Promise<string> {
  const { db, secrets } = services
  const digest = digests(secrets)
  const key = `verify:${digest.limit(email)}`
  const day = await countAgainstLimit(db, { key, limit: TRIES_PER_DAY, windowSeconds: 24 * 3600 })
  const codes = day.allowed ? await countTry(db, email) : []
  const right = codes.find(({ id, codeHash }) =>
    timingSafeEqual(codeHash, digest.code({ registrationId: id, code })),
  )
  if (!right) throw new Problem(problems.verificationInvalid)
  return right.id
}

/** Proves a mailbox by the link; opening it twice within ten minutes succeeds twice. */
export async function verifyByLink({ services, context, token }: Call & { token: string }): Promise<void> {
  const result = await findByLink(services.db, digests(services.secrets).link(token))
  if (!result) throw new Problem(problems.verificationInvalid)
  const { registration, isLive, isRepeat } = result
  if (!isRepeat && (registration.provedAt || !isLive)) throw new Problem(problems.verificationInvalid)
  const { id, email } = registration
  await inTransaction(services.pool, (tx) => prove({ services, tx, context, email, id, by: 'link' }))
}

/** Creates the account of a registration, once for parallel calls, and lets the browser continue to the onboarding. */
async function prove(
  input: Call & { tx: Db; email: string; id: string; by: 'code' | 'link' },
): Promise<{ userId: string; ownBrowser: boolean }> {
  const { services, tx, context, email, id, by } = input
  const registration = (await lockRegistrations(tx, email)).find((row) => row.id === id)
  if (!registration || (registration.provedAt && by === 'code'))
    throw new Problem(problems.verificationInvalid)
  const regHash = digests(services.secrets).reg(context.cookies.get('__Host-reg'))
  const own = await findRegistrationOfBrowser(tx, { email, regHash })
  // Anybody may have registered this address with a password of theirs, and all of its emails look the same. So a person
  // who proves a registration that this browser did not make has to choose a password in the onboarding.
  const passwordHash = own === id ? registration.passwordHash : null
  const userId = registration.userId ?? (await openAccount(tx, { ...registration, passwordHash }))
  if (registration.userId && passwordHash) await updateFirstPassword(tx, { userId, passwordHash })
  const ownBrowser = own !== undefined
  if (!registration.provedAt) await updateRegistrationProof(tx, { id, email, userId })
  await giveTicket({ services, tx, context, userId, ownBrowser })
  return { userId, ownBrowser }
}

async function openAccount(
  tx: Db,
  registration: Omit<PendingRegistration, 'passwordHash'> & { passwordHash: string | null },
): Promise<string> {
  const { email, firstName, lastName, passwordHash, language, termsVersion, privacyVersion, createdAt } =
    registration
  const user = await insertUser(tx, { email, firstName, lastName, passwordHash, language })
  if (!user) throw new Problem(problems.verificationInvalid)
  const versions = { terms: termsVersion, privacy: privacyVersion }
  await insertAcceptances(tx, { userIds: [user.id], ...versions, acceptedAt: createdAt })
  return user.id
}
