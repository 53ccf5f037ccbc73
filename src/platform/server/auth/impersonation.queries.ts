import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import type { Row } from '../db/rows-of.ts'

const live = {
  id: z.string(),
  actorId: z.string(),
  sidHash: z.instanceof(Buffer),
  userId: z.string(),
  email: z.string(),
}
type LiveImpersonation = Row<typeof live>

const liveImpersonation = prepared(live)<[id: string]>(
  'live_impersonation',
  `select impersonation.id, impersonation.actor_id as "actorId", own.sid_hash as "sidHash", person.id as "userId", person.email
   from member_looks impersonation
   join sessions own on own.id = impersonation.session_id and own.user_id = impersonation.actor_id
   join users actor on actor.id = impersonation.actor_id
   join users person on person.id = impersonation.person_id
   where impersonation.id = $1 and impersonation.ended_at is null and impersonation.expires_at > now()
     and own.ended_at is null and own.expires_at > now()
     and actor.suspended_at is null and actor.role = 'ADMIN'
     and (actor.has_global_permissions or 'users' = any(actor.admin_scopes))
     and person.suspended_at is null and person.role = 'USER'`,
)

/** An impersonation that lasts, with the session of the admin who still may; members who became staff are not impersonated. */
export async function findLiveImpersonation(db: Db, id: string): Promise<LiveImpersonation | undefined> {
  const [row] = await liveImpersonation(db, id)
  return row
}
