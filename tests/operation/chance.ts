/** A reproducible random generator: the same seed gives the same numbers. */
export type Chance = {
  between(low: number, high: number): number
  pick<T>(values: readonly T[]): T
  isLikely(share: number): boolean
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    pick: (values) => values[between(0, values.length - 1)]!,
    isLikely: (share) => next() < share,
  }
}
