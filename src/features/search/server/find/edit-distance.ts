/**
 * Returns the edits between two words: insertions, deletions, changes and swaps of neighbours; `max + 1` as soon as it is
 * certainly more.
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1]
      let cost = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1))
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (swapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > max) return max + 1
    before = last
    last = next
  }
  return last[other.length] ?? max + 1
}
