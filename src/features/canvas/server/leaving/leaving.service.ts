import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { deleteThreads } from '#features/discussions/server/index.ts'
import { leaveTeamConversation } from '#features/messaging/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { announceChange, callOf, canvasOf } from '../canvas.service.ts'
import { deleteMentor } from '../mentors/mentors.queries.ts'
import { fewerKind, removedKind } from './notifications.ts'

type Leaving = { services: Services; id: string; userId: string; mate: string }

const idRows = rowsOf({ id: z.string() })
const mateRows = rowsOf({ id: z.string(), lead: z.boolean() })

/**
 * Leaves the team, or removes a member by its lead, or a mentor by any member. The longest member becomes the lead,
 * everybody is notified and confirms again, and an application without members is deleted.
 */
export async function leaveTeam({ services, id, userId, mate }: Leaving): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const isRemoved = mate !== userId
    if (await deleteMentor(tx, { id, userId, mentor: mate })) {
      await leaveTeamConversation(tx, { kind: 'canvas', id, userId: mate })
      if (isRemoved) await closeBehind(tx, { id, mate })
      return announceChange(tx, { id, seq: 0 })
    }
    const canvas = await canvasOf(tx, { id, userId, hold: true })
    if (canvas.submittedAt) throw new Problem(problems.alreadySent)
    if (isRemoved && canvas.leadId !== userId) throw new Problem(problems.onlyLead)
    await announceChange(tx, { id, seq: canvas.seq })
    const { rows } = await idRows(tx)(
      sql`delete from canvas_members where canvas_id = ${id} and user_id = ${mate} returning user_id as id`,
    )
    if (rows.length === 0) throw new Problem(platform.notFound)
    await leaveTeamConversation(tx, { kind: 'canvas', id, userId: mate })
    await tx.execute(sql`delete from canvas_invitations where canvas_id = ${id} and invited_by = ${mate}`)
    await tx.execute(
      sql`update canvas_members set confirmed_at = null, confirmed = null where canvas_id = ${id}`,
    )
    const { content } = await callOf(tx, canvas)
    const data = { name: canvas.title, title: content.title }
    if (isRemoved) {
      await closeBehind(tx, { id, mate })
      await notify(tx, { services, kind: removedKind, to: [mate], about: id, by: userId, data })
    }
    await tx.execute(sql`
      update canvases c set lead_id = (select m.user_id from canvas_members m where m.canvas_id = c.id
        order by m.joined_at, m.user_id limit 1) where c.id = ${id} and c.lead_id = ${mate}`)
    const { rows: others } = await mateRows(tx)(sql`
      select m.user_id as id, m.user_id = c.lead_id as lead from canvas_members m join canvases c on c.id = m.canvas_id
      where m.canvas_id = ${id} and m.user_id <> ${userId}`)
    const isLeadNew = canvas.leadId === mate
    for (const { id: other, lead } of others) {
      const leader = lead ? ('you' as const) : ('other' as const)
      await notify(tx, {
        services,
        kind: fewerKind,
        to: [other],
        about: id,
        by: mate,
        data: { ...data, canvas: id, leader: isLeadNew ? leader : 'same' },
      })
    }
    const { rows: empty } = await idRows(tx)(sql`
      delete from canvases c where c.id = ${id} and not exists (select from canvas_members m where m.canvas_id = c.id)
      returning c.id`)
    await deleteThreads(tx, { kind: 'canvas', ids: empty.map((row) => row.id) })
  })
}

/** Ends the team's links, which the removed person knows, and the invitations sent to them. */
async function closeBehind(tx: Db, { id, mate }: { id: string; mate: string }): Promise<void> {
  await tx.execute(sql`
    insert into canvas_removals (canvas_id, user_id) values (${id}, ${mate})
    on conflict (canvas_id, user_id) do update set removed_at = clock_timestamp()`)
  await tx.execute(sql`
    delete from canvas_invitations i where i.canvas_id = ${id} and (not i.single_use or i.user_id = ${mate}
      or i.email = (select lower(u.email) from users u where u.id = ${mate}))`)
}
