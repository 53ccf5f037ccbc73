import { sql } from '#platform/server/db/sql.ts'
import { CONVERSATION_CHANGED } from '../contract/live.ts'
import type { Db } from '#platform/server/db/database.ts'

type How = {
  /** More than messages changed, so that open pages reload the whole conversation. */
  whole?: boolean
  /** The member who acted; people whom a block separates from them are not notified. */
  by: string | null
}

/**
 * Publishes a change to all members of a conversation, on all pages and instances, on commit. The message only says what to
 * fetch, so a lost, doubled or late one does no harm.
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

/** Publishes a change to the member's own pages only. */
export async function announceOwnPart(
  tx: Db,
  input: { conversationId: string; userId: string },
): Promise<void> {
  await tx.execute<object>(sql`
    select pg_notify('zamah', json_build_object('topic', 'user:' || ${input.userId}::text, 'data', json_build_object(
      'topic', ${CONVERSATION_CHANGED}::text, 'data', ${WHOLE}))::text)
    from conversations c where c.id = ${input.conversationId}`)
}
