import type { LucideIcon } from 'lucide-react'
import type { AdminScope } from '../contract/admin-scopes.ts'
import type { Locale } from '../contract/locale.ts'
import type { SessionUser } from './session/session-provider.tsx'

/*
 * What a feature gives to screens of others. Each sort has a file of its own in the feature's `web` room, found by its
 * name, so that only the screen that shows it loads it: `navigation.ts` (shell), `console-areas.ts` (admin). Keep these
 * files small: heavy parts are lazy.
 */

type Both = Readonly<Record<Locale, string>>

/** A way to a screen of members: `main` in the header and the bottom bar, `menu` of the account, `footer`. */
export type NavigationEntry = {
  to: string
  title: Both
  places: readonly ('main' | 'menu' | 'footer')[]
  /** Lower ones come first; the first five of `main` stand in the bottom bar of phones, the others in the menu. */
  order: number
  /** Not needed in the footer. */
  Icon?: LucideIcon
  /** Whom it is shown to; everybody signed in if not said. */
  isFor?: (user: SessionUser) => boolean
}

/** A page of the console in its navigation. */
export type ConsoleArea = {
  to: string
  title: Both
  order: number
  Icon: LucideIcon
  /** Shown to those who have it; `global` to global admins only; to all staff if not said. */
  scope?: AdminScope | 'global'
  /** Beginnings of other paths that belong to it. */
  also?: readonly string[]
}
