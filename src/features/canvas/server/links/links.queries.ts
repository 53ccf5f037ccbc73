import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { WaitingInvitation } from '../../contract/canvas.endpoints.ts'

const waitingRows = rowsOf({
  id: z.string(),
  mentor: z.boolean(),
  single_use: z.boolean(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  by: z.string(),
  expires_at: timestamp,
  came: z.array(z.string()),
})

/** Lists open invitations, newest first, with the people who joined by each. */
export async function listWaiting(db: Db, id: string): Promise<WaitingInvitation[]> {
  const { rows } = await waitingRows(db)(sql`
    select i.id, i.mentor, i.single_use, i.email, u.first_name || ' ' || u.last_name as name,
      b.first_name || ' ' || b.last_name as by, i.expires_at,
      array(select p.first_name || ' ' || p.last_name
        from (select user_id, joined_at from canvas_members where invitation_id = i.id
          union all select user_id, joined_at from canvas_mentors where invitation_id = i.id) c
        join users p on p.id = c.user_id order by c.joined_at) as came
    from canvas_invitations i join users b on b.id = i.invited_by left join users u on u.id = i.user_id
    where i.canvas_id = ${id} and i.expires_at > now()
    order by i.created_at desc, i.id`)
  return rows.map(({ single_use, name, email, expires_at, ...row }) => ({
    ...row,
    kind: name !== null ? ('connection' as const) : single_use ? ('mail' as const) : ('link' as const),
    to: name ?? email,
    until: toIso(expires_at),
  }))
}

const goneRows = rowsOf({ invited: z.nullable(z.string()) })

/** Ends an invitation and returns its recipient; only its author and the lead may. */
export async function deleteLink(
  tx: Db,
  { id, link, userId }: { id: string; link: string; userId: string },
): Promise<{ invited: string | null } | undefined> {
  const { rows } = await goneRows(tx)(sql`
    delete from canvas_invitations i using canvases c
    where i.id = ${link} and i.canvas_id = ${id} and c.id = i.canvas_id
      and (i.invited_by = ${userId} or c.lead_id = ${userId})
    returning coalesce(i.user_id, (select u.id from users u where i.single_use and u.email = i.email)) as invited`)
  return rows[0]
}
