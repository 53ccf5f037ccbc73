/** Longest word with two letters left out, because the number of ways grows quadratically. */
const TWICE_UP_TO = 16

/** Returns a word and its forms with one letter left out, or two. */
export function spellingsOf(word: string, max: 1 | 2): string[] {
  const spellings = new Set([word, ...withoutOne(word)])
  if (max === 2 && word.length > 4 && word.length <= TWICE_UP_TO)
    for (const shorter of withoutOne(word))
      for (const shortest of withoutOne(shorter)) spellings.add(shortest)
  return [...spellings]
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}
