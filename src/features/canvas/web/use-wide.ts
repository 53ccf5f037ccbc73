import { useSyncExternalStore } from 'react'

/** From here on all boxes stand side by side; below, one at a time. The classes say `lg:`. */
const WIDE = '(min-width: 64rem)'

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
