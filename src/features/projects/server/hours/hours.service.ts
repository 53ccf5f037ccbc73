import { giveEvidence } from '#features/profiles/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type * as endpoints from '../../contract/hours/hours.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { hoursKind, type HoursStep } from './notifications.ts'
import * as queries from './hours.queries.ts'
import { lockRoles, listOrganisers, findRoles, listTeam, type Roles } from './roles.queries.ts'
import { pastDayOrThrow } from '../past-day.ts'

type HoursRequest = { services: Services; me: string; slug: string }
type HoursItem = HoursRequest & { id: string }

const MOST = 2000

/** Lists hours for the team and the organisers of a project; empty for everyone else. */
export async function listHours({
  services: { db },
  me,
  slug,
}: HoursRequest): Promise<ResponseOf<typeof endpoints.listHours>> {
  const roles = await findRoles(db, { slug, userId: me })
  if (!roles) return { mayRecord: false, others: [], hours: [] }
  const { id: projectId, team, organises, finished } = roles
  const rows = await queries.listHourRows(db, { projectId, of: organises ? null : me })
  const labels = await listLabels(db, [...new Set(rows.flatMap(({ skills }) => skills))])
  const others = organises && !finished ? await listTeam(db, projectId) : []
  return {
    mayRecord: team && !finished,
    others: others.filter(({ id }) => id !== me),
    hours: rows.map(({ user_id: owner, entered_by: author, name, skills, ...row }) => ({
      ...row,
      name: name ?? '',
      isMine: owner === me,
      skills: skills.flatMap((id) => labels.get(id)?.name ?? []),
      mayConfirm: row.state === 'waiting' && isOtherSide({ owner, author, me, organises }),
      mayRemove: row.state !== 'confirmed' && author === me,
    })),
  }
}

type Sides = { owner: string | null; author: string | null; me: string; organises: boolean }

/**
 * Returns whether the member may confirm: organisers confirm hours that people entered for themselves; otherwise the
 * owner of the hours does.
 */
function isOtherSide({ owner, author, me, organises }: Sides): boolean {
  if (owner === null) return false
  return owner === author ? organises && owner !== me : owner === me
}

/** Records hours exactly once, however often an offline device sends them. */
export async function saveHours(input: HoursItem, body: BodyOf<typeof endpoints.saveHours>): Promise<void> {
  const { services, id, me } = input
  await withLockedRoles(input, async (tx, roles) => {
    const { id: projectId, team, organises, finished, today } = roles
    const projectOfHours = await queries.findProjectOfHours(tx, id)
    if (projectOfHours === projectId) return
    if (projectOfHours !== undefined) throw new Problem(problems.idTaken)
    if (finished) throw new Problem(problems.finished)
    const owner = body.person ?? me
    if (owner === me ? !team : !organises) throw new Problem(platform.notFound)
    if (owner !== me && !(await listTeam(tx, projectId)).some((one) => one.id === owner))
      throw new Problem(problems.notInTeam, { fields: { person: problems.notInTeam.code } })
    const { day, minutes, skills } = body
    pastDayOrThrow({ day, today })
    if ((await listLabels(tx, skills)).size < new Set(skills).size)
      throw new Problem(problems.skillGone, { fields: { skills: problems.skillGone.code } })
    if ((await queries.countHours(tx, projectId)) >= MOST) throw new Problem(problems.tooMany)
    if (!(await queries.hasRoom(tx, { userId: owner, day, minutes })))
      throw new Problem(problems.dayFull, { fields: { minutes: problems.dayFull.code } })
    if (!(await queries.insertHours(tx, { id, projectId, userId: owner, enteredBy: me }, body)))
      throw new Problem(problems.idTaken)
    const to = owner === me ? (await listOrganisers(tx, projectId)).filter((one) => one !== me) : [owner]
    await notifyOfHours(tx, { services, roles, id, me, to, data: { step: 'waiting', minutes } })
  })
}

