/** Returns the end of the axis: the smallest even number from 2 on that fits everything, so that its half is whole. */
export function topOf(totals: readonly number[]): number {
  const max = Math.max(0, ...totals)
  return Math.max(2, max + (max % 2))
}
