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

type ReadClaims = { sessionId: string; counter: number; expiresAt: number }

const MAX_KNOWN = 2000
/** Tokens whose signature was checked already: a page makes many calls with one token. */
const claimCaches = new WeakMap<Secrets, Map<string, ReadClaims>>()

/** Session and rotation of a valid token; undefined for anything else. Whether the session still lives, the caller asks. */
export async function readAccessToken(secrets: Secrets, token: string): Promise<ReadClaims | undefined> {
  const claimsByToken = claimCaches.get(secrets) ?? new Map<string, ReadClaims>()
  claimCaches.set(secrets, claimsByToken)
  const claims = claimsByToken.get(token) ?? (await verify(secrets, token))
  if (!claims) return undefined
  if (claims.expiresAt <= Date.now()) {
    claimsByToken.delete(token)
    return undefined
  }
  if (claimsByToken.size >= MAX_KNOWN) claimsByToken.clear()
  claimsByToken.set(token, claims)
  return claims
}

async function verify(secrets: Secrets, token: string): Promise<ReadClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, secrets.key('access-token'), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp'],
    })
    const { sid, n, exp } = payload
    if (typeof sid !== 'string' || typeof n !== 'number' || exp === undefined) return undefined
    return { sessionId: sid, counter: n, expiresAt: exp * 1000 }
  } catch {
    // Expired, forged and malformed tokens are all the same to the caller: nobody is signed in.
    return undefined
  }
}
