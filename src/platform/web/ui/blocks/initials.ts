/** First letters of the first and the last name, upper case; a lone name gives one letter. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s\-–]+/u)
    .filter((word) => /\p{L}|\p{N}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return (
    ends
      .map((word) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '')
      // Some letters grow when they become capitals (ß, ﬁ); one place holds one letter.
      .map((letter) => [...letter.toLocaleUpperCase('hr')][0] ?? '')
      .join('')
  )
}

/** The same name has the same tint everywhere. */
export function tintOf(name: string, tints: number): number {
  return hashOf(name) % tints
}

/** A number of 32 bits that is the same for the same name, whatever its composition of characters. */
export function hashOf(name: string): number {
  let hash = 0
  for (const character of name.normalize('NFC'))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0
  return hash
}
