import type { SQL } from '#platform/server/db/sql.ts'
import { termQuery, termVector } from '#platform/server/db/terms.ts'

/** Returns the conversation as a term of each of its messages, so that one index finds text and conversation together. */
function mark(conversationId: string): string {
  return `:${conversationId}`
}

export function termsOf(conversationId: string, body: string): SQL {
  return termVector(body, [mark(conversationId)])
}

/** Returns a query for words in these conversations; `undefined` without words or conversations. */
export function queryOf(conversationIds: readonly string[], query: string): SQL | undefined {
  return conversationIds.length > 0 ? termQuery(query, conversationIds.map(mark)) : undefined
}
