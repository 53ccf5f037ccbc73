import { useEffect } from 'react'
import { refreshSession } from '#platform/web/api/refresh-session.ts'
import { storedAccessToken, tokenExpiry } from '#platform/web/api/stored-tokens.ts'
import { DAY_MS } from '#platform/contract/durations.ts'

const AHEAD_MS = 5 * 60 * 1000
const RETRY_MS = 20_000

/** How long to wait before renewing a token that ends at `expiry`; undefined when nothing is to be scheduled. */
export function refreshDelay(expiry: number | undefined, now: number): number | undefined {
  if (expiry === undefined) return undefined
  const wait = expiry - AHEAD_MS - now
  return wait > 0 && wait < DAY_MS ? wait : undefined
}

/** Renews the session five minutes before the access token ends, if that moment is ahead and within a day. */
export function useScheduledRefresh(active: boolean, onRefused: () => void): void {
  useEffect(() => {
    if (!active) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function schedule() {
      const wait = refreshDelay(tokenExpiry(storedAccessToken() ?? ''), Date.now())
      if (wait !== undefined) timer = setTimeout(() => void renew(), wait)
    }
    async function renew() {
      const result = await refreshSession()
      if (result === 'refused') return onRefused()
      if (result === 'no answer') timer = setTimeout(() => void renew(), RETRY_MS)
      else schedule()
    }
    schedule()
    return () => clearTimeout(timer)
  }, [active, onRefused])
}
