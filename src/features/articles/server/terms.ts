import { type SQL, sql } from 'drizzle-orm'
import { foldedWords } from '#platform/contract/fold.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import type { Content } from '../contract/content.ts'

const WORD_MAX = 40
const QUERY_WORDS_MAX = 8

/** Words of both languages as the index has them: folded, each once. */
export function termsOf({ title, summary, body, tags }: Content): SQL {
  const texts = LOCALES.flatMap((one) => [title[one], summary[one], plainText(body[one])])
  const words = foldedWords([...texts, ...tags].join(' ')).map((word) => word.slice(0, WORD_MAX))
  return sql`array_to_tsvector(${sql.param([...new Set(words)])}::text[])`
}

/** All words, the last of them perhaps unfinished; nothing where there is no word. */
export function termQuery(query: string): SQL | undefined {
  const words = foldedWords(query).slice(0, QUERY_WORDS_MAX)
  if (words.length === 0) return undefined
  const all = words.map((word, n) => `'${word.slice(0, WORD_MAX)}'${n === words.length - 1 ? ':*' : ''}`)
  return sql`${all.join(' & ')}::tsquery`
}
