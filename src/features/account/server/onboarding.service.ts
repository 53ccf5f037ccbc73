import type { BodyOf } from '#platform/contract/endpoint.ts'
import { normalizePhone } from '#platform/contract/phone.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { type Browser, resumeSession, type TokenPair } from '#platform/server/auth/session.service.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { findUserById, lockUser, updateUser, type User } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { INTERESTS, type completeFirstSteps } from '../contract/onboarding.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { readTicket } from './ticket.service.ts'

type Answers = Pick<User, 'phoneNumber' | 'gender' | 'interests'>
type Call = { services: Services; context: Browser; session: Session | undefined }

/** After this time a repeated answer is still accepted, but no longer starts a session. */
const REPEAT_MS = 10 * 60_000

/** Completes the onboarding once; the same answers succeed again, because a response may get lost. */
export async function completeOnboarding({
  services,
  context,
  session,
  ...body
}: Call & BodyOf<typeof completeFirstSteps>): Promise<Partial<TokenPair>> {
  const person = await personOf({ services, context, session, email: normalizeEmail(body.email) })
  const answers: Answers = {
    phoneNumber: normalizePhone(body.phoneNumber),
    gender: body.gender,
    interests: INTERESTS.filter((interest) => body.interests.includes(interest)),
  }
  return inTransaction(services.pool, async (tx) => {
    const user = await lockUser(tx, person.userId)
    if (!user) throw new Problem(problems.onboardingForbidden)
    if (user.onboardedAt && !isSame(user, answers)) throw new Problem(problems.onboardingDone)
    if (!user.onboardedAt) await updateUser(tx, user.id, { ...answers, onboardedAt: new Date() })
    const isFresh = !user.onboardedAt || Date.now() - user.onboardedAt.getTime() < REPEAT_MS
    return person.proved && isFresh ? resumeSession({ services, tx, userId: user.id, context }) : {}
  })
}

/** Identifies the person by the session or the ticket, whichever has the address of the body; throws for any other. */
async function personOf({ services, context, session, email }: Call & { email: string }) {
  if (session?.email === email) return { userId: session.userId, proved: true }
  const ticket = await readTicket(services, context)
  const user = ticket && (await findUserById(services.db, ticket.userId))
  if (!ticket || user?.email !== email || user.suspendedAt) throw new Problem(problems.onboardingForbidden)
  return { userId: user.id, proved: ticket.ownBrowser }
}

function isSame(user: Answers, answers: Answers): boolean {
  return (
    user.phoneNumber === answers.phoneNumber &&
    user.gender === answers.gender &&
    user.interests.join() === answers.interests.join()
  )
}
