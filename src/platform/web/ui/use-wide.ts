import { useCallback, useSyncExternalStore } from 'react'

/** From here on there is room for things side by side; below, one at a time. The classes say `lg:`. */
const WIDE = 64

/** Returns whether the page is at least so many `rem` wide; false on the server and before hydration. */
export function useWide(rem = WIDE): boolean {
  return useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const query = wide(rem)
        query.addEventListener('change', changed)
        return () => query.removeEventListener('change', changed)
      },
      [rem],
    ),
    () => wide(rem).matches,
    () => false,
  )
}

const queries = new Map<number, MediaQueryList>()

/** One of each width for all drawings: asking anew costs more than drawing a box. */
function wide(rem: number): MediaQueryList {
  const query = queries.get(rem) ?? matchMedia(`(min-width: ${rem}rem)`)
  queries.set(rem, query)
  return query
}
