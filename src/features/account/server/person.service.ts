import { problems } from '#platform/contract/problems.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { type Browser, endBrowserSession } from '#platform/server/auth/session.service.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { ProofCookie } from '#platform/server/http/cookies.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { getProfile as getProfileEndpoint } from '../contract/person.endpoints.ts'

export async function getProfile(db: Db, userId: string): Promise<ResponseOf<typeof getProfileEndpoint>> {
  const user = await findUserById(db, userId)
  if (!user) throw new Problem(problems.notFound)
  const { id, email, role, firstName, lastName, language, phoneNumber, gender, interests } = user
  return {
    id,
    email,
    role,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    profilePictureUrl: user.pictureUrl,
    language,
    // No account exists before its mailbox is proven.
    isVerified: true,
    onboardingCompleted: user.onboardedAt !== null,
    phoneNumber,
    gender,
    interests,
    createdAt: toIso(user.createdAt),
  }
}

const LEFT_BEHIND: readonly ProofCookie[] = ['__Host-sid', '__Host-reg', '__Host-onb', '__Host-rf']

/** Ends the session that this browser's cookie names, and removes all its proofs. */
export async function signOut({
  services,
  context,
}: {
  services: Services
  context: Browser
}): Promise<undefined> {
  await endBrowserSession({ services, context, reason: 'logout' })
  for (const name of LEFT_BEHIND) if (context.cookies.get(name) !== undefined) context.cookies.clear(name)
}
