import { request } from '#platform/web/api/api.ts'
import {
  dropImpersonationToken,
  impersonationToken,
  storeImpersonationToken,
  tokenClaims,
  tokenExpiry,
} from '#platform/web/api/stored-tokens.ts'

/** Milliseconds since 1970 at which an impersonation ends. */
export function impersonationEnd(token: string): number {
  return tokenExpiry(token) ?? 0
}

/** Goes on as the member, with a new page: nothing that was read as the admin stays in memory. */
export function enterImpersonation(token: string): Promise<never> {
  storeImpersonationToken(token)
  location.assign('/dashboard')
  return forever()
}

/** Goes back to the account as the admin. Without an answer the impersonation ends by its time. */
export async function leaveImpersonation(): Promise<never> {
  const claims = tokenClaims(impersonationToken() ?? '')
  dropImpersonationToken()
  await request(`/api/admin/impersonations/${String(claims?.impersonation)}/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined)
  location.assign(`/admin/users/${String(claims?.id)}`)
  return forever()
}

/** The page is on its way out: whoever waits does nothing more. */
function forever(): Promise<never> {
  return new Promise(() => {})
}