export async function removeHours(input: HoursItem): Promise<void> {
  await withLockedRoles(input, async (tx, { id: projectId }) => {
    const { id, me } = input
    const hours = await queries.lockHours(tx, { id, projectId })
    if (!hours || hours.entered_by !== me) throw new Problem(platform.notFound)
    const isConfirmed = (await queries.listHourRows(tx, { projectId, of: hours.user_id })).some(
      (row) => row.id === id && row.state === 'confirmed',
    )
    if (isConfirmed) throw new Problem(problems.hoursSettled)
    await queries.deleteHours(tx, id)
  })
}

/** Confirms hours, which count from then on: for the project, and as evidence of their skills. */
export async function confirmHours(input: HoursItem): Promise<void> {
  const { services, id, me } = input
  await withLockedRoles(input, async (tx, roles) => {
    const { user_id: owner, skills, minutes, entered_by: author } = await otherSide(tx, input, roles)
    await queries.saveConfirmation(tx, { id, by: me })
    await prove(tx, { services, roles, userId: owner, skills })
    const to = (owner === me ? author : owner) ?? owner
    // The author of somebody else's hours has nothing to add to their own CV.
    const step = to === owner ? 'confirmed' : 'agreed'
    if (to !== me) await notifyOfHours(tx, { services, roles, id, me, to: [to], data: { step, minutes } })
  })
}

export async function rejectHours(input: HoursItem, reason: string): Promise<void> {
  const { services, id, me } = input
  await withLockedRoles(input, async (tx, roles) => {
    const { user_id: owner, minutes, entered_by: author } = await otherSide(tx, input, roles)
    await queries.saveRejection(tx, { id, by: me, reason: reason.trim() })
    const to = (owner === me ? author : owner) ?? owner
    const data = { step: 'returned' as const, minutes, reason: reason.trim() }
    if (to !== me) await notifyOfHours(tx, { services, roles, id, me, to: [to], data })
  })
}

async function otherSide(tx: Db, { id, me }: HoursItem, { id: projectId, organises }: Roles) {
  const hours = await queries.lockHours(tx, { id, projectId })
  const { user_id: owner = null, entered_by: author = null } = hours ?? {}
  if (!hours || owner === null || !isOtherSide({ owner, author, me, organises }))
    throw new Problem(platform.notFound)
  if (hours.settled) throw new Problem(problems.hoursSettled)
  return { ...hours, user_id: owner }
}

type Proof = { services: Services; roles: Roles; userId: string; skills: readonly string[] }

/** Stores one piece of evidence per skill of a project, which grows with the hours. */
async function prove(tx: Db, { services, roles, userId, skills }: Proof): Promise<void> {
  const { id: projectId, slug, title } = roles
  for (const { skill, minutes } of await queries.listMinutesBySkill(tx, { projectId, userId, skills })) {
    const amount = Math.floor(minutes / 60)
    if (amount === 0) continue
    await giveEvidence(tx, {
      userId,
      skill,
      kind: 'hours',
      title: { bhs: title, en: title },
      url: `${services.config.publicUrl}/projects/${slug}`,
      source: `project-hours:${projectId}`,
      amount,
    })
  }
}

type Notice = {
  services: Services
  roles: Roles
  id: string
  me: string
  to: readonly string[]
  data: { step: HoursStep; minutes: number; reason?: string }
}

async function notifyOfHours(
  tx: Db,
  { services, roles: { slug, title }, id, me, to, data }: Notice,
): Promise<void> {
  if (to.length === 0) return
  await notify(tx, {
    services,
    kind: hoursKind,
    to: [...to],
    about: id,
    by: me,
    data: { slug, title, ...data },
  })
}

async function withLockedRoles(
  { services, me, slug }: HoursRequest,
  change: (tx: Db, roles: Roles) => Promise<void>,
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const roles = await lockRoles(tx, { slug, userId: me })
    if (!roles) throw new Problem(platform.notFound)
    await change(tx, roles)
  })
}
