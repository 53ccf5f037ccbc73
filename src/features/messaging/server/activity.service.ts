import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { NOTE_MINUTES, NOW_MINUTES } from '../contract/activity.ts'
import { CONVERSATION_CHANGED } from '../contract/live.ts'

const returnRows = rowsOf({ isBack: z.boolean() })

/**
 * Notes that the member is here, in one row, whichever instance hears it: the lock lets one of several pages through, and
 * the others find it noted. Open pages are told only when somebody comes back; those of readers ask again by themselves.
 */
export async function noteActivity({
  services,
  session: { userId },
}: {
  services: Services
  session: Pick<Session, 'userId'>
}): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const { rows } = await returnRows(tx)(sql`
      with before as (select user_id, active_at from messaging_settings where user_id = ${userId} for update)
      update messaging_settings s set active_at = now() from before b
      where s.user_id = b.user_id and s.shows_activity
        and (b.active_at is null or b.active_at < now() - make_interval(mins => ${NOTE_MINUTES}))
        and not exists (select from minor_members y where y.id = s.user_id)
      returning coalesce(b.active_at < now() - make_interval(mins => ${NOW_MINUTES}), true) as "isBack"`)
    if (rows[0]?.isBack) await announceActivity(tx, userId)
  })
}

/** Lets the pages of those who see it read their conversation of the two again. */
export async function announceActivity(tx: Db, userId: string): Promise<void> {
  await tx.execute<object>(sql`
    select pg_notify('zamah', json_build_object('topic', 'user:' || v.reader_id, 'data', json_build_object(
      'topic', ${CONVERSATION_CHANGED}::text, 'data',
      json_build_object('conversation', c.id, 'version', c.version, 'whole', true)))::text)
    from shown_activity v
    join conversation_members o on o.user_id = v.member_id and o.state = 'in'
    join conversation_members m on m.conversation_id = o.conversation_id and m.user_id = v.reader_id and m.state = 'in'
    join conversations c on c.id = o.conversation_id and c.kind = 'direct'
    where v.member_id = ${userId}`)
}
