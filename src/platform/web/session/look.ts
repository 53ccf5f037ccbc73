import { request } from '#platform/web/api/api.ts'
import {
  dropLookToken,
  lookToken,
  storeLookToken,
  tokenClaims,
  tokenExpiry,
} from '#platform/web/api/stored-tokens.ts'

/** Milliseconds since 1970 at which a look ends. */
export function lookEnd(token: string): number {
  return tokenExpiry(token) ?? 0
}

/** Goes on as the member, with a new page: nothing that was read as the admin stays in memory. */
export function enterLook(token: string): Promise<never> {
  storeLookToken(token)
  location.assign('/dashboard')
  return forever()
}

/** Goes back to the account as the admin. Without an answer the look ends by its time. */
export async function leaveLook(): Promise<never> {
  const claims = tokenClaims(lookToken() ?? '')
  dropLookToken()
  await request(`/api/admin/looks/${String(claims?.look)}/end`, {
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
