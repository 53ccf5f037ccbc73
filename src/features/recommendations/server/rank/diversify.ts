import type { OfferTable } from './offer-table.ts'
import type { Ranked } from './rank.ts'

/** Of any twenty in a row at most three are one employer's. */
export const WINDOW = 20
export const OF_ONE_EMPLOYER = 3
const SAME_EMPLOYER = 0.04
const SAME_KIND = 0.008
const KIND_WINDOW = 6

/**
 * The best first, but never a list of one employer, and rather not of one kind: each next one is the best after what it
 * repeats is taken off. Where only one employer is left, the list ends.
 */
export function diversify<R extends Ranked>(
  ranked: readonly R[],
  { most, kindOf, employerOf }: { most: number; kindOf(one: R): number; employerOf(one: R): number },
): R[] {
  const left = [...ranked]
  const chosen: R[] = []
  while (chosen.length < most) {
    const recent = chosen.slice(-(WINDOW - 1))
    const kinds = chosen.slice(-KIND_WINDOW)
    let best = -1
    let bestValue = -Infinity
    for (const [n, one] of left.entries()) {
      // Those that follow are not better, and nothing they repeat makes them so.
      if (one.score <= bestValue) break
      const employer = employerOf(one)
      const same = recent.filter((other) => employerOf(other) === employer).length
      if (same >= OF_ONE_EMPLOYER) continue
      const alike = kinds.filter((other) => kindOf(other) === kindOf(one)).length
      const value = one.score - same * SAME_EMPLOYER - alike * SAME_KIND
      if (value > bestValue) [best, bestValue] = [n, value]
    }
    const [next] = best < 0 ? [] : left.splice(best, 1)
    if (!next) break
    chosen.push(next)
  }
  return chosen
}

export const byTable = ({ kind, employer }: OfferTable) => ({
  kindOf: ({ slot }: Ranked) => kind[slot]!,
  employerOf: ({ slot }: Ranked) => employer[slot]!,
})
