import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Side } from '../../contract/kinds.ts'
import { problems } from '../../contract/problems.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { lockMentor, type Mentor } from '../mentors/mentors.queries.ts'
import { refreshFirstSlot } from '../mentors/slots.service.ts'
import { type Outcome, settle, notifyAnswer } from '../notifications.ts'
import { refuseBusyTime } from './ask.service.ts'
import type { Meeting as CalendarMeeting } from '../work/meeting-calendar.ts'
import { refuseUnfit } from './facts.service.ts'
import { otherOf, readOne, sideOf } from './list.service.ts'
import {
  type MentorshipRow,
  updateMentorshipTurn,
  findMentorship,
  saveMentorshipStart,
  saveMentorshipEnd,
} from './requests.queries.ts'
import { saveMeetingConfirmation, listSessionsOf, updateTime } from './sessions.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }
type Locked = { tx: Db; row: MentorshipRow; mentor: Mentor | undefined; side: Side; now: Date }

/** Does something about a request that waits while it and its mentor are held, and tells the other side. */
async function answering(
  call: Call,
  act: (locked: Locked) => Promise<{ outcome: Outcome; reason?: string }>,
): Promise<Mentorship> {
  const { services, session, id } = call
  const me = session.userId
  await inTransaction(services.pool, async (tx) => {
    const mentorship = await findMentorship(tx, { id, me })
    if (!mentorship) throw new Problem(platform.notFound)
    // The mentor first, as everywhere: who asks holds the mentor before there is a request.
    const mentor = mentorship.mentor === null ? undefined : await lockMentor(tx, mentorship.mentor)
    const row = await findMentorship(tx, { id, me, lock: true })
    const now = await getDatabaseNow(tx)
    if (!row || row.state !== 'waiting' || !row.answerBy || new Date(toIso(row.answerBy)) <= now)
      throw new Problem(problems.over)
    const side = sideOf(row, me)
    const { outcome, reason = '' } = await act({ tx, row, mentor, side, now })
    if (mentor) await refreshFirstSlot(tx, mentor.id)
    await settle(tx, { id, userId: me })
    const to = otherOf(row, me)
    if (to === null) return
    const [time] = await listSessionsOf(tx, [id])
    const at = time ? toIso(time.at) : null
    const meeting = outcome === 'accepted' && time && { ...time, session: time.id, at: toIso(time.at) }
    const zone = mentor?.profile.zone ?? 'Europe/Sarajevo'
    await notifyAnswer(tx, {
      services,
      id,
      from: me,
      to,
      outcome,
      at,
      zone,
      reason,
      ...(meeting && { meeting: forCalendar(meeting) }),
    })
  })
  return readOne(call)
}

/** Returns a session for a calendar, without its video link. */
function forCalendar({
  session,
  at,
  minutes,
  format,
  version,
}: Omit<CalendarMeeting, 'who' | 'isCancelled'>) {
  return { session, at, minutes, format, version }
}

const refuseOutOfTurn = ({ row, side }: Locked) => {
  if (row.turn !== side) throw new Problem(problems.notYourTurn)
}

/** Says yes to the time that waits. The policy is asked again: much may have changed within two days. */
export function accept(call: Call): Promise<Mentorship> {
  return answering(call, async (locked) => {
    const { tx, row, mentor, side, now } = locked
    refuseOutOfTurn(locked)
    await refuseUnfit(tx, { mentor, member: row.member, format: row.format, saidYes: true, now })
    await saveMentorshipStart(tx, row.id, side)
    await saveMeetingConfirmation(tx, row.id)
    return { outcome: 'accepted' }
  })
}

export function decline({ reason: text, ...call }: Call & { reason: string }): Promise<Mentorship> {
  return answering(call, async (locked) => {
    const { tx, row, side } = locked
    refuseOutOfTurn(locked)
    const reason = text.trim()
    if (side === 'mentor' && reason === '')
      throw new Problem(problems.reasonMissing, { fields: { reason: 'required' } })
    await saveMentorshipEnd(tx, { id: row.id, state: 'declined', reason, by: side })
    return { outcome: 'declined', reason }
  })
}

/** Another time in the place of the one that was held. */
export function propose({ at, ...call }: Call & { at: string }): Promise<Mentorship> {
  return answering(call, async (locked) => {
    const { tx, row, mentor, side, now } = locked
    refuseOutOfTurn(locked)
    const [time] = await listSessionsOf(tx, [row.id])
    if (!mentor || !time) throw new Problem(problems.over)
    const moment = new Date(at)
    await refuseBusyTime(tx, { mentor, at: moment, now, but: time.id })
    await updateTime(tx, time.id, moment)
    await updateMentorshipTurn(tx, row.id, side === 'mentor' ? 'member' : 'mentor')
    return { outcome: 'proposed' }
  })
}

export function withdraw(call: Call): Promise<Mentorship> {
  return answering(call, async ({ tx, row, side }) => {
    if (side !== 'member') throw new Problem(platform.notFound)
    await saveMentorshipEnd(tx, { id: row.id, state: 'withdrawn', reason: '', by: side })
    return { outcome: 'withdrawn' }
  })
}
