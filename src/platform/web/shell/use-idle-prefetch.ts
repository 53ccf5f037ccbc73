import { useEffect, useEffectEvent } from 'react'

/** Fetches parts of a screen ahead, once the browser has nothing better to do. */
export function useIdlePrefetch(...parts: readonly { preload: () => void }[]): void {
  const fetchAll = useEffectEvent(() => parts.forEach(({ preload }) => preload()))
  useEffect(() => {
    // Not in every browser.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => fetchAll(), 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => fetchAll(), { timeout: 3000 })
    return () => cancelIdleCallback(idle)
  }, [])
}
