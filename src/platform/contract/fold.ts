/** Letters that no decomposition turns into plain ones; Cyrillic as our languages read it. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...pairs('абвгдђежзијклмнопрстћуфхцчш', 'abvgddezzijklmnoprstcufhccs'),
    ...pairs('АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ', 'abvgddezzijklmnoprstcufhccs'),
    ...pairs('đĐłŁøØıðÐ', 'ddllooidd'),
    ...spelled('љ:lj Љ:lj њ:nj Њ:nj џ:dz Џ:dz ß:ss æ:ae Æ:ae œ:oe Œ:oe'),
  }),
)

const PLAIN = /^[\x20-\x7e]*$/
const WORD = /[\p{L}\p{M}\p{N}+#]+/gu

/**
 * The form in which texts are compared: case, diacritics, script and punctuation make no difference, đ is dj is d.
 * The database has the same rule as `fold_text()`; `+` and `#` stay, because they tell C, C++ and C# apart.
 */
export function fold(text: string): string {
  const plain = PLAIN.test(text) ? text : toPlain(text)
  return plain
    .toLowerCase()
    .replaceAll('dj', 'd')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim()
}

/** Folded words of a text, in order. */
export function foldedWords(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}

/** One folded word and where it stands in the text as written. */
export type PlacedWord = { word: string; start: number; end: number }

/** Folded words with their places, for whoever must show the words that were meant. */
export function placedWords(text: string): PlacedWord[] {
  const placed: PlacedWord[] = []
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    const end = start + match[0].length
    for (const word of foldedWords(match[0])) placed.push({ word, start, end })
  }
  return placed
}

function toPlain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x00-\x7f]/g, (letter) => LETTERS.get(letter) ?? ' ')
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, n) => [letter, to[n] ?? '']))
}

function spelled(list: string): Record<string, string> {
  return Object.fromEntries(list.split(' ').map((rule) => rule.split(':')))
}
