import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

const invitedRows = rowsOf({ id: z.string(), name: z.string(), mentor: z.boolean() })
const newRows = rowsOf({ canvas_id: z.string() })
const invitationRows = rowsOf({ id: z.string(), invited_by: z.string(), mentor: z.boolean() })
const placeRows = rowsOf({ there: z.boolean() })
const ownRows = rowsOf({
  id: z.string(),
  title: z.string(),
  call_slug: z.string(),
  call_title: z.custom<{ bhs: string; en: string }>(),
  deadline: z.nullable(timestamp),
  mentor: z.boolean(),
  invited_by: z.string(),
  name: z.string(),
})

const OWN_MOST = 20

type Place = { id: string; userId: string }

/** The condition that an invitation is a member's: by name, or by mail to the address of their account. */
const isFor = (userId: string): SQL => sql`(i.user_id = ${userId}
  or i.single_use and i.email = (select lower(u.email::text) from active_members a join users u on u.id = a.id where a.id = ${userId}))`

/** Lists invited connections who have not answered yet. */
export async function listInvited(db: Db, id: string) {
  const { rows } = await invitedRows(db)(sql`
    select i.user_id as id, u.first_name || ' ' || u.last_name as name, i.mentor
    from canvas_invitations i join users u on u.id = i.user_id
    where i.canvas_id = ${id} and i.expires_at > now() order by i.created_at, i.user_id`)
  return rows
}

/** Returns true if a member is in the team, or one of its mentors where `mentor` is set. */
export async function isOnTeam(
  tx: Db,
  { id, userId, mentor }: Place & { mentor: boolean },
): Promise<boolean> {
  const { rows } = await placeRows(tx)(sql`
    select exists (select from canvas_members where canvas_id = ${id} and user_id = ${userId})
      or ${mentor} and exists (select from canvas_mentors where canvas_id = ${id} and user_id = ${userId}) as there`)
  return rows[0]?.there ?? false
}

/** Returns true if the invitation is new, so that a person who is invited twice is notified once. */
export async function insertInvited(
  tx: Db,
  { id, userId, by, mentor, hash }: Place & { by: string; mentor: boolean; hash: Buffer },
): Promise<boolean> {
  const { rows } = await newRows(tx)(sql`
    insert into canvas_invitations as i (token_hash, canvas_id, single_use, mentor, invited_by, user_id, expires_at)
    values (${hash}, ${id}, true, ${mentor}, ${by}, ${userId}, now() + interval '14 days')
    on conflict (user_id, canvas_id) where user_id is not null do update
      set mentor = excluded.mentor, invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at
      where i.expires_at <= now() or i.mentor <> excluded.mentor
    returning canvas_id`)
  return rows.length > 0
}

/** Lists a member's open invitations, without those to sent applications. */
export async function listInvitations(db: Db, userId: string) {
  const { rows } = await ownRows(db)(sql`
    select id, title, call_slug, call_title, deadline, mentor, invited_by, name from (select distinct on (c.id) c.id, c.title, p.slug as call_slug, p.content->'title' as call_title, p.deadline,
      i.mentor, i.invited_by, u.first_name || ' ' || u.last_name as name, i.created_at
    from canvas_invitations i join canvases c on c.id = i.canvas_id join public_calls p on p.id = c.call_id
      join users u on u.id = i.invited_by
    where ${isFor(userId)} and i.expires_at > now() and c.submitted_at is null
      and exists (select from canvas_members m where m.canvas_id = c.id and m.user_id = i.invited_by)
      and not exists (select from canvas_members m where m.canvas_id = c.id and m.user_id = ${userId})
    order by c.id, i.mentor, i.created_at desc) own
    order by created_at desc, id limit ${OWN_MOST}`)
  return rows
}

/**
 * Uses up an invitation in one statement, one into the team before one as a mentor. The row stays, so that the team
 * sees who joined by it; its end is set to its beginning, as for links.
 */
export async function claimInvitation(tx: Db, { id, userId }: Place) {
  const { rows } = await invitationRows(tx)(sql`
    update canvas_invitations o set expires_at = o.created_at where o.expires_at > now() and o.id = (
      select i.id from canvas_invitations i where i.canvas_id = ${id} and ${isFor(userId)} and i.expires_at > now()
        and exists (select from canvas_members m where m.canvas_id = i.canvas_id and m.user_id = i.invited_by)
      order by i.mentor, i.created_at desc limit 1)
    returning o.id, o.invited_by, o.mentor`)
  return rows[0]
}

/** Deletes a member's open invitations to an application. */
export async function deleteInvitations(tx: Db, { id, userId }: Place): Promise<boolean> {
  const { rows } = await newRows(tx)(sql`
    delete from canvas_invitations i where i.canvas_id = ${id} and i.expires_at > now() and ${isFor(userId)}
    returning canvas_id`)
  return rows.length > 0
}

/** Returns true if a member has an open invitation to an application, of which they know. */
export async function isInvited(db: Db, { id, userId }: Place): Promise<boolean> {
  const { rows } = await placeRows(db)(sql`
    select exists (select from canvas_invitations i
      where i.canvas_id = ${id} and i.expires_at > now() and ${isFor(userId)}) as there`)
  return rows[0]?.there ?? false
}

const memberRows = rowsOf({ id: z.string() })

/** Finds the member whose account has this address. */
export async function findByMail(db: Db, email: string): Promise<string | undefined> {
  const { rows } = await memberRows(db)(sql`
    select u.id from users u join active_members a on a.id = u.id where u.email = ${email}`)
  return rows[0]?.id
}
