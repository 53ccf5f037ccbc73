import { type SQL, sql } from 'drizzle-orm'
import { foldedWords } from '#platform/contract/fold.ts'

const WORD_MAX = 40
const QUERY_WORDS_MAX = 8

/** The conversation as a word of each of its messages, so that one index answers for words and place together. */
function place(conversationId: string): string {
  return `:${conversationId}`
}

/** Words of a message as the index keeps them: folded, each once. */
export function termsOf(conversationId: string, body: string): SQL {
  const words = new Set(foldedWords(body).map((word) => word.slice(0, WORD_MAX)))
  return sql`array_to_tsvector(${sql.param([place(conversationId), ...words])}::text[])`
}

/** All words, the last of them perhaps unfinished, in one of these conversations; nothing when there is no word. */
export function queryOf(conversationIds: readonly string[], query: string): SQL | undefined {
  const words = foldedWords(query).slice(0, QUERY_WORDS_MAX)
  if (words.length === 0 || conversationIds.length === 0) return undefined
  const all = words.map((word, n) => `'${word.slice(0, WORD_MAX)}'${n === words.length - 1 ? ':*' : ''}`)
  const places = conversationIds.map((id) => `'${place(id)}'`)
  return sql`${`${all.join(' & ')} & (${places.join(' | ')})`}::tsquery`
}
