import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { NOTE_MINUTES, NOW_MINUTES } from '../contract/activity.ts'
import { announceActivity } from './announce.ts'

const returnRows = rowsOf({ isBack: z.boolean() })

/**
 * Saves that the member is here. A lock on their one row lets only one of several pages and instances write. Pages of
 * others are notified only when the member comes back; until then they ask again by themselves.
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
