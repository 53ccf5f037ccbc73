import { sql } from 'drizzle-orm'
import { CONVERSATION_CHANGED } from '../contract/live.ts'
import type { Db } from '#platform/server/db/database.ts'

type How = {
  /** Not its messages alone, so that whoever has it open asks for all of it. */
  whole?: boolean
  /** The member who acted; people whom a block separates from them are not notified. */
  by: string | null
}

/**
 * Tells everybody in a conversation that it changed, on all their pages and all instances, at the moment when the
 * transaction holds. It says only what to ask for, so one that is lost, doubled or late does no harm.
 */
export async function announceChange(
  tx: Db,
  conversationId: string,
  { whole = false, by }: How,
): Promise<void> {
  await tx.execute<object>(sql`
    select pg_notify('zamah', json_build_object('topic', 'user:' || m.user_id, 'data', json_build_object(
      'topic', ${CONVERSATION_CHANGED}::text, 'data', ${whole ? WHOLE : MESSAGES}))::text)
    from conversation_members m join conversations c on c.id = m.conversation_id
    where c.id = ${conversationId} and m.state in ('in', 'asked') and not exists (
      select from blocked_pairs b where b.member_id = ${by} and b.other_id = m.user_id)`)
}

const MESSAGES = sql`json_build_object('conversation', c.id, 'version', c.version)`
const WHOLE = sql`json_build_object('conversation', c.id, 'version', c.version, 'whole', true)`

/** Tells the own pages alone, for what is nobody else's business. */
export async function announceOwnPart(
  tx: Db,
  input: { conversationId: string; userId: string },
): Promise<void> {
  await tx.execute<object>(sql`
    select pg_notify('zamah', json_build_object('topic', 'user:' || ${input.userId}::text, 'data', json_build_object(
      'topic', ${CONVERSATION_CHANGED}::text, 'data', ${WHOLE}))::text)
    from conversations c where c.id = ${input.conversationId}`)
}
