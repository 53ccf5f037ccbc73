import { useSyncExternalStore } from 'react'

/** From here on there is room for things side by side; below, one at a time. The classes say `lg:`. */
const WIDE = '(min-width: 64rem)'

export function useWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => wide().matches,
    () => false,
  )
}

let asked: MediaQueryList | undefined
// One for all drawings: asking anew costs more than drawing a box.
const wide = () => (asked ??= matchMedia(WIDE))

function follow(changed: () => void) {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
