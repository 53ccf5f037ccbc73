import { randomBytes } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { deleteThreads } from '#features/discussions/server/index.ts'
import { refuseIfLimited } from '#features/moderation/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type AdjustableLimit, counterOf } from '#platform/server/limits/adjustable-limit.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { announceChange, callOf, canvasOf } from './canvas.service.ts'
import { deleteEmptyOthers } from './invitations/admission.queries.ts'
import { type Admission, getAdmission, obstacleOf } from './invitations/admission.service.ts'
import { notifyInvitee } from './invitations/mail-invitation.service.ts'
import { settleInvitation } from './invitations/notifications.ts'
import { insertMentor, deleteMentor } from './mentors/mentors.queries.ts'
import { listTeam } from './canvas.queries.ts'
import { teamMail } from './team-mail.ts'

type Input = { services: Services; id: string; userId: string }

export const teamInvitationLimit: AdjustableLimit = {
  id: 'teamInvitations',
  key: 'canvas:invite',
  times: 30,
  seconds: 86_400,
  least: 3,
  most: 300,
}
/** The purpose of the digests of invitations. */
export const INVITATION = 'canvas-invitation'

/** Counts a member's invitations of the day against their limit. */
export async function countInvitation({ db }: Services, userId: string): Promise<void> {
  await limitOrThrow(db, counterOf(teamInvitationLimit, userId))
}

/** Creates a link into the team: returned to the member, or emailed to an address and valid for one person. */
export async function invite({
  services,
  id,
  userId,
  email,
  mentor = false,
  locale,
}: Input & { email: string | null; mentor?: boolean | undefined; locale: Locale }): Promise<{
  link: string | null
}> {
  const { secrets, config, mailer } = services
  await countInvitation(services, userId)
  const token = randomBytes(32).toString('base64url')
  const link = `${config.publicUrl}/canvas#poziv=${token}`
  return inTransaction(services.pool, async (tx) => {
    const canvas = await canvasOf(tx, { id, userId })
    if (canvas.submittedAt) throw new Problem(problems.alreadySent)
    await refuseIfLimited(tx, { userId, does: 'first', text: '' })
    await tx.execute(
      sql`update canvas_invitations set email = null where email is not null and expires_at < now()`,
    )
    const call = await callOf(tx, canvas)
    if (email !== null)
      await notifyInvitee(tx, {
        services,
        id,
        userId,
        email: email.trim(),
        mentor,
        title: call.content.title,
      })
    await tx.execute(sql`
      insert into canvas_invitations (token_hash, canvas_id, single_use, mentor, invited_by, email, expires_at)
      values (${secrets.digest(INVITATION, token)}, ${id}, ${email !== null}, ${mentor}, ${userId},
        ${email?.trim().toLowerCase() ?? null}, now() + interval '14 days')`)
    if (email === null) return { link }
    const from = (await listTeam(tx, canvas)).find((mate) => mate.id === userId)?.name ?? ''
    const to = email.trim().toLowerCase()
    const kind = mentor ? 'mentor' : 'invitation'
    await mailer.enqueue(tx, teamMail({ to, locale, kind, from, call: call.content.title, link }))
    return { link: null }
  })
}

const invitationRows = rowsOf({
  id: z.string(),
  canvas_id: z.string(),
  mentor: z.boolean(),
  by_hand: z.boolean(),
})

/**
 * Lets somebody in by a link; a link to an address is used up in the statement that reads it. That sets its end to its
 * beginning and not to now, because a statement that waited for it may have begun earlier and would still find it valid.
 */
export async function joinTeam({
  services,
  userId,
  token,
}: {
  services: Services
  userId: string
  token: string
}): Promise<string> {
  const hash = services.secrets.digest(INVITATION, token)
  return inTransaction(services.pool, async (tx) => {
    const { rows } = await invitationRows(tx)(sql`
      update canvas_invitations i set expires_at = case when i.single_use then i.created_at else i.expires_at end
      where i.token_hash = ${hash} and i.expires_at > now()
        and exists (select from canvas_members m where m.canvas_id = i.canvas_id and m.user_id = i.invited_by)
      returning i.id, i.canvas_id, i.mentor, i.email is not null
        and exists (select from users u where u.id = ${userId} and lower(u.email) = i.email)
        and not exists (select from canvas_removals r
          where r.canvas_id = i.canvas_id and r.user_id = ${userId} and r.removed_at > i.created_at) as by_hand`)
    const [by] = rows
    if (!by) throw new Problem(problems.invitationEnded)
    await admit(tx, { id: by.canvas_id, userId, mentor: by.mentor, byHand: by.by_hand, invitation: by.id })
    return by.canvas_id
  })
}

/**
 * Lets somebody into a team or makes them a mentor, unless something keeps them out. A removed person returns only by a
 * personal invitation.
 */
export async function admit(tx: Db, admission: Admission & { invitation?: string }): Promise<void> {
  const { id, userId, mentor, invitation } = admission
  await tx.execute(sql`select from canvases where id = ${id} for update`)
  const obstacle = obstacleOf(admission, await getAdmission(tx, admission))
  if (obstacle) throw obstacle
  const by = invitation ?? null
  if (mentor) await insertMentor(tx, { id, userId, by })
  else {
    await tx.execute(sql`
      insert into canvas_members (canvas_id, user_id, invitation_id) values (${id}, ${userId}, ${by})
      on conflict do nothing`)
    await deleteMentor(tx, { id, userId, mentor: userId })
    await deleteThreads(tx, { kind: 'canvas', ids: await deleteEmptyOthers(tx, { id, userId }) })
  }
  await tx.execute(sql`delete from canvas_removals where canvas_id = ${id} and user_id = ${userId}`)
  await tx.execute(sql`delete from canvas_invitations where canvas_id = ${id} and user_id = ${userId}`)
  await tx.execute(sql`
    update canvas_invitations i set expires_at = i.created_at, email = null from users u
    where i.canvas_id = ${id} and i.single_use and u.id = ${userId} and i.email = lower(u.email::text)`)
  await settleInvitation(tx, { id, userId })
  // The address of somebody who joined is no longer needed.
  if (invitation) await tx.execute(sql`update canvas_invitations set email = null where id = ${invitation}`)
  await announceChange(tx, { id, seq: 0 })
}
