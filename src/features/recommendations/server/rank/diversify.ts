import type { Ranked } from './rank.ts'

/** Items in a row of which at most three are of one employer. */
export const WINDOW = 20
export const OF_ONE_EMPLOYER = 3
const SAME_EMPLOYER = 0.04
const SAME_KIND = 0.008
const KIND_WINDOW = 6

/**
 * Orders the best first, but mixes employers and kinds: each next one is the best after a penalty for repetition. Ends when
 * only one employer is left.
 */
export function diversify<R extends Ranked>(
  ranked: readonly R[],
  { limit, kindOf, employerOf }: { limit: number; kindOf(one: R): number; employerOf(one: R): number },
): R[] {
  const left = [...ranked]
  const selected: R[] = []
  const employers = new Recent(WINDOW - 1)
  const kinds = new Recent(KIND_WINDOW)
  while (selected.length < limit) {
    let best = -1
    let bestValue = -Infinity
    for (let n = 0; n < left.length; n += 1) {
      const one = left[n]!
      // Later ones score lower, and a penalty never raises a score.
      if (one.score <= bestValue) break
      const same = employers.count(employerOf(one))
      if (same >= OF_ONE_EMPLOYER) continue
      const value = one.score - same * SAME_EMPLOYER - kinds.count(kindOf(one)) * SAME_KIND
      if (value > bestValue) [best, bestValue] = [n, value]
    }
    const [next] = best < 0 ? [] : left.splice(best, 1)
    if (!next) break
    selected.push(next)
    employers.add(employerOf(next))
    kinds.add(kindOf(next))
  }
  return selected
}

/** Counts each number among the last items. */
class Recent {
  readonly #window: number
  readonly #last: number[] = []
  readonly #counts = new Map<number, number>()

  constructor(window: number) {
    this.#window = window
  }

  count(number: number): number {
    return this.#counts.get(number) ?? 0
  }

  add(number: number): void {
    this.#last.push(number)
    this.#counts.set(number, this.count(number) + 1)
    const gone = this.#last.length > this.#window ? this.#last.shift() : undefined
    if (gone !== undefined) this.#counts.set(gone, this.count(gone) - 1)
  }
}
