import { sql } from 'drizzle-orm'
import { CONVERSATION_CHANGED } from '../contract/live.ts'
import type { Db } from '#platform/server/db/database.ts'

/**
 * Tells everybody in a conversation that it changed, on all their pages and all instances, at the moment when the
 * transaction holds. It says only what to ask for, so one that is lost, doubled or late does no harm.
 */
export async function announceChange(tx: Db, conversationId: string): Promise<void> {
  await tx.execute<object>(sql`
    select pg_notify('zamah', json_build_object('topic', 'user:' || m.user_id, 'data', json_build_object(
      'topic', ${CONVERSATION_CHANGED}::text, 'data', json_build_object('conversation', c.id, 'version', c.version)))::text)
    from conversation_members m join conversations c on c.id = m.conversation_id
    where c.id = ${conversationId} and m.state in ('in', 'asked')`)
}

/** Tells the own pages alone, for what is nobody else's business. */
export async function announceOwnPart(
  tx: Db,
  input: { conversationId: string; userId: string },
): Promise<void> {
  await tx.execute<object>(sql`
    select pg_notify('zamah', json_build_object('topic', 'user:' || ${input.userId}::text, 'data', json_build_object(
      'topic', ${CONVERSATION_CHANGED}::text, 'data', json_build_object('conversation', id, 'version', version)))::text)
    from conversations where id = ${input.conversationId}`)
}
