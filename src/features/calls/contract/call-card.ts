import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { CALL_PHASES, type CallContent, callDates } from './call.ts'
import { feninga } from './values.ts'

const text = z.strictObject({ bhs: z.string(), en: z.string() })
const range = z.nullable(z.strictObject({ min: z.number(), max: z.number() }))

/** A call in a list: its money, places and deadline. */
export const callCard = z.strictObject({
  slug: z.string(),
  phase: z.enum(CALL_PHASES),
  title: text,
  programme: z.string(),
  bank: z.nullable(z.strictObject({ slug: z.string(), name: z.string() })),
  municipalities: z.array(z.enum(MUNICIPALITY_IDS)),
  dates: callDates,
  fund: feninga,
  given: feninga,
  /** The amount that one application may request, in feninga. */
  amount: range,
  ages: range,
  team: range,
})
export type CallCard = z.output<typeof callCard>

type Range = { min: number; max: number } | null

/** Reads the limits of amounts, people and places from the rules; null where no rule has one. */
export function limitsOf({ rules }: Pick<CallContent, 'rules'>) {
  const limits = {
    amount: null as Range,
    ages: null as Range,
    team: null as Range,
    contribution: null as Range,
  }
  let municipalities: readonly (typeof MUNICIPALITY_IDS)[number][] = []
  for (const rule of rules) {
    if (rule.kind === 'amount') limits.amount = { min: rule.min, max: rule.max }
    if (rule.kind === 'ages') limits.ages = { min: rule.min, max: rule.max }
    if (rule.kind === 'team-size') limits.team = { min: rule.min, max: rule.max }
    if (rule.kind === 'municipality') municipalities = rule.among
    if (rule.kind === 'contribution') {
      // One rule may have the minimum and another the maximum.
      limits.contribution = {
        min: Math.max(limits.contribution?.min ?? 0, rule.min),
        max: Math.max(limits.contribution?.max ?? 0, rule.max ?? 0),
      }
    }
  }
  return { ...limits, municipalities }
}
