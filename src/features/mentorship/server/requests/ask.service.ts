import type { BodyOf } from '#platform/contract/endpoint.ts'
import { refuseIfLimited } from '#features/moderation/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { WAITING_MAX } from '../../contract/kinds.ts'
import { problems } from '../../contract/problems.ts'
import type { requestMentorship, Mentorship } from '../../contract/requests.endpoints.ts'
import { getGroupsAround } from '../groups/groups.queries.ts'
import { isLimited } from '../absences/absences.queries.ts'
import { lockMentor, type Mentor, listBusyTimesOf } from '../mentors/mentors.queries.ts'
import { freeSlots, refreshFirstSlot } from '../mentors/slots.service.ts'
import { notifyRequest } from '../notifications.ts'
import { refuseUnfit } from './facts.service.ts'
import { readOne } from './list.service.ts'
import { insertMentorship, findMentorship, saveHandover } from './requests.queries.ts'
import { insertSession, isTaken } from './sessions.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'> }

/** Asks a mentor and holds the time: while the mentor's row is held, one of many who ask for the same time gets it. */
export async function ask(
  call: Call & { body: BodyOf<typeof requestMentorship>; handedFrom?: string },
): Promise<Mentorship> {
  const { services, session, body } = call
  const { id, goal, background, format } = body
  const me = session.userId
  await inTransaction(services.pool, async (tx) => {
    const mentor = await lockMentor(tx, body.mentor)
    // The same request again, whose answer was lost.
    if (await findMentorship(tx, { id, me })) return
    const now = await getDatabaseNow(tx)
    const facts = await refuseUnfit(tx, { mentor, member: me, format, saidYes: true, now })
    if (!mentor) throw new Problem(platform.notFound)
    if (await isLimited(tx, me)) throw new Problem(problems.limited)
    if (facts.open) throw new Problem(problems.already)
    if (facts.waiting >= WAITING_MAX) throw new Problem(problems.tooManyWaiting)
    if (!mentor.profile.formats.includes(format))
      throw new Problem(problems.formatMissing, { fields: { format: problems.formatMissing.code } })
    await refuseIfLimited(tx, { userId: me, does: 'questions', text: `${goal}\n${background}` })
    const at = new Date(body.at)
    await refuseBusyTime(tx, { mentor, at, now })
    if (!(await insertMentorship(tx, { id, mentor: mentor.id, member: me, goal, background, format })))
      throw new Problem(platform.conflict)
    if (call.handedFrom) await saveHandover(tx, id, call.handedFrom)
    const { minutes, link, zone } = mentor.profile
    await insertSession(tx, { mentor: mentor.id, mentorship: id, at, minutes, format, link })
    await refreshFirstSlot(tx, mentor.id)
    await notifyRequest(tx, { services, id, from: me, to: mentor.id, at: toIso(at), zone, goal })
  })
  return readOne({ services, session, id })
}

type MeetingTime = { mentor: Mentor; at: Date; now: Date; but?: string }

/** Only a time that the mentor offers, and that nobody has. The mentor's row is held. */
export async function refuseBusyTime(tx: Db, { mentor, at, now, but }: MeetingTime): Promise<void> {
  const { minutes } = mentor.profile
  const taking = { mentor: mentor.id, at, minutes }
  if ((await isTaken(tx, { ...taking, ...(but && { but }) })) || (await getGroupsAround(tx, taking)).busy)
    throw new Problem(problems.slotTaken)
  const spans = (await listBusyTimesOf(tx, [mentor.id])).get(mentor.id) ?? []
  const offered = freeSlots(mentor.profile, {
    now,
    // The time that is moved may lie where the next one does.
    taken: but ? [] : spans,
  })
  if (!offered.some((slot) => slot.getTime() === at.getTime())) throw new Problem(problems.slotGone)
}
