import type { Rule } from '#features/calls/contract/rules.ts'

export type AwardBounds = { least: number; most: number; requested: number }

/**
 * Returns the bounds within which an award needs no explanation, in feninga: the amounts that the call allows, at most the
 * requested one.
 */
export function awardBounds(rules: readonly Rule[], requested: number): AwardBounds {
  const amounts = rules.filter((rule) => rule.kind === 'amount')
  return {
    requested,
    least: Math.min(requested, Math.max(1, ...amounts.map(({ min }) => min))),
    most: Math.min(requested, ...amounts.map(({ max }) => max)),
  }
}
