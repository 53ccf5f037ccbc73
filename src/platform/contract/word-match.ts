import { baseBhs } from './fold-stem-bhs.ts'
import { foldedWords } from './fold.ts'

/**
 * Returns a test of whether every word of a query begins a word of these texts, in any script, case and spelling of
 * diacritics; `undefined` for a query without words.
 */
export function wordMatch(query: string): ((texts: readonly string[]) => boolean) | undefined {
  const terms = foldedWords(query)
  if (terms.length === 0) return undefined
  return (texts) => {
    const words = foldedWords(texts.join(' '))
    return terms.every((one) => words.some((word) => word.startsWith(one)))
  }
}

/** A shorter base would begin too many other words. */
export const BASE_MIN = 4

/**
 * Returns a test of whether the words of a name stand side by side in a text, in any script and in any of their cases; short
 * words only as they are, so that *Power BI* is no power cut in BiH.
 */
export function phraseMatch(name: string): (text: string) => boolean {
  const parts = foldedWords(name).map((word) => {
    const base = baseBhs(word)
    return (one: string | undefined) => (base.length >= BASE_MIN ? one?.startsWith(base) : one === word)
  })
  return (text) => {
    const words = foldedWords(text)
    return parts.length > 0 && words.some((_, at) => parts.every((isForm, n) => isForm(words[at + n])))
  }
}
