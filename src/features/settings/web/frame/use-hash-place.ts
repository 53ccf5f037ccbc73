import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the place in the address, which exists only once the settings are loaded, and focuses it. */
export function useHashPlace(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash.length < 2) return
    const place = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!place) return
    const section = place.matches('section')
    // A field in the middle keeps its label clear of the header.
    place.scrollIntoView({ block: section ? 'start' : 'center' })
    const target = section ? place.querySelector<HTMLElement>('h2') : place
    target?.focus({ preventScroll: true })
  }, [hash, key])
}
