import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { isLimited } from '../absences/absences.queries.ts'
import { hasAgreed } from '../consents/consents.queries.ts'
import { mentorStateOf } from '../mentors/mentor-state.ts'
import { findMentor } from '../mentors/mentors.queries.ts'
import { refusalOfMentoring } from '../mentoring.policy.ts'
import { getPairFacts } from '../requests/requests.queries.ts'
import { notifyGroup } from './group-notifications.ts'
import { type GroupFacts, lockComingOf, lockGroup } from './groups.queries.ts'
import { deletePlace, findPlace, insertPlace, type PlaceState, updateFreePlaces } from './places.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }

/** Takes a place or a turn: while the group session is held, places are given one after the other. */
export async function join({ services, session, id }: Call): Promise<{ state: PlaceState }> {
  const member = session.userId
  return inTransaction(services.pool, async (tx) => {
    const group = await lockGroup(tx, id)
    if (!group || group.isHidden) throw new Problem(platform.notFound)
    await refuseUnfit(tx, { group, member })
    // The same tap again, whose answer was lost.
    const before = await findPlace(tx, { group: id, member })
    if (before) return { state: before }
    if (group.isCancelled || group.isClosed) throw new Problem(problems.groupClosed)
    if (await isLimited(tx, member)) throw new Problem(problems.limited)
    const state = await insertPlace(tx, { group: id, member })
    if (state === 'place') {
      await notifyGroup(tx, { services, group, to: [member], by: group.mentor, change: 'place' })
      await notifyGroup(tx, { services, group, to: [group.mentor], by: member, change: 'joined' })
    }
    return { state }
  })
}

type Joining = { group: GroupFacts; member: string }

/** Asks the one rule of who mentors whom; a group has its own number of places, and no pause of its mentor ends it. */
async function refuseUnfit(tx: Db, { group: { mentor: id, format }, member }: Joining): Promise<void> {
  if (id === member) throw new Problem(problems.notNow)
  const mentor = await findMentor(tx, id)
  if (!mentor || mentorStateOf(mentor) !== 'approved') throw new Problem(platform.notFound)
  const { reachable, minor } = await getPairFacts(tx, { mentor: id, member })
  const refusal = refusalOfMentoring({
    reachable,
    paused: false,
    full: false,
    minor,
    saidYes: true,
    checkedForMinors: mentor.profile.minors && mentor.minorsCheckedAt !== null,
    guardianAgreed: minor && (await hasAgreed(tx, { member, mentor: id })),
    format,
  })
  if (refusal === 'notFound') throw new Problem(platform.notFound)
  if (refusal) throw new Problem(problems[refusal])
}

export async function leave({ services, session, id }: Call): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const group = await lockGroup(tx, id)
    const member = session.userId
    // It was left already, and the answer was lost.
    if (!group || !(await findPlace(tx, { group: id, member }))) return
    if (group.isBegun || group.isCancelled) throw new Problem(problems.groupBegun)
    await deletePlace(tx, { group: id, member })
    await fill(tx, services, group)
  })
}

/** Gives what is free to those who wait, and lets them know. The group session is held. */
export async function fill(tx: Db, services: Services, group: GroupFacts): Promise<void> {
  if (group.isBegun || group.isCancelled || group.isHidden) return
  const to = await updateFreePlaces(tx, group.id)
  if (to.length > 0) await notifyGroup(tx, { services, group, to, by: group.mentor, change: 'up' })
  for (const by of to) await notifyGroup(tx, { services, group, to: [group.mentor], by, change: 'joined' })
}

type Between = { mentor: string; member: string }

/** Takes a member out of what a mentor has announced, in silence; the task gives their places to those who wait. */
export async function removeFromGroups(tx: Db, { mentor, member }: Between): Promise<void> {
  for (const { id } of await lockComingOf(tx, mentor)) await deletePlace(tx, { group: id, member })
}
