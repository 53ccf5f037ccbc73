const RESET_RETRY_MS = 500
const ANCHOR_MS = 300

/** On reload the page starts at its top (tried again after 500 ms); an address with a hash goes there after 300 ms. */
export function scrollLikeSpecified(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { hash } = location
  // A browser that does not tell how it came here is taken to have reloaded, unless the address names a place.
  if ((entry?.type ?? (hash ? 'navigate' : 'reload')) === 'reload') {
    history.scrollRestoration = 'manual'
    if (hash) history.replaceState(history.state, '', location.pathname + location.search)
    const toTop = () => scrollTo({ top: 0, behavior: 'instant' })
    toTop()
    setTimeout(() => scrollY > 0 && toTop(), RESET_RETRY_MS)
    return
  }
  if (hash.length > 1)
    setTimeout(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView(), ANCHOR_MS)
}
