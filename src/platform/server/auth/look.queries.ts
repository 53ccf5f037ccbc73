import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'

type LiveLook = { id: string; actorId: string; sidHash: Buffer; userId: string; email: string }

const liveLook = prepared<LiveLook, [id: string]>(
  'live_look',
  `select look.id, look.actor_id as "actorId", own.sid_hash as "sidHash", person.id as "userId", person.email
   from member_looks look
   join sessions own on own.id = look.session_id and own.user_id = look.actor_id
   join users actor on actor.id = look.actor_id
   join users person on person.id = look.person_id
   where look.id = $1 and look.ended_at is null and look.expires_at > now()
     and own.ended_at is null and own.expires_at > now()
     and actor.suspended_at is null and actor.role = 'ADMIN'
     and (actor.has_global_permissions or 'users' = any(actor.admin_scopes))
     and person.suspended_at is null and person.role = 'USER'`,
)

/** A look that lasts, with the session of the admin who may still look; members who became staff are not looked at. */
export async function findLiveLook(db: Db, id: string): Promise<LiveLook | undefined> {
  const [row] = await liveLook(db, id)
  return row
}
