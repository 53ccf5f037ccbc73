import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { QUANTITY_MAX } from './counted-cost.ts'
import { boxId, day, feninga, itemId } from './values.ts'

/** What money of a grant is spent on; a call forbids some and caps others. */
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

/** One thing that the team does, from a day to a day. */
export const timelineRow = z.strictObject({
  id: itemId,
  what: words(200),
  from: z.nullable(day),
  until: z.nullable(day),
})

/** One thing that the grant pays for. All rows together are what is asked for. */
export const budgetRow = z.strictObject({
  id: itemId,
  what: words(200),
  category: z.enum(COST_CATEGORIES),
  amount: feninga,
  /** Where the price is from: an offer, a shop, a page; not there where nobody has said it. */
  source: z.optional(words(200)),
  /** How many, and the price of one: where both are said, the amount is what they make. */
  quantity: z.optional(z.number().check(z.minimum(0), z.maximum(QUANTITY_MAX))),
  price: z.optional(feninga),
})

/** What somebody else gives: money, things or work, and what it is worth. */
export const contributionRow = z.strictObject({
  id: itemId,
  kind: z.enum(CONTRIBUTION_KINDS),
  what: words(200),
  giver: words(120),
  value: feninga,
})

/** A member of the team; what only the server knows of them is in the facts. */
export const teamMember = z.strictObject({ id: itemId, name: words(120), role: words(120) })

/** A file in a slot of the template. */
export const attachedDocument = z.strictObject({ id: itemId, slot: boxId, name: words(200) })

/** All of an application that rules read, as plain JSON; boxes of text as plain text. Half-written ones pass as well. */
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
 * What a team begins with.
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

/** What nobody writes into an application: the server knows it and gives it to the device. */
export type ApplicationFacts = {
  /** By the id of the member in the content; whoever is missing here is only a name so far. */
  readonly members: Readonly<Record<string, MemberFacts>>
}

export type MemberFacts = {
  registered: boolean
  /** They have confirmed the application as it is now. */
  confirmed: boolean
  /** Whole years on the day of the call's rule of ages; null while they have not said when they were born. */
  age: number | null
  /** They are in the team of another application of the same call. */
  elsewhere: boolean
}

/** Sum of what is asked for, in feninga. */
export function requestedOf({ budget }: Pick<ApplicationContent, 'budget'>): number {
  return budget.reduce((sum, { amount }) => sum + amount, 0)
}

/** Sum of what the community gives, in feninga. */
export function contributedOf({ contributions }: { contributions: readonly { value: number }[] }): number {
  return contributions.reduce((sum, { value }) => sum + value, 0)
}
