import type { Limit, Measure, Rule } from './kinds.ts'

export type Proposal = {
  measure: Exclude<Measure, 'keep' | 'help'>
  days: number | null
  limits: readonly Limit[]
}

const ALL: readonly Limit[] = ['first', 'questions', 'links']

/** The measures for a broken rule, the mildest first; each earlier decision that still counts is one step. */
const STEPS: readonly Proposal[] = [
  { measure: 'hide', days: null, limits: [] },
  { measure: 'strike', days: null, limits: [] },
  { measure: 'limit', days: 7, limits: ALL },
  { measure: 'limit', days: 30, limits: ALL },
  { measure: 'suspend', days: 30, limits: [] },
]

/** Rules whose violation hurts somebody directly start one step higher. */
const GRAVE: ReadonlySet<Rule> = new Set<Rule>(['money', 'hate', 'sexual', 'danger'])

/** Proposes a measure to the moderator, who decides. */
export function proposedMeasure({ earlier, rule }: { earlier: number; rule: Rule | null }): Proposal {
  const step = earlier + (rule && GRAVE.has(rule) ? 1 : 0)
  return STEPS[Math.min(step, STEPS.length - 1)]!
}
