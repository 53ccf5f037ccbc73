import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { MODERATION_CHANGED, type ModerationChanged } from '../contract/live.ts'

/** Publishes a change of a case to all moderators, on all pages and instances, on commit. */
export async function announceCase(
  tx: Db,
  id: string,
  what: ModerationChanged['what'] = 'case',
): Promise<void> {
  const data: ModerationChanged = { case: id, what }
  const message = JSON.stringify({ topic: MODERATION_CHANGED, data })
  await tx.execute<object>(sql`
    select pg_notify('zamah', json_build_object('topic', 'user:' || u.id, 'data', ${message}::json)::text)
    from users u join active_members m on m.id = u.id
    where u.role = 'ADMIN' and (u.has_global_permissions or 'moderation' = any(u.admin_scopes))`)
}
