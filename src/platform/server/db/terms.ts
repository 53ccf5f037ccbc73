import { type SQL, sql } from './sql.ts'
import { baseBhs } from '#platform/contract/fold-stem-bhs.ts'
import { foldedWords, placedWords } from '#platform/contract/fold.ts'
import { BASE_MIN } from '#platform/contract/word-match.ts'

const WORD_MAX = 40
const QUERY_WORDS_MAX = 8

/** Words of a text as an index keeps them: folded, each once; and marks, which stand in the index like words. */
export function termVector(text: string, marks: readonly string[] = []): SQL {
  const words = foldedWords(text).map((word) => word.slice(0, WORD_MAX))
  return sql`array_to_tsvector(${sql.param([...new Set([...marks, ...words])])}::text[])`
}

/**
 * Returns a query for all these words in any of their cases, the last of them perhaps unfinished, beside one of the marks;
 * `undefined` without a word.
 */
export function termQuery(query: string, marks: readonly string[] = []): SQL | undefined {
  const words = queryTerms(query)
  if (words.length === 0) return undefined
  const all = words.map(({ term, isOpen }) => `'${term}'${isOpen ? ':*' : ''}`)
  const one = marks.length > 0 ? [`(${marks.map((mark) => `'${mark}'`).join(' | ')})`] : []
  return sql`${[...all, ...one].join(' & ')}::tsquery`
}

/** Words of one part of a text as marks for `termVector()`, so that they are found in this part alone. */
export function placedTerms(place: string, text: string): string[] {
  return foldedWords(text).map((word) => `=${place}:${word.slice(0, WORD_MAX)}`)
}

/** Does as `termQuery()` with the words of one part. */
export function placedQuery(place: string, query: string): SQL | undefined {
  const all = queryTerms(query).map(({ term, isOpen }) => `'=${place}:${term}'${isOpen ? ':*' : ''}`)
  return all.length === 0 ? undefined : sql`${all.join(' & ')}::tsquery`
}

/** Returns the places of a query's words in a text by the same rule: start and end in UTF-16 units, in order. */
export function termRanges(text: string, query: string): [start: number, end: number][] {
  const terms = queryTerms(query)
  const ranges = new Map(
    placedWords(text)
      .filter(({ word }) =>
        terms.some(({ term, isOpen }) => (isOpen ? word.startsWith(term) : word === term)),
      )
      .map(({ start, end }) => [start, end]),
  )
  return [...ranges]
}

/** Lists the terms of a query; an open one is the beginning of words. */
function queryTerms(query: string): { term: string; isOpen: boolean }[] {
  const words = foldedWords(query).slice(0, QUERY_WORDS_MAX)
  return words.map((word, n) => {
    const term = word.slice(0, WORD_MAX)
    const base = baseBhs(term)
    return base.length >= BASE_MIN ? { term: base, isOpen: true } : { term, isOpen: n === words.length - 1 }
  })
}
