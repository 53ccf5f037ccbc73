/** A reproducible random generator. */
export type SeededRandom = {
  next(): number
  below(limit: number): number
  normal(): number
  some<T>(all: readonly T[], count: number): T[]
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    some: (all, count) => {
      const left = [...all]
      return Array.from({ length: Math.min(count, all.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat()
    },
  }
}
