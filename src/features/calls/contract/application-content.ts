import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { QUANTITY_MAX } from './counted-cost.ts'
import { boxId, day, feninga, itemId } from './values.ts'

/** The categories of costs of a grant; a call forbids some and caps others. */
export const COST_CATEGORIES = [
  'material',
  'equipment',
  'electronics',
  'transport',
  'services',
  'food',
  'visibility',
  'rent',
  'fees',
  'other',
] as const
export type CostCategory = (typeof COST_CATEGORIES)[number]

export const CONTRIBUTION_KINDS = ['money', 'goods', 'services'] as const

/** An activity of the team, from a day to a day. */
export const timelineRow = z.strictObject({
  id: itemId,
  what: words(200),
  from: z.nullable(day),
  until: z.nullable(day),
})

/** A cost that the grant pays for. All rows together are the requested amount. */
export const budgetRow = z.strictObject({
  id: itemId,
  what: words(200),
  category: z.enum(COST_CATEGORIES),
  amount: feninga,
  /** The source of the price: an offer, a shop, a page; absent where nobody has given one. */
  source: z.optional(words(200)),
  /** The quantity and the price of one: with both, the amount is their product. */
  quantity: z.optional(z.number().check(z.minimum(0), z.maximum(QUANTITY_MAX))),
  price: z.optional(feninga),
})

/** A contribution of the community, money, goods or work, with its value. */
export const contributionRow = z.strictObject({
  id: itemId,
  kind: z.enum(CONTRIBUTION_KINDS),
  what: words(200),
  giver: words(120),
  value: feninga,
})

/** A member of the team; the facts hold what only the server knows of them. */
export const teamMember = z.strictObject({ id: itemId, name: words(120), role: words(120) })

/** A file in a slot of the template. */
export const attachedDocument = z.strictObject({ id: itemId, slot: boxId, name: words(200) })

/** The parts of an application that rules read, as plain JSON with plain text. Unfinished applications are valid too. */
export const applicationContent = z.strictObject({
  title: words(140),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  texts: z.record(boxId, words(20_000)),
  timeline: z.array(timelineRow).check(z.maxLength(100)),
  budget: z.array(budgetRow).check(z.maxLength(200)),
  contributions: z.array(contributionRow).check(z.maxLength(200)),
  members: z.array(teamMember).check(z.maxLength(30)),
  documents: z.array(attachedDocument).check(z.maxLength(60)),
})
export type ApplicationContent = z.output<typeof applicationContent>
export type TeamMember = z.output<typeof teamMember>

/**
 * The content of a new application.
 * @public
 */
export const EMPTY_APPLICATION: ApplicationContent = {
  title: '',
  municipality: null,
  texts: {},
  timeline: [],
  budget: [],
  contributions: [],
  members: [],
  documents: [],
}

/** Facts about an application that nobody writes into it: the server sends them to the device. */
export type ApplicationFacts = {
  /** By the id of the member in the content; a member missing here is only a name so far. */
  readonly members: Readonly<Record<string, MemberFacts>>
}

export type MemberFacts = {
  registered: boolean
  /** They have confirmed the current application. */
  confirmed: boolean
  /** Whole years on the day of the call's rule of ages; null until they give their date of birth. */
  age: number | null
  /** They are in the team of another application to the same call. */
  elsewhere: boolean
}

/** Returns the requested sum, in feninga. */
export function requestedOf({ budget }: Pick<ApplicationContent, 'budget'>): number {
  return budget.reduce((sum, { amount }) => sum + amount, 0)
}

/** Returns the sum of the community's contributions, in feninga. */
export function contributedOf({ contributions }: { contributions: readonly { value: number }[] }): number {
  return contributions.reduce((sum, { value }) => sum + value, 0)
}
