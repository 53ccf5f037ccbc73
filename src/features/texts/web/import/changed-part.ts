/** Splits two texts into the words they share at their ends and the differing part of each. */
export function changedPart(before: string, after: string) {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const most = Math.min(one.length, other.length)
  let head = 0
  while (head < most && one[head] === other[head]) head += 1
  let tail = 0
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  const part = (words: string[]) => words.slice(head, words.length - tail).join('')
  return {
    head: one.slice(0, head).join(''),
    before: part(one),
    after: part(other),
    tail: tail === 0 ? '' : one.slice(-tail).join(''),
  }
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}
