import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { PersonFacts } from '#platform/server/person-facts.ts'

const factRows = rowsOf({ conversations: z.number(), messages: z.number() })

/** Counts a person's conversations and messages, without texts or names. */
export const messagingFacts: PersonFacts = async (db, userId) => {
  const { rows } = await factRows(db)(sql`
    select (select count(*)::int from conversation_members where user_id = ${userId}::uuid) as conversations,
      (select count(*)::int from conversation_messages where sender_id = ${userId}::uuid) as messages`)
  const { conversations = 0, messages = 0 } = rows[0] ?? {}
  return [
    { id: 'conversations', count: conversations },
    { id: 'messages', count: messages },
  ]
}
