import { foldedWords } from '#platform/contract/fold.ts'
import { baseBhs, stemBhs } from '#platform/contract/fold-stem-bhs.ts'
import { stemEn } from '#platform/contract/fold-stem-en.ts'

/** Further words would narrow nothing. */
export const WORDS_MAX = 8
/** Longer runs of letters are no words. */
const WORD_MAX = 40

/** Words in every text of either language, which distinguish nothing. */
const SMALL = new Set(
  (
    'a i u o s sa se na za od do iz po pri ili je su da li ne te ka k uz kao koji koja koje koji kod bez nad pod pred kroz ' +
    'the and or of to in on at for with by an is are be as from'
  ).split(' '),
)

/** Returns the folded words of a search, each once; small words only count without others. */
export function queryWords(text: string): string[] {
  const words = [...new Set(foldedWords(text).filter((word) => word.length <= WORD_MAX))]
  const telling = words.filter((word) => !SMALL.has(word))
  return (telling.length > 0 ? telling : words).slice(0, WORDS_MAX)
}

export function isSmallWord(word: string): boolean {
  return SMALL.has(word)
}

/** Marks a whole word among the stems of the index. */
const WHOLE = '='
const PLURAL_EN = /(?<=[a-z]{3}[^s])s$/

/**
 * Returns the key of a word in all its cases, without others of the same root: stems merge "programer" and "programa", and
 * a search for the one hardly means the other.
 */
export function wholeWord(word: string): string {
  return WHOLE + baseBhs(word.replace(PLURAL_EN, ''))
}

/** Returns the stems that may stand for a word in the index, whatever its language. */
export function stemsOf(word: string): string[] {
  return [...new Set([stemBhs(word), stemEn(word)])]
}
