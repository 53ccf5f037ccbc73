import { foldedWords } from '#platform/contract/fold.ts'

/** Number of places that letter groups and words share. */
export const BUCKETS = 2 ** 17
const SHORTEST = 3
const LONGEST = 5
const START = 0x811c9dc5
const PRIME = 0x01000193
const OF_WORD = 0x20

/**
 * Returns the buckets of a text's words and of the groups of three to five letters in them. The folded form is read, so that
 * script and diacritics make no difference.
 */
export function bucketsOf(text: string): number[] {
  const buckets: number[] = []
  for (const word of foldedWords(text)) {
    const frame = `<${word}>`
    buckets.push(bucketOf(OF_WORD, frame, 0, frame.length))
    for (let at = 0; at < frame.length; at += 1)
      for (let size = SHORTEST; size <= LONGEST && at + size <= frame.length; size += 1)
        buckets.push(bucketOf(size, frame, at, at + size))
  }
  return buckets
}

/** FNV-1a with a last stir, because only the low bits are kept. */
function bucketOf(kind: number, text: string, from: number, to: number): number {
  let hash = Math.imul(START ^ kind, PRIME)
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1)
}
