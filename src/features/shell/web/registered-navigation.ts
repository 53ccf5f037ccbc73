import { isBelow } from '#platform/contract/area-paths.ts'
import type { NavigationEntry } from '#platform/web/registration.ts'
import type { SessionUser } from '#platform/web/session/session-provider.tsx'

/** `web/navigation.ts` of every feature. */
const modules = import.meta.glob<readonly NavigationEntry[]>('../../*/web/navigation.ts', {
  eager: true,
  import: 'navigation',
})

export const registeredNavigation: readonly NavigationEntry[] = Object.values(modules).flat()

type Narrowing = {
  entries?: readonly NavigationEntry[]
  /** Beginnings of the addresses of pages that rest. */
  resting?: readonly string[]
}

/** As many as fit within a thumb's reach on a phone. */
const BAR = 5

/** Returns the navigation for this person, in order; for an unknown person, the entries for everyone. */
export function navigationFor(
  user: SessionUser | undefined,
  { entries = registeredNavigation, resting = [] }: Narrowing = {},
) {
  const own = entries
    .filter(({ isFor, to }) => (!isFor || (user && isFor(user))) && !isBelow(to, resting))
    .toSorted((one, other) => one.order - other.order)
  const at = (place: NavigationEntry['places'][number]) => own.filter(({ places }) => places.includes(place))
  const main = at('main')
  const bar = main.slice(0, BAR)
  const menu = own.filter(
    (entry) => entry.places.includes('menu') || (entry.places.includes('main') && !bar.includes(entry)),
  )
  return { main, bar, menu, footer: at('footer') }
}
