import { jwtVerify, SignJWT } from 'jose'
import type { Secrets } from '../config/secrets.ts'
import type { User } from './users.queries.ts'

export const IMPERSONATION_SECONDS = 15 * 60
const AUDIENCE = 'zamah-impersonation'
const TYPE = 'impersonation+jwt'
const KEY = 'impersonation-token'

/** A JWT with which an admin sees what a member sees. Another key than for access, and nothing renews it. */
export function signImpersonationToken(
  secrets: Secrets,
  {
    impersonationId,
    person,
    startedAt,
  }: { impersonationId: string; person: Pick<User, 'id' | 'email' | 'role'>; startedAt: Date },
): Promise<string> {
  const seconds = Math.floor(startedAt.getTime() / 1000)
  return new SignJWT({
    id: person.id,
    email: person.email,
    role: person.role,
    impersonation: impersonationId,
  })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + IMPERSONATION_SECONDS)
    .setAudience(AUDIENCE)
    .sign(secrets.key(KEY))
}

/** Which impersonation a valid token is of; undefined for anything else. */
export async function readImpersonationToken(secrets: Secrets, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, secrets.key(KEY), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      typ: TYPE,
    })
    return typeof payload.impersonation === 'string' ? payload.impersonation : undefined
  } catch {
    // Expired, forged and malformed tokens are all the same to the caller: nobody is signed in.
    return undefined
  }
}
