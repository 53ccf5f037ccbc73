/** Removed and added items at one place, and the unchanged ones behind it. */
export type Run = { removed: readonly string[]; added: readonly string[]; kept: readonly string[] }

/** Above this number of cells there is no comparison one by one: all differing items count as replaced. */
const MOST_CELLS = 4_000_000

/** Returns how one list becomes another, by their longest common part. */
export function differences(before: readonly string[], after: readonly string[]): Run[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const runs = middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail))
  const all: Run[] = [
    { removed: [], added: [], kept: before.slice(0, head) },
    ...runs,
    { removed: [], added: [], kept: before.slice(before.length - tail) },
  ]
  return all.filter(({ removed, added, kept }) => removed.length + added.length + kept.length > 0)
}

function middle(before: readonly string[], after: readonly string[]): Run[] {
  const [rows, columns] = [before.length, after.length]
  if ((rows + 1) * (columns + 1) > MOST_CELLS) return [{ removed: before, added: after, kept: [] }]
  const wide = columns + 1
  // The length of the common part from here to the end.
  const common = new Uint16Array((rows + 1) * wide)
  const at = (row: number, column: number) => common[row * wide + column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      common[row * wide + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const runs: Run[] = []
  let [row, column] = [0, 0]
  while (row < rows || column < columns) {
    const [removed, added, unchanged]: [string[], string[], string[]] = [[], [], []]
    while ((row < rows || column < columns) && !(row < rows && before[row] === after[column])) {
      if (column >= columns || (row < rows && at(row + 1, column) >= at(row, column + 1)))
        removed.push(before[row++]!)
      else added.push(after[column++]!)
    }
    while (row < rows && column < columns && before[row] === after[column]) {
      unchanged.push(before[row++]!)
      column += 1
    }
    runs.push({ removed, added, kept: unchanged })
  }
  return runs
}

const TOKENS = /[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu

/**
 * Compares two texts word by word; together the words are the whole text. A common word does not split a change: if it is
 * shorter than the changes on its two sides, it counts as changed with them.
 */
export function wordDifferences(before: string, after: string): Run[] {
  const runs: Run[] = []
  for (const run of differences(before.match(TOKENS) ?? [], after.match(TOKENS) ?? [])) {
    let joined = run
    for (let last = runs.at(-1); last && isSlight(last, joined); last = runs.at(-1)) {
      runs.pop()
      joined = {
        removed: [...last.removed, ...last.kept, ...joined.removed],
        added: [...last.added, ...last.kept, ...joined.added],
        kept: joined.kept,
      }
    }
    runs.push(joined)
  }
  return runs
}

function isSlight(one: Run, next: Run): boolean {
  const isChange = ({ removed, added }: Run) => removed.length + added.length > 0
  const changed = ({ removed, added }: Run) => Math.max(lettersOf(removed), lettersOf(added))
  return isChange(one) && isChange(next) && lettersOf(one.kept) <= Math.min(changed(one), changed(next)) / 2
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.trim().length, 0)
}
