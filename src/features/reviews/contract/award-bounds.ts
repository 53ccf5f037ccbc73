import type { Rule } from '#features/calls/contract/rules.ts'

export type AwardBounds = { least: number; most: number; requested: number }

/** What an award may be without saying why, in feninga: what the call lets be asked for, and no more than was asked for. */
export function awardBounds(rules: readonly Rule[], requested: number): AwardBounds {
  const amounts = rules.filter((rule) => rule.kind === 'amount')
  return {
    requested,
    least: Math.min(requested, Math.max(1, ...amounts.map(({ min }) => min))),
    most: Math.min(requested, ...amounts.map(({ max }) => max)),
  }
}
