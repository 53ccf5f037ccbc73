import { type SQL, sql } from '#platform/server/db/sql.ts'
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
  await publish(tx, {
    reader: sql`m.user_id`,
    whole,
    from: sql`conversation_members m join conversations c on c.id = m.conversation_id
      where c.id = ${conversationId} and m.state in ('in', 'asked') and not exists (
        select from blocked_pairs b where b.member_id = ${by} and b.other_id = m.user_id)`,
  })
}

/** Publishes a change to the member's own pages only. */
export async function announceOwnPart(
  tx: Db,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<void> {
  await publish(tx, {
    reader: sql`${userId}::text`,
    whole: true,
    from: sql`conversations c where c.id = ${conversationId}`,
  })
}

/** Publishes a change of the member's activity to the pages of those who see it: their conversation of the two. */
export async function announceActivity(tx: Db, userId: string): Promise<void> {
  await publish(tx, {
    reader: sql`v.reader_id`,
    whole: true,
    from: sql`shown_activity v
      join conversation_members o on o.user_id = v.member_id and o.state = 'in'
      join conversation_members m on m.conversation_id = o.conversation_id and m.user_id = v.reader_id and m.state = 'in'
      join conversations c on c.id = o.conversation_id and c.kind = 'direct'
      where v.member_id = ${userId}`,
  })
}

/** Publishes the version of each conversation `c` to the reader beside it. */
async function publish(tx: Db, { reader, whole, from }: { reader: SQL; whole: boolean; from: SQL }) {
  await tx.execute<object>(sql`
    select pg_notify('zamah', json_build_object('topic', 'user:' || ${reader}, 'data', json_build_object(
      'topic', ${CONVERSATION_CHANGED}::text, 'data', ${whole ? WHOLE : MESSAGES}))::text)
    from ${from}`)
}

const MESSAGES = sql`json_build_object('conversation', c.id, 'version', c.version)`
const WHOLE = sql`json_build_object('conversation', c.id, 'version', c.version, 'whole', true)`
