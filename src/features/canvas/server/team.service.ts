import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { refuseIfLimited } from '#features/moderation/server/index.ts'
import { leaveTeamConversation } from '#features/messaging/server/index.ts'
import { forgetThreads } from '#features/discussions/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { announceChange, callOf, canvasOf } from './canvas.service.ts'
import { catalogues } from './catalogues.ts'
import { addMentor, removeMentor } from './mentors/mentors.queries.ts'
import { selectTeam } from './canvas.queries.ts'

type Asked = { services: Services; id: string; userId: string }

const TEAM_MOST = 30
const INVITATIONS_A_DAY = 30
/** What digests of invitations are for. */
export const INVITATION = 'canvas-invitation'

/** Whoever asks people in, does so a few times a day. */
export async function countInvitation({ db }: Services, userId: string): Promise<void> {
  await limitOrThrow(db, {
    key: `canvas:invite:${userId}`,
    limit: INVITATIONS_A_DAY,
    windowSeconds: 86_400,
  })
}

/** A link into the team: given to whoever asks for it, or sent to an address, which is good for one person. */
export async function invite({
  services,
  id,
  userId,
  email,
  mentor = false,
  locale,
}: Asked & { email: string | null; mentor?: boolean | undefined; locale: Locale }): Promise<{
  link: string | null
}> {
  const { secrets, config, mailer } = services
  await countInvitation(services, userId)
  const token = randomBytes(32).toString('base64url')
  const link = `${config.publicUrl}/canvas#poziv=${token}`
  return inTransaction(services.pool, async (tx) => {
    const found = await canvasOf(tx, { id, userId })
    if (found.submittedAt) throw new Problem(problems.alreadySent)
    await refuseIfLimited(tx, { userId, does: 'first', text: '' })
    await tx.execute(sql`
      insert into canvas_invitations (token_hash, canvas_id, single_use, mentor, invited_by, expires_at)
      values (${secrets.digest(INVITATION, token)}, ${id}, ${email !== null}, ${mentor}, ${userId},
        now() + interval '14 days')`)
    if (email === null) return { link }
    const t = translator(catalogues, locale)
    const call = await callOf(tx, found)
    const from = (await selectTeam(tx, found)).find((mate) => mate.id === userId)?.name ?? ''
    const title = readText(call.content.title, locale).text
    const kind = mentor ? 'mentor' : 'invitation'
    await mailer.enqueue(tx, {
      to: email.trim().toLowerCase(),
      locale,
      subject: t(`mail.${kind}.subject`, { from }),
      heading: t(`mail.${kind}.heading`),
      parts: [
        { kind: 'paragraph', text: t(`mail.${kind}.text`, { from, title }) },
        { kind: 'button', label: t(`mail.${kind}.action`), url: link },
        { kind: 'small', text: t('mail.invitation.small') },
      ],
    })
    return { link: null }
  })
}

const invitationRows = rowsOf({ canvas_id: z.string(), single_use: z.boolean(), mentor: z.boolean() })

/**
 * Lets somebody in by a link; one that went to an address is used up in the statement that reads it. It ends where it began,
 * not now: whoever waited for that statement may have begun before it, and their now would still be within.
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
      returning i.canvas_id, i.single_use, i.mentor`)
    const id = rows[0]?.canvas_id
    if (id === undefined) throw new Problem(problems.invitationEnded)
    await letIn(tx, { id, userId, mentor: rows[0]?.mentor ?? false })
    return id
  })
}

/** Lets somebody into a team, or to its side, as long as nothing is sent. */
export async function letIn(
  tx: Db,
  { id, userId, mentor }: { id: string; userId: string; mentor: boolean },
): Promise<void> {
  await tx.execute(sql`select from canvases where id = ${id} for update`)
  const { rows: people } = await countRows(tx)(sql`
    select count(*)::int as count, (array_agg(c.submitted_at))[1] is not null as sent
    from canvas_members m join canvases c on c.id = m.canvas_id where m.canvas_id = ${id}`)
  if (people[0]?.sent) throw new Problem(problems.alreadySent)
  if (mentor) await addMentor(tx, { id, userId })
  else {
    if ((people[0]?.count ?? 0) >= TEAM_MOST) throw new Problem(problems.teamFull)
    await tx.execute(sql`
      insert into canvas_members (canvas_id, user_id) values (${id}, ${userId}) on conflict do nothing`)
    await removeMentor(tx, { id, userId, mentor: userId })
  }
  await tx.execute(sql`delete from canvas_invitations where canvas_id = ${id} and user_id = ${userId}`)
  await announceChange(tx, { id, seq: 0 })
}

const countRows = rowsOf({ count: z.number(), sent: z.boolean() })

const idRows = rowsOf({ id: z.string() })
const goneRows = rowsOf({ user_id: z.string() })

/** Leaves the team, or is taken out by its lead; a mentor by anybody in it. The longest there leads on; what nobody is left to write goes. */
export async function leaveTeam({ services, id, userId, mate }: Asked & { mate: string }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    if (await removeMentor(tx, { id, userId, mentor: mate })) {
      await leaveTeamConversation(tx, { kind: 'canvas', id, userId: mate })
      return announceChange(tx, { id, seq: 0 })
    }
    const found = await canvasOf(tx, { id, userId, hold: true })
    if (found.submittedAt) throw new Problem(problems.alreadySent)
    if (mate !== userId && found.leadId !== userId) throw new Problem(problems.onlyLead)
    await announceChange(tx, { id, seq: found.seq })
    const { rows } = await goneRows(tx)(
      sql`delete from canvas_members where canvas_id = ${id} and user_id = ${mate} returning user_id`,
    )
    if (rows.length === 0) throw new Problem(platform.notFound)
    await leaveTeamConversation(tx, { kind: 'canvas', id, userId: mate })
    await tx.execute(sql`delete from canvas_invitations where canvas_id = ${id} and invited_by = ${mate}`)
    await tx.execute(sql`
      update canvases c set lead_id = (select m.user_id from canvas_members m where m.canvas_id = c.id
        order by m.joined_at, m.user_id limit 1) where c.id = ${id} and c.lead_id = ${mate}`)
    const { rows: empty } = await idRows(tx)(sql`
      delete from canvases c where c.id = ${id} and not exists (select from canvas_members m where m.canvas_id = c.id)
      returning c.id`)
    await forgetThreads(tx, { kind: 'canvas', ids: empty.map((row) => row.id) })
  })
}

/** The day of birth, which rules about ages need; only its own person ever reads it. */
export async function sayBirthday({ services, id, userId, born }: Asked & { born: string }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const found = await canvasOf(tx, { id, userId, hold: true })
    if (found.submittedAt) throw new Problem(problems.alreadySent)
    await tx.execute(
      sql`update canvas_members set born = ${born} where canvas_id = ${id} and user_id = ${userId}`,
    )
    // Said once, it protects whoever is under 18 everywhere; what the account says already stays.
    await tx.execute(sql`update users set born_on = ${born} where id = ${userId} and born_on is null`)
    await announceChange(tx, found)
  })
}
