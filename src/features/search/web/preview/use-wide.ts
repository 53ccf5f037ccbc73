import { useSyncExternalStore } from 'react'

/** Least width for an opportunity beside the list; `xl` in classes. */
const WIDE = '(min-width: 80rem)'

/** Returns false on the server and before hydration. */
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
