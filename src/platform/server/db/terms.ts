import { type SQL, sql } from './sql.ts'
import { baseBhs } from '#platform/contract/fold-stem-bhs.ts'
import { foldedWords } from '#platform/contract/fold.ts'
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
  const words = foldedWords(query).slice(0, QUERY_WORDS_MAX)
  if (words.length === 0) return undefined
  const all = words.map((word, n) => {
    const base = baseBhs(word.slice(0, WORD_MAX))
    if (base.length >= BASE_MIN) return `'${base}':*`
    return `'${word.slice(0, WORD_MAX)}'${n === words.length - 1 ? ':*' : ''}`
  })
  const one = marks.length > 0 ? [`(${marks.map((mark) => `'${mark}'`).join(' | ')})`] : []
  return sql`${[...all, ...one].join(' & ')}::tsquery`
}
