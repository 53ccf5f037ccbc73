import { giveEvidence } from '#features/profiles/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { findLabels } from '#features/skills/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { listHours, recordHours } from '../../contract/hours/hours.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { hoursKind, type HoursStep } from './notifications.ts'
import * as queries from './hours.queries.ts'
import { lockRoles, selectOrganisers, selectRoles, selectTeam, type Roles } from './roles.queries.ts'
import { pastDayOrThrow } from '../past-day.ts'

type Asked = { services: Services; me: string; slug: string }
type AskedOfItem = Asked & { id: string }

const MOST = 2000

/** Lists hours for the team and the organisers of a project; empty for everyone else. */
export async function readHours({
  services: { db },
  me,
  slug,
}: Asked): Promise<ResponseOf<typeof listHours>> {
  const standing = await selectRoles(db, { slug, userId: me })
  if (!standing) return { mayRecord: false, others: [], hours: [] }
  const { id: projectId, team, organises, finished } = standing
  const rows = await queries.selectHours(db, { projectId, of: organises ? null : me })
  const labels = await findLabels(db, [...new Set(rows.flatMap(({ skills }) => skills))])
  const others = organises && !finished ? await selectTeam(db, projectId) : []
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
 * Returns whether the member is the one who confirms: an organiser confirms hours that somebody entered for themselves;
 * otherwise their owner does.
 */
function isOtherSide({ owner, author, me, organises }: Sides): boolean {
  if (owner === null) return false
  return owner === author ? organises && owner !== me : owner === me
}

/** Records hours exactly once, however often an offline device sends them. */
export async function record(asked: AskedOfItem, body: BodyOf<typeof recordHours>): Promise<void> {
  const { services, id, me } = asked
  await whileHeld(asked, async (tx, standing) => {
    const { id: projectId, team, organises, finished, today } = standing
    const there = await queries.projectOfHours(tx, id)
    if (there === projectId) return
    if (there !== undefined) throw new Problem(problems.idTaken)
    if (finished) throw new Problem(problems.finished)
    const owner = body.person ?? me
    if (owner === me ? !team : !organises) throw new Problem(platform.notFound)
    if (owner !== me && !(await selectTeam(tx, projectId)).some((one) => one.id === owner))
      throw new Problem(problems.notInTeam, { fields: { person: problems.notInTeam.code } })
    const { day, minutes, skills } = body
    pastDayOrThrow({ day, today })
    if ((await findLabels(tx, skills)).size < new Set(skills).size)
      throw new Problem(problems.skillGone, { fields: { skills: problems.skillGone.code } })
    if ((await queries.countHours(tx, projectId)) >= MOST) throw new Problem(problems.tooMany)
    if (!(await queries.hasRoom(tx, { userId: owner, day, minutes })))
      throw new Problem(problems.dayFull, { fields: { minutes: problems.dayFull.code } })
    if (!(await queries.insertHours(tx, { id, projectId, userId: owner, enteredBy: me }, body)))
      throw new Problem(problems.idTaken)
    const to = owner === me ? (await selectOrganisers(tx, projectId)).filter((one) => one !== me) : [owner]
    await tell(tx, { services, standing, id, me, to, data: { step: 'waiting', minutes } })
  })
}

export async function remove(asked: AskedOfItem): Promise<void> {
  await whileHeld(asked, async (tx, { id: projectId }) => {
    const { id, me } = asked
    const found = await queries.holdHours(tx, { id, projectId })
    if (!found || found.entered_by !== me) throw new Problem(platform.notFound)
    const isConfirmed = (await queries.selectHours(tx, { projectId, of: found.user_id })).some(
      (row) => row.id === id && row.state === 'confirmed',
    )
    if (isConfirmed) throw new Problem(problems.hoursSettled)
    await queries.deleteHours(tx, id)
  })
}

/** Confirms hours, which count from then on: for the project, and as evidence of their skills. */
export async function confirm(asked: AskedOfItem): Promise<void> {
  const { services, id, me } = asked
  await whileHeld(asked, async (tx, standing) => {
    const { user_id: owner, skills, minutes, entered_by: author } = await otherSide(tx, asked, standing)
    await queries.storeConfirmed(tx, { id, by: me })
    await prove(tx, { services, standing, userId: owner, skills })
    const to = (owner === me ? author : owner) ?? owner
    // The author of somebody else's hours has nothing to add to their own CV.
    const step = to === owner ? 'confirmed' : 'agreed'
    if (to !== me) await tell(tx, { services, standing, id, me, to: [to], data: { step, minutes } })
  })
}

export async function giveBack(asked: AskedOfItem, reason: string): Promise<void> {
  const { services, id, me } = asked
  await whileHeld(asked, async (tx, standing) => {
    const { user_id: owner, minutes, entered_by: author } = await otherSide(tx, asked, standing)
    await queries.storeReturned(tx, { id, by: me, reason: reason.trim() })
    const to = (owner === me ? author : owner) ?? owner
    const data = { step: 'returned' as const, minutes, reason: reason.trim() }
    if (to !== me) await tell(tx, { services, standing, id, me, to: [to], data })
  })
}

async function otherSide(tx: Db, { id, me }: AskedOfItem, { id: projectId, organises }: Roles) {
  const found = await queries.holdHours(tx, { id, projectId })
  const { user_id: owner = null, entered_by: author = null } = found ?? {}
  if (!found || owner === null || !isOtherSide({ owner, author, me, organises }))
    throw new Problem(platform.notFound)
  if (found.settled) throw new Problem(problems.hoursSettled)
  return { ...found, user_id: owner }
}

type Proof = { services: Services; standing: Roles; userId: string; skills: readonly string[] }

/** Stores one piece of evidence per skill of a project, which grows with the hours. */
async function prove(tx: Db, { services, standing, userId, skills }: Proof): Promise<void> {
  const { id: projectId, slug, title } = standing
  for (const { skill, minutes } of await queries.selectBySkill(tx, { projectId, userId, skills })) {
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

type Told = {
  services: Services
  standing: Roles
  id: string
  me: string
  to: readonly string[]
  data: { step: HoursStep; minutes: number; reason?: string }
}

async function tell(tx: Db, { services, standing: { slug, title }, id, me, to, data }: Told): Promise<void> {
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

async function whileHeld(
  { services, me, slug }: Asked,
  change: (tx: Db, standing: Roles) => Promise<void>,
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const standing = await lockRoles(tx, { slug, userId: me })
    if (!standing) throw new Problem(platform.notFound)
    await change(tx, standing)
  })
}
