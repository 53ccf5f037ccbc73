/** Longer words are left out less: the ways to do it twice grow with the square. */
const TWICE_UP_TO = 16

/** A word and all that is left of it without one of its letters, or without two. */
export function spellingsOf(word: string, max: 1 | 2): string[] {
  const found = new Set([word, ...withoutOne(word)])
  if (max === 2 && word.length > 4 && word.length <= TWICE_UP_TO)
    for (const shorter of withoutOne(word)) for (const shortest of withoutOne(shorter)) found.add(shortest)
  return [...found]
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}
