import { useEffect } from 'react'
import { storedRefreshToken } from '#platform/web/api/stored-tokens.ts'

const SETTLE_MS = 3000

/** Hears at once when this session is ended elsewhere; the channel opens after the screen has settled. */
export function useLiveSession(active: boolean, reload: () => Promise<boolean>): void {
  useEffect(() => {
    // Without the refresh half there is no session of ours that could be ended.
    if (!active || !storedRefreshToken()) return
    let close: (() => void) | undefined
    let gone = false
    const timer = setTimeout(() => {
      void import('#platform/web/realtime/live-connection.ts').then(({ openLiveConnection }) => {
        if (!gone) close = openLiveConnection(() => void reload())
      })
    }, SETTLE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
      close?.()
    }
  }, [active, reload])
}
