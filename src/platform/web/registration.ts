import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { AdminScope } from '../contract/admin-scopes.ts'
import type { Locale } from '../contract/locale.ts'
import type { SessionUser } from './session/session-provider.tsx'

/*
 * What a feature gives to screens of others. Each sort has a file of its own in the feature's `web` room, found by its
 * name, so that only the screen that shows it loads it: `navigation.ts` and `header-tools.ts` (shell), `console-areas.ts` and `console-settings.ts` (admin),
 * `settings-sections.ts` (settings), `dashboard-cards.ts` (dashboard), `person-actions.ts` and
 * `profile-offers.ts`, `profile-parts.ts` (profiles), `learning-offers.ts` (analytics), `recommended-tabs.ts` (recommendations),
 * `outbox-sender.ts` (offline). Keep these files small: heavy parts are lazy.
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
  /** How much waits there, beside the title. Lazy: it comes when the bar is drawn. */
  Count?: ComponentType
  /** The members to whom it is shown; everyone who is signed in by default. */
  isFor?: (user: SessionUser) => boolean
}

/** A button of the header, beside the account. Lazy: it comes when the header is drawn, with its own script and words. */
export type HeaderTool = {
  id: string
  order: number
  Tool: ComponentType
  /** Classes of the room that is kept for it until it comes; that of an icon if not said. */
  room?: string
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

/** A page of the settings of the product, in the console; for global admins. */
export type ConsoleSetting = {
  to: string
  title: Both
  /** A few words about what is set there. */
  hint: Both
  order: number
}

export type SectionProps = { id: string; title: string }

/** A section of the settings; `id` is its place in the address. */
export type SettingsSection = {
  id: string
  title: Both
  /** A few words about the contents, for the list on a phone. */
  hint: Both
  order: number
  /** Places inside of it to which an address may lead. */
  places?: readonly string[]
  Section: ComponentType<SectionProps>
}

/** Something that a member has done elsewhere, offered where they tell of themselves; nothing where there is none. Lazy. */
export type ProfileOffer = {
  id: string
  /** `intoCv`: taken into a CV at once, too; not where one is being arranged. */
  Offer: ComponentType<{ intoCv: boolean }>
}

/** Something of a member that their profile shows; nothing where there is none. Lazy. */
export type ProfilePart = {
  id: string
  /** `beside` the story on wide screens; by default below it. */
  place?: 'below' | 'beside'
  /** For members. */
  Part: ComponentType<{ person: { id: string; isYou: boolean; name: string } }>
  /** For everybody, on the published profile. */
  ForVisitors?: ComponentType<{ slug: string }>
}

/** Help with learning a skill, offered on each step of a learning path; nothing where there is none. Lazy. */
export type LearningOffer = {
  id: string
  /** `all` are the skills of the whole path, so that one call answers for every step. */
  Offer: ComponentType<{ skill: { id: string; name: string }; all: readonly string[] }>
}

/** A list of suggestions beside those of opportunities and people; its page is the feature's own. */
export type RecommendedTab = { to: string; title: Both; order: number }

/** A card of the dashboard that a member may move and hide; what it shows it asks for itself. */
export type DashboardCard = {
  id: string
  title: Both
  /** Where everybody finds it first. */
  order: number
  /** Lazy: it comes with its own script and words when somebody is near it. Its heading has the id `<id>-title`. */
  Card: ComponentType
  /** How much of the width it takes where there is room; a third if not said. */
  width?: 'two-thirds' | 'whole'
  /** As high as what will stand there, so that nothing moves; `height` is a class. */
  skeleton?: { height?: string; rows?: number }
}

type ActsOn = ComponentType<{ person: { id: string; name: string } }>

/** An action towards another member where that person is shown; both components are lazy. */
export type PersonAction = {
  order: number
  /** Below the name on their profile; it asks itself how the two stand to each other. */
  OnProfile: ActsOn
  /** In lists of people who were suggested; it asks for nothing when it is drawn. */
  InRow?: ActsOn
}
