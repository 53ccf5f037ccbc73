import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { PARTNER_KEY_BEGIN } from '#platform/contract/partner-scopes.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Secrets } from '../config/secrets.ts'
import { Problem } from '../http/problem.ts'
import { type AdjustableLimit, counterOf } from '../limits/adjustable-limit.ts'
import { limitOrThrow } from '../limits/limit-or-throw.ts'
import type { Services } from '../services.ts'
import { authenticate } from './authenticate.ts'
import { findLivePartnerKey, savePartnerCall } from './partner-key.queries.ts'
import type { Session } from './session.ts'

/** How often one key may call, whatever it calls. */
export const PARTNER_LIMIT: AdjustableLimit = {
  id: 'partnerCalls',
  key: 'partner',
  times: 600,
  seconds: 60,
  least: 10,
  most: 6000,
}

// Without dots, so that it is never taken for the token of a session.
const KEY = new RegExp(`^Bearer\\s+(${PARTNER_KEY_BEGIN}\\S*)`, 'i')

export function newPartnerKey(): string {
  return PARTNER_KEY_BEGIN + randomBytes(32).toString('base64url')
}

export function partnerKeyHash(secrets: Secrets, key: string): Buffer {
  return secrets.digest('partner-key', key)
}

type Called = { request: FastifyRequest; endpoint: Endpoint }

/**
 * Returns the session of a call. A request with a partner's key has none: the key permits the endpoints of its scopes as an
 * anonymous visitor, denies all others, and the request's cookies are ignored.
 */
export async function authenticateCall(
  services: Services,
  { request, endpoint }: Called,
): Promise<Session | undefined> {
  const key = KEY.exec(request.headers.authorization ?? '')?.[1]
  if (key === undefined) return authenticate(services, request)
  await enforceKey(services, key, endpoint)
  return undefined
}

async function enforceKey({ db, secrets }: Services, key: string, { partner }: Endpoint): Promise<void> {
  const row = await findLivePartnerKey(db, partnerKeyHash(secrets, key))
  if (!row) throw new Problem(problems.unknownKey, { headers: { 'www-authenticate': 'Bearer' } })
  await limitOrThrow(db, counterOf(PARTNER_LIMIT, row.id))
  const isRefusal = partner === undefined || !row.scopes.includes(partner)
  await savePartnerCall(db, { id: row.id, isRefusal })
  if (isRefusal) throw new Problem(problems.beyondKey)
}
