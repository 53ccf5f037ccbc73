import { useEffect } from 'react'
import { useLocation } from 'react-router'

const OWN_WAY = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const LOADED_MS = 4000

/**
 * Scrolls to the area in the address. Lists above it load later and would push it away, so it scrolls again while the page
 * grows, until the person scrolls.
 */
export function useHashPlace(): void {
  const { hash, key, state } = useLocation()
  // A list on the page has changed its part of the address.
  const stays = typeof state === 'object' && state !== null && 'stays' in state
  useEffect(() => {
    if (stays) return
    const area = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!area) return
    const go = () => area.scrollIntoView({ behavior: 'instant' })
    const growth = new ResizeObserver(go)
    growth.observe(document.body)
    const stop = () => growth.disconnect()
    for (const way of OWN_WAY) addEventListener(way, stop, { once: true, passive: true })
    const timer = setTimeout(stop, LOADED_MS)
    return () => {
      stop()
      clearTimeout(timer)
      for (const way of OWN_WAY) removeEventListener(way, stop)
    }
  }, [hash, key, stays])
}
