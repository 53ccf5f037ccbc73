import type { SQL } from 'drizzle-orm'
import { termQuery, termVector } from '#platform/server/db/terms.ts'

/** The conversation as a word of each of its messages, so that one index answers for words and place together. */
function mark(conversationId: string): string {
  return `:${conversationId}`
}

export function termsOf(conversationId: string, body: string): SQL {
  return termVector(body, [mark(conversationId)])
}

/** Words in one of these conversations; nothing where there is none of either. */
export function queryOf(conversationIds: readonly string[], query: string): SQL | undefined {
  return conversationIds.length > 0 ? termQuery(query, conversationIds.map(mark)) : undefined
}
