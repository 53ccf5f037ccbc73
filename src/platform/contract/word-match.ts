import { foldedWords } from './fold.ts'

/**
 * Returns a test of whether every word of a query begins a word of these texts, in any script, case and spelling of
 * diacritics; `undefined` for a query without words.
 */
export function wordMatch(query: string): ((texts: readonly string[]) => boolean) | undefined {
  const wanted = foldedWords(query)
  if (wanted.length === 0) return undefined
  return (texts) => {
    const words = foldedWords(texts.join(' '))
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  }
}
