const LEAST = 4

/** Returns the end of an axis from zero: a round number above the greatest count, with a whole half. */
export function topOf(counts: readonly number[]): number {
  const max = Math.max(LEAST, ...counts)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(max)) - 1) * 2
  return Math.ceil(max / step) * step
}
