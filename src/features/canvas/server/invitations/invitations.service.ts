import { randomBytes } from 'node:crypto'
import { refuseIfLimited } from '#features/moderation/server/index.ts'
import { mayReach } from '#features/network/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { mustOf } from '#features/calls/contract/rules.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type {
  InvitationToMe,
  LinkInvitation,
  Membership,
} from '../../contract/invitations/invitations.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { announceChange, callOf, canvasOf } from '../canvas.service.ts'
import { listTeam } from '../canvas.queries.ts'
import { countInvitation, INVITATION, admit } from '../team.service.ts'
import { findLink } from './admission.queries.ts'
import { getAdmission, obstacleOf } from './admission.service.ts'
import {
  deleteInvitations,
  insertInvited,
  isOnTeam,
  listInvitations,
  claimInvitation,
} from './invitations.queries.ts'
import { invitedKind, settleInvitation } from './notifications.ts'

type Input = { services: Services; id: string; userId: string }

/** Invites a connection into the team or as a mentor. No link to the application leaves the product. */
export async function inviteConnection({
  services,
  id,
  userId,
  person,
  mentor,
}: Input & { person: string; mentor: boolean }): Promise<void> {
  await countInvitation(services, userId)
  const hash = services.secrets.digest(INVITATION, randomBytes(32).toString('base64url'))
  await inTransaction(services.pool, async (tx) => {
    const canvas = await canvasOf(tx, { id, userId, hold: true })
    if (canvas.submittedAt) throw new Problem(problems.alreadySent)
    await refuseIfLimited(tx, { userId, does: 'first', text: '' })
    if (!(await mayReach(tx, userId, person, 'invite'))) throw new Problem(platform.notFound)
    if (!(await mayReach(tx, userId, person, 'message'))) throw new Problem(problems.onlyConnections)
    if (await isOnTeam(tx, { id, userId: person, mentor })) return
    if (!(await insertInvited(tx, { id, userId: person, by: userId, mentor, hash }))) return
    const { content } = await callOf(tx, canvas)
    const data = { mentor, title: content.title }
    await notify(tx, { services, kind: invitedKind, to: [person], about: id, by: userId, data })
    await announceChange(tx, { id, seq: canvas.seq })
  })
}

/** Lists a member's invitations, without those from people who may not reach them, for example after a block. */
export async function invitationsFor(db: Db, userId: string) {
  const items: (Omit<InvitationToMe, 'obstacle'> & { obstacle: Problem | undefined })[] = []
  for (const row of await listInvitations(db, userId)) {
    if (!(await mayReach(db, row.invited_by, userId, 'invite'))) continue
    const { id, mentor } = row
    const obstacle = obstacleOf({ mentor, byHand: true }, await getAdmission(db, { id, userId }))
    items.push({
      id: row.id,
      title: row.title,
      call: { slug: row.call_slug, title: row.call_title },
      deadline: toIso(row.deadline),
      mentor: row.mentor,
      person: { id: row.invited_by, name: row.name },
      obstacle,
    })
  }
  return items
}

export async function listInvitationsOf(
  services: Services,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<InvitationToMe[]> {
  return (await invitationsFor(services.db, userId)).map((item) => ({
    ...item,
    obstacle: sayObstacle(item.obstacle, { ...services, locale }),
  }))
}

type Look = { services: Services; userId: string; token: string; locale: Locale }

/** Shows the team and the call behind a link. A look joins nothing, uses nothing up and notifies nobody. */
export async function previewMembership({ services, userId, token, locale }: Look): Promise<Membership> {
  const { db } = services
  const { link, facts, call } = await findByLink(services, { token, userId })
  const { canvas_id: id, mentor } = link
  return {
    id: facts.member || (mentor && facts.mentor) ? id : null,
    ...linkInvitationOf({ services, locale, link, facts, call }),
    title: facts.title,
    team: (await listTeam(db, { id, callId: facts.call_id })).map((mate) => ({
      name: mate.name,
      lead: mate.id === facts.lead,
    })),
    other: facts.other,
  }
}

/** Shows a visitor who invites and to which call, and nothing of the application. */
export async function getInvitationByLink({
  services,
  token,
  locale,
}: Omit<Look, 'userId'>): Promise<LinkInvitation> {
  return linkInvitationOf({ services, locale, ...(await findByLink(services, { token, userId: null })) })
}

/** Finds what a link opens. Throws `invitationEnded` where it opens nothing (any more) for this person. */
async function findByLink(
  { db, secrets }: Services,
  { token, userId }: { token: string; userId: string | null },
) {
  const link = await findLink(db, { hash: secrets.digest(INVITATION, token), userId })
  if (!link) throw new Problem(problems.invitationEnded)
  const admission = await getAdmission(db, { id: link.canvas_id, userId })
  const { member, mentor } = admission.facts
  if (!link.good && !member && !(link.mentor && mentor)) throw new Problem(problems.invitationEnded)
  return { link, ...admission }
}

type LinkAdmission = Awaited<ReturnType<typeof findByLink>> & Pick<Look, 'services' | 'locale'>

function linkInvitationOf({ services, locale, link, facts, call }: LinkAdmission): LinkInvitation {
  const { title, dates, rules } = call.content
  const { mentor, by, by_hand: byHand } = link
  const ages = mustOf(rules, 'ages')
  const obstacle = obstacleOf({ mentor, byHand }, { facts, call })
  return {
    mentor,
    by,
    call: { slug: call.slug, title },
    bank: call.bank?.name ?? null,
    deadline: dates.deadline,
    until: toIso(link.expires_at),
    ages: ages ? { min: ages.min, max: ages.max } : null,
    onlyOne: mustOf(rules, 'one-application') !== undefined,
    obstacle: sayObstacle(obstacle, { ...services, locale }),
  }
}

function sayObstacle(
  obstacle: Problem | undefined,
  { errorTexts, locale }: Pick<Services, 'errorTexts'> & { locale: Locale },
): string | null {
  return obstacle ? (errorTexts(obstacle.code, locale, obstacle.details.values) ?? null) : null
}

export async function acceptInvitation({ services, id, userId }: Input): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const invitation = await claimInvitation(tx, { id, userId })
    if (!invitation) {
      // After a second press, or after joining by a link, they are there already.
      if (await isOnTeam(tx, { id, userId, mentor: true })) return
      throw new Problem(problems.invitationEnded)
    }
    if (!(await mayReach(tx, invitation.invited_by, userId, 'invite')))
      throw new Problem(problems.invitationEnded)
    await admit(tx, { id, userId, mentor: invitation.mentor, byHand: true, invitation: invitation.id })
  })
}

export async function declineInvitation({ services, id, userId }: Input): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    if (!(await deleteInvitations(tx, { id, userId }))) throw new Problem(platform.notFound)
    await settleInvitation(tx, { id, userId })
    await announceChange(tx, { id, seq: 0 })
  })
}
