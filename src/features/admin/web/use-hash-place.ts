import { useEffect } from 'react'
import { useLocation } from 'react-router'

const OWN_WAY = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const LOADED_MS = 4000

/**
 * Goes to the area that the address names. The lists above it load later and would push it away,
 * so it is found again as the page grows, until the person moves by themselves.
 */
export function useHashPlace(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
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
  }, [hash, key])
}
