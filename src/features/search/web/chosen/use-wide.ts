import { useSyncExternalStore } from 'react'

/** From here on a list has room for an opportunity beside it; the classes say `xl`. */
const WIDE = '(min-width: 80rem)'

/** Never on the server, and not before the page is awake. */
export function useWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

function follow(changed: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
