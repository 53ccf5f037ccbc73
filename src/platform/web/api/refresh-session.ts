import {
  clearTokens,
  storedAccessToken,
  storedRefreshToken,
  storeTokens,
  tokenExpiry,
} from './stored-tokens.ts'

export type RefreshResult = 'refreshed' | 'refused' | 'no answer'

/** Told to the window when the server has refused to renew: this tab hears no storage event of its own. */
export const SESSION_LOST = 'zamah-session-lost'
const PATH = '/api/auth/refresh'
const SETTLE_MS = 100
let running: Promise<RefreshResult> | undefined

/** Renews the tokens once for all callers of this tab and, by a lock, for all tabs. */
export function refreshSession(): Promise<RefreshResult> {
  running ??= withLock(storedRefreshToken()).finally(() => {
    running = undefined
  })
  return running
}

async function withLock(oldToken: string | null): Promise<RefreshResult> {
  if (!navigator.locks) return exchange(oldToken)
  return navigator.locks.request('zamah-refresh', async () => {
    const result = await exchange(oldToken)
    // Other tabs see what is stored a little later than we do; the next in line must not read the old token.
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    return result
  })
}

async function exchange(oldToken: string | null): Promise<RefreshResult> {
  const refreshToken = storedRefreshToken()
  if (!refreshToken) return 'refused'
  if (refreshToken !== oldToken && isFresh(storedAccessToken())) return 'refreshed'
  const answer = await send(refreshToken)
  if (answer === undefined || answer.status >= 500 || answer.status === 429) return 'no answer'
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && isPair(body)) {
    storeTokens({ accessToken: body.accessToken, refreshToken: body.refreshToken ?? '' })
    return 'refreshed'
  }
  // The member may have signed in again while the response was on its way.
  if (storedRefreshToken() === refreshToken) {
    clearTokens()
    dispatchEvent(new Event(SESSION_LOST))
  }
  return 'refused'
}

async function send(refreshToken: string): Promise<Response | undefined> {
  try {
    return await fetch(PATH, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    })
  } catch {
    // No connection: the tokens stay, the caller tells the person and tries again.
    return undefined
  }
}

function isFresh(token: string | null): boolean {
  return token !== null && (tokenExpiry(token) ?? 0) > Date.now()
}

function isPair(body: unknown): body is { accessToken: string; refreshToken?: string } {
  return (
    typeof body === 'object' && body !== null && 'accessToken' in body && typeof body.accessToken === 'string'
  )
}
