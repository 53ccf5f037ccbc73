import { jwtVerify, SignJWT } from 'jose'
import type { Secrets } from '../config/secrets.ts'

export const ACCESS_TOKEN_SECONDS = 15 * 60
const AUDIENCE = 'zamah'
const TYPE = 'at+jwt'

export type AccessClaims = { sessionId: string; counter: number; userId: string; email: string; role: string }

/** A JWT of 15 minutes. What it says of the person is for display; every call looks the session up. */
export async function signAccessToken(
  secrets: Secrets,
  claims: AccessClaims,
  issuedAt: Date,
): Promise<string> {
  const seconds = Math.floor(issuedAt.getTime() / 1000)
  return new SignJWT({
    id: claims.userId,
    email: claims.email,
    role: claims.role,
    sid: claims.sessionId,
    n: claims.counter,
  })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .setAudience(AUDIENCE)
    .sign(secrets.key('access-token'))
}

/** Session and rotation of a valid token; undefined for anything else. */
export async function readAccessToken(
  secrets: Secrets,
  token: string,
): Promise<{ sessionId: string; counter: number } | undefined> {
  try {
    const { payload } = await jwtVerify(token, secrets.key('access-token'), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      typ: TYPE,
    })
    if (typeof payload.sid !== 'string' || typeof payload.n !== 'number') return undefined
    return { sessionId: payload.sid, counter: payload.n }
  } catch {
    // Expired, forged and malformed tokens are all the same to the caller: nobody is signed in.
    return undefined
  }
}
