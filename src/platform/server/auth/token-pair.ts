import type { Secrets } from '../config/secrets.ts'
import { signAccessToken } from './access-token.ts'
import { type Rotation, signRefreshToken } from './refresh-token.ts'
import type { User } from './users.queries.ts'

/** The half of a session in browser storage; the cookie is the other half. */
export type TokenPair = { accessToken: string; refreshToken: string }

/** The pair of one rotation; the same input gives the same pair, to the second. */
export async function signTokens(
  secrets: Secrets,
  input: Rotation & { user: Pick<User, 'id' | 'email' | 'role'>; issuedAt: Date },
): Promise<TokenPair> {
  const { user, family, counter, issuedAt } = input
  const claims = { sessionId: family, counter, userId: user.id, email: user.email, role: user.role }
  return {
    accessToken: await signAccessToken(secrets, claims, issuedAt),
    refreshToken: signRefreshToken(secrets, { family, counter }),
  }
}
