import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { readCookie } from '../http/cookies.ts'
import { readAccessToken } from './access-token.ts'
import { readImpersonationToken } from './impersonation-token.ts'
import { findLiveImpersonation } from './impersonation.queries.ts'
import type { Session } from './session.ts'
import { findLiveSession, updateRotationReceipt } from './session.queries.ts'

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

/**
 * Authenticates a call by the bearer from browser storage and the `sid` cookie together, because neither alone proves
 * anything.
 */
export async function authenticate(
  services: Services,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const sid = readCookie(request, '__Host-sid')
  if (!token || !sid) return undefined
  const claims = await readAccessToken(services.secrets, token)
  if (!claims) return authenticateImpersonation(services, request, { token, sid })
  const row = await findLiveSession(services.db, claims.sessionId)
  if (!row || !timingSafeEqual(row.sidHash, services.secrets.digest('sid', sid))) return undefined
  if (!row.successorSeen && row.counter === claims.counter)
    await updateRotationReceipt(services.db, row.id, row.counter)
  return {
    id: row.id,
    userId: row.userId,
    email: row.email,
    role: row.role,
    globalAdmin: row.globalAdmin,
    scopes: row.scopes,
    authenticatedAt: row.authenticatedAt,
    from: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
  }
}

/** An admin who impersonates a member: the token of the impersonation and the cookie of the admin's own session. */
async function authenticateImpersonation(
  { db, secrets }: Services,
  request: FastifyRequest,
  { token, sid }: { token: string; sid: string },
): Promise<Session | undefined> {
  const id = await readImpersonationToken(secrets, token)
  const impersonation = id && (await findLiveImpersonation(db, id))
  if (!impersonation || !timingSafeEqual(impersonation.sidHash, secrets.digest('sid', sid))) return undefined
  return {
    id: impersonation.id,
    userId: impersonation.userId,
    email: impersonation.email,
    role: 'USER',
    globalAdmin: false,
    scopes: [],
    // Actions that need a recent proof of the person stay closed.
    authenticatedAt: new Date(0),
    from: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    impersonation: { id: impersonation.id, actorId: impersonation.actorId },
  }
}
