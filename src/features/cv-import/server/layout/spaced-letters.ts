/** A part of a text, and its distance from the part before. */
export type SetPart = { text: string; gap: number }

const LEAST_LETTERS = 4
const LONGEST_PAIR = 4
/** A gap between words is wider than the usual one by this factor. */
const WIDER = 1.6

/** Returns true for letters that a designer has spaced: “I S K U S T V O”; a kerned pair may stand together. */
function isSpaced(text: string): boolean {
  const tokens = text.trim().split(/\s+/)
  if (tokens.length < LEAST_LETTERS || !tokens.every((token) => /^\p{L}+$/u.test(token))) return false
  const single = tokens.filter((token) => token.length === 1)
  // “A B C D E” are names of things.
  const isAlphabet = single.every((letter, at) => at === 0 || letter > (single[at - 1] ?? ''))
  return (
    !isAlphabet &&
    single.length >= 0.5 * tokens.length &&
    tokens.every((token) => token.length <= LONGEST_PAIR)
  )
}

/** Joins the letters to words; without visible word ends, to one word. */
export function unspaced(text: string): string {
  if (!isSpaced(text)) return text
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

/** Joins placed parts of a page: a part is a word, or a letter whose gap shows word ends. */
export function wordsOf(parts: readonly SetPart[]): string | undefined {
  if (!isSpaced(parts.map(({ text }) => text).join(' '))) return undefined
  if (parts.some(({ text }) => text.trim().length > LONGEST_PAIR))
    return parts.map(({ text }) => unspacedPart(text)).join(' ')
  const gaps = parts
    .slice(1)
    .map(({ gap }) => gap)
    .toSorted((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0
  return parts
    .map(({ text, gap }, at) => `${at > 0 && gap > WIDER * usual ? ' ' : ''}${text.trim()}`)
    .join('')
}

function unspacedPart(text: string): string {
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}
