import { flagText, refuseIfLimited } from '#features/moderation/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts'
import { fromLocal } from '#platform/contract/local-time.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type * as endpoints from '../../contract/groups/groups.endpoints.ts'
import {
  ATTENDANCE_DAYS,
  GROUP_AHEAD_DAYS,
  type GroupDraft,
  GROUPS_MAX,
} from '../../contract/groups/groups.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { isLimited } from '../absences/absences.queries.ts'
import { mentorStateOf } from '../mentors/mentor-state.ts'
import { lockMentor } from '../mentors/mentors.queries.ts'
import { refreshFirstSlot } from '../mentors/slots.service.ts'
import { isTaken } from '../requests/sessions.queries.ts'
import { cancelGroup } from './cancel.service.ts'
import { notifyGroup } from './group-notifications.ts'
import * as queries from './groups.queries.ts'
import { readOne } from './list.service.ts'
import { countPlaces, listMembersOf, saveAttendance } from './places.queries.ts'
import { fill } from './places.service.ts'
import { groupSessionKind } from './reportable.ts'

type Call = { services: Services; session: Pick<Session, 'userId'> }
type OneCall = Call & { id: string }

/** Hours before its beginning at which a group session is announced at the latest. */
const NOTICE_HOURS = 2

export async function announce({
  services,
  session,
  body,
}: Call & { body: BodyOf<typeof endpoints.createGroup> }) {
  const { id, ...draft } = body
  const me = session.userId
  await inTransaction(services.pool, async (tx) => {
    const mentor = await lockMentor(tx, me)
    if (!mentor || mentorStateOf(mentor) !== 'approved') throw new Problem(platform.forbidden)
    // The same one again, whose answer was lost.
    if ((await queries.lockGroup(tx, id))?.mentor === me) return
    if (await isLimited(tx, me)) throw new Problem(problems.limited)
    const times = await timesOf(tx, { draft, mentor: me })
    if (times.coming >= GROUPS_MAX) throw new Problem(problems.tooManyGroups)
    await refuseIfLimited(tx, { userId: me, does: 'questions', text: textOf(draft) })
    if (!(await queries.insertGroup(tx, { ...draft, ...where(draft), ...times, id, mentor: me })))
      throw new Problem(platform.conflict)
    await flagText(tx, { kind: groupSessionKind, id })
    await refreshFirstSlot(tx, me)
  })
  return readOne({ services, session, id })
}

/** What the draft says is read by the clock of its zone; summer time counts. The mentor's row is held. */
async function timesOf(tx: Db, { draft, mentor, but }: { draft: GroupDraft; mentor: string; but?: string }) {
  const { starts, joinBy, zone, minutes, format, link, location } = draft
  const [at, joinUntil] = [fromLocal(starts, zone), fromLocal(joinBy, zone)]
  const now = await getDatabaseNow(tx)
  const from = now.getTime() + NOTICE_HOURS * HOUR_MS
  if (!at || at.getTime() < from || at.getTime() > now.getTime() + GROUP_AHEAD_DAYS * DAY_MS)
    throw new Problem(problems.groupTime, { fields: { starts: problems.groupTime.code } })
  if (!joinUntil || joinUntil <= now || joinUntil > at)
    throw new Problem(problems.groupJoinBy, { fields: { joinBy: problems.groupJoinBy.code } })
  const address = format === 'video' ? 'link' : 'location'
  if ((format === 'video' ? link : location).trim() === '')
    throw new Problem(problems.groupAddress, { fields: { [address]: problems.groupAddress.code } })
  const { busy, coming } = await queries.getGroupsAround(tx, { mentor, at, minutes, but })
  if (busy || (await isTaken(tx, { mentor, at, minutes })))
    throw new Problem(problems.slotTaken, { fields: { starts: problems.slotTaken.code } })
  return { at, joinUntil, coming }
}

/** Where they meet: of the address and the place, the one that belongs to the format. */
const where = ({ format, link, location }: GroupDraft) =>
  format === 'video' ? { link, location: '' } : { link: '', location }

const textOf = ({ topic, description, location }: GroupDraft) =>
  [topic.bhs, topic.en, description.bhs, description.en, location].join('\n')

/** Does something about a group session to come of the caller while it and its mentor are held. */
async function withLock(
  { services, session, id, version }: OneCall & { version: number },
  act: (tx: Db, group: queries.GroupFacts) => Promise<void>,
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    // The mentor first, as everywhere.
    await lockMentor(tx, session.userId)
    const group = await queries.lockGroup(tx, id)
    if (group?.mentor !== session.userId) throw new Problem(platform.notFound)
    if (group.isBegun || group.isCancelled) throw new Problem(problems.groupBegun)
    if (group.version !== version) throw new Problem(problems.changed)
    await act(tx, group)
    await refreshFirstSlot(tx, session.userId)
  })
}

/** Changes it. Who has a place hears of another time, place or way to meet; who waits moves up where there are more places. */
export async function change({ body, ...call }: OneCall & { body: BodyOf<typeof endpoints.updateGroup> }) {
  const { version, ...draft } = body
  const { services, session, id } = call
  await withLock({ ...call, version }, async (tx, before) => {
    const { at, joinUntil } = await timesOf(tx, { draft, mentor: session.userId, but: id })
    if (draft.places < (await countPlaces(tx, id)))
      throw new Problem(problems.groupPlaces, { fields: { places: problems.groupPlaces.code } })
    await refuseIfLimited(tx, { userId: session.userId, does: 'questions', text: textOf(draft) })
    await queries.updateGroupRow(tx, { ...draft, ...where(draft), id, at, joinUntil })
    await flagText(tx, { kind: groupSessionKind, id })
    const after = await queries.lockGroup(tx, id)
    if (!after) return
    const isMoved =
      toIso(after.at) !== toIso(before.at) ||
      after.minutes !== before.minutes ||
      after.format !== before.format ||
      after.location !== before.location ||
      after.link !== before.link
    if (isMoved) {
      const notice = { services, group: after, by: session.userId, change: 'moved' } as const
      await notifyGroup(tx, { ...notice, to: await listMembersOf(tx, id, 'place') })
      await notifyGroup(tx, { ...notice, to: await listMembersOf(tx, id, 'waiting'), hasPlace: false })
    }
    await fill(tx, services, after)
  })
}

export async function cancel({ body, ...call }: OneCall & { body: BodyOf<typeof endpoints.cancelGroup> }) {
  const { services, session } = call
  await withLock({ ...call, version: body.version }, (tx, group) =>
    cancelGroup(tx, { services, group, by: session.userId, reason: body.reason.trim() }),
  )
}

/** Keeps who came. A day later it is settled: until then nothing follows from it. */
export async function mark({ services, session, id, came }: OneCall & { came: readonly string[] }) {
  await inTransaction(services.pool, async (tx) => {
    const group = await queries.lockGroup(tx, id)
    if (group?.mentor !== session.userId) throw new Problem(platform.notFound)
    const since = (await getDatabaseNow(tx)).getTime() - new Date(toIso(group.at)).getTime()
    if (
      group.isSettled ||
      group.isMentorAbsent ||
      group.isCancelled ||
      since < 0 ||
      since > ATTENDANCE_DAYS * DAY_MS
    )
      throw new Problem(problems.notNow)
    await saveAttendance(tx, id, came)
  })
}
