import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

const factRows = rowsOf({
  call_id: z.string(),
  title: z.string(),
  lead: z.nullable(z.string()),
  count: z.number(),
  sent: z.boolean(),
  removed: z.boolean(),
  member: z.boolean(),
  mentor: z.boolean(),
  born: z.nullable(z.string()),
  other: z.nullable(z.string()),
})

/**
 * Finds the facts that decide on an admission: the team, its state, and the person, if it is a member. An application that the person began
 * alone and left empty does not count as another team.
 */
export async function findAdmission(db: Db, { id, userId }: { id: string; userId: string | null }) {
  const { rows } = await factRows(db)(sql`
    select c.call_id, c.title, c.lead_id as lead, (select count(*)::int from canvas_members m where m.canvas_id = c.id) as count,
      c.submitted_at is not null as sent,
      exists (select from canvas_removals r where r.canvas_id = c.id and r.user_id = u.id) as removed,
      exists (select from canvas_members m where m.canvas_id = c.id and m.user_id = u.id) as member,
      exists (select from canvas_mentors m where m.canvas_id = c.id and m.user_id = u.id) as mentor,
      u.born_on::text as born,
      (select o.id from canvases o join canvas_members m on m.canvas_id = o.id
        where m.user_id = u.id and o.call_id = c.call_id and o.id <> c.id
          and (o.seq > 0 or exists (select from canvas_members n where n.canvas_id = o.id and n.user_id <> u.id))
        order by o.created_at limit 1) as other
    from canvases c left join users u on u.id = ${userId}::uuid where c.id = ${id}`)
  return rows[0]
}

const idRows = rowsOf({ id: z.string() })

/** Deletes the empty applications to the same call that this person began alone. */
export async function deleteEmptyOthers(
  tx: Db,
  { id, userId }: { id: string; userId: string },
): Promise<string[]> {
  const { rows } = await idRows(tx)(sql`
    delete from canvases o using canvases c where c.id = ${id} and o.call_id = c.call_id and o.id <> c.id and o.seq = 0
      and exists (select from canvas_members m where m.canvas_id = o.id and m.user_id = ${userId})
      and not exists (select from canvas_members m where m.canvas_id = o.id and m.user_id <> ${userId})
    returning o.id`)
  return rows.map((row) => row.id)
}

const linkRows = rowsOf({
  canvas_id: z.string(),
  mentor: z.boolean(),
  by: z.string(),
  by_hand: z.boolean(),
  good: z.boolean(),
  expires_at: timestamp,
})

/**
 * Finds an invitation by the digest of its token, also one that has ended; `byHand` is true if it was meant for this member
 * and no other.
 */
export async function findLink(db: Db, { hash, userId }: { hash: Buffer; userId: string | null }) {
  const { rows } = await linkRows(db)(sql`
    select i.canvas_id, i.mentor, b.first_name || ' ' || b.last_name as by, i.email is not null
        and exists (select from users u where u.id = ${userId} and lower(u.email) = i.email)
        and not exists (select from canvas_removals r
          where r.canvas_id = i.canvas_id and r.user_id = ${userId} and r.removed_at > i.created_at) as by_hand,
      i.expires_at > now()
        and exists (select from canvas_members m where m.canvas_id = i.canvas_id and m.user_id = i.invited_by) as good,
      i.expires_at
    from canvas_invitations i join users b on b.id = i.invited_by where i.token_hash = ${hash}`)
  return rows[0]
}
