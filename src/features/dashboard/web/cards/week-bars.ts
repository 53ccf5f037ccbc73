/** The end of the axis: the smallest even number from 2 on that holds everything, so that its half is a whole one. */
export function topOf(totals: readonly number[]): number {
  const max = Math.max(0, ...totals)
  return Math.max(2, max + (max % 2))
}
