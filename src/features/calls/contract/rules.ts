import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { COST_CATEGORIES } from './application-content.ts'
import { boxId, day, feninga } from './values.ts'

/** A `must` keeps an application from being sent; a `warning` does not. */
export const SEVERITIES = ['must', 'warning'] as const
export type Severity = (typeof SEVERITIES)[number]

const common = {
  id: boxId,
  severity: z.enum(SEVERITIES),
  /** The box that breaks it; null for the title and the municipality, which stand above the boxes. */
  box: z.nullable(boxId),
  /** The rule in words, shown on the page of the call and beside the box. */
  text: bilingual(300),
}

const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max))
const percent = count(1000)

export const rule = z.union([
  z.strictObject({ ...common, kind: z.literal('team-size'), min: count(30), max: count(30) }),
  /** Every member's age in whole years on a day. */
  z.strictObject({ ...common, kind: z.literal('ages'), min: count(120), max: count(120), on: day }),
  z.strictObject({ ...common, kind: z.literal('registered') }),
  z.strictObject({ ...common, kind: z.literal('confirmed') }),
  z.strictObject({
    ...common,
    kind: z.literal('municipality'),
    among: z.array(z.enum(MUNICIPALITY_IDS)).check(z.minLength(1), z.maxLength(150)),
  }),
  /** The requested sum. */
  z.strictObject({ ...common, kind: z.literal('amount'), min: feninga, max: feninga }),
  /** The community's contribution, in percent of the requested sum; anything above `max` is not counted. */
  z.strictObject({
    ...common,
    kind: z.literal('contribution'),
    min: percent,
    max: z.nullable(percent),
  }),
  /** The largest share of a category of costs, in percent of the requested sum; 0 forbids it. */
  z.strictObject({
    ...common,
    kind: z.literal('category'),
    category: z.enum(COST_CATEGORIES),
    max: count(100),
  }),
  /** Characters of a text box, counted as its template says. */
  z.strictObject({
    ...common,
    kind: z.literal('length'),
    box: boxId,
    min: count(10_000),
    max: count(10_000),
  }),
  /** Rows of the timeline, all with their days between two days. */
  z.strictObject({ ...common, kind: z.literal('timeline'), least: count(100), from: day, until: day }),
  z.strictObject({ ...common, kind: z.literal('document'), slot: boxId }),
  /** No member of the team is in another application to the call. */
  z.strictObject({ ...common, kind: z.literal('one-application') }),
])
export type Rule = z.output<typeof rule>
export type RuleKind = Rule['kind']
export type RuleOf<K extends RuleKind> = Extract<Rule, { kind: K }>

/** Returns the rule of a kind, unless it only warns. */
export function mustOf<K extends RuleKind>(rules: readonly Rule[], kind: K): RuleOf<K> | undefined {
  return rules.find((one): one is RuleOf<K> => one.kind === kind && one.severity === 'must')
}

export const rules = z.array(rule).check(z.maxLength(60))

export const RULE_KINDS = [
  'team-size',
  'ages',
  'registered',
  'confirmed',
  'municipality',
  'amount',
  'contribution',
  'category',
  'length',
  'timeline',
  'document',
  'one-application',
] as const satisfies readonly RuleKind[]
