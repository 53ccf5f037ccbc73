import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { type RequestAct, refusalOfAct } from '../../contract/questions/answering.ts'
import type { Side } from '../../contract/kinds.ts'
import { problems } from '../../contract/problems.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { lockMentor, type Mentor } from '../mentors/mentors.queries.ts'
import { refreshFirstSlot } from '../mentors/slots.service.ts'
import { type Outcome, settle, notifyAnswer } from '../notifications.ts'
import { refuseBusyTime } from './ask.service.ts'
import type { Meeting as CalendarMeeting } from '../work/meeting-calendar.ts'
import { refuseUnfit } from './facts.service.ts'
import { listQuestionsOf, type QuestionRow } from './questions.queries.ts'
import { otherOf, readOne, sideOf } from './list.service.ts'
import {
  type MentorshipRow,
  updateMentorshipTurn,
  findMentorship,
  saveMentorshipStart,
  saveMentorshipEnd,
} from './requests.queries.ts'
import { saveMeetingConfirmation, listSessionsOf, updateTime } from './sessions.queries.ts'

export type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }
type Locked = {
  tx: Db
  row: MentorshipRow
  mentor: Mentor | undefined
  side: Side
  now: Date
  questions: readonly QuestionRow[]
}
/** `at` is the moment that the other side reads of: the first meeting unless said. */
type Outgoing = { outcome: Outcome; reason?: string; at?: string }
type Answering = {
  act: RequestAct
  /** Says that this very answer is there already, because it was sent again. */
  isDone?: (locked: Locked) => boolean
  handle: (locked: Locked) => Promise<Outgoing>
}

/** Does something about a request that waits while it and its mentor are held, and tells the other side. */
export async function answering(call: Call, { act, isDone, handle }: Answering): Promise<Mentorship> {
  const { services, session, id } = call
  const me = session.userId
  await inTransaction(services.pool, async (tx) => {
    const mentorship = await findMentorship(tx, { id, me })
    if (!mentorship) throw new Problem(platform.notFound)
    // The mentor first, as everywhere: who asks holds the mentor before there is a request.
    const mentor = mentorship.mentor === null ? undefined : await lockMentor(tx, mentorship.mentor)
    const row = await findMentorship(tx, { id, me, lock: true })
    if (!row) throw new Problem(problems.over)
    const [now, questions] = [await getDatabaseNow(tx), await listQuestionsOf(tx, [id])]
    const locked = { tx, row, mentor, side: sideOf(row, me), now, questions }
    if (isDone?.(locked)) return
    refuseOver(locked)
    const refusal = refusalOfAct(act, { ...locked, turn: row.turn })
    if (refusal) throw new Problem(refusal === 'notFound' ? platform.notFound : problems[refusal])
    const { outcome, reason = '', at: moment } = await handle(locked)
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
      at: moment ?? at,
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

function refuseOver({ row, now }: Locked): void {
  const { state, answerBy } = row
  if (state !== 'waiting' || !answerBy || new Date(toIso(answerBy)) <= now) throw new Problem(problems.over)
}

/** Says yes to the time that waits. The policy is asked again: much may have changed within two days. */
export function accept(call: Call): Promise<Mentorship> {
  return answering(call, {
    act: 'accept',
    async handle({ tx, row, mentor, side, now }) {
      await refuseUnfit(tx, { mentor, member: row.member, format: row.format, saidYes: true, now })
      const [time] = await listSessionsOf(tx, [row.id])
      // Nobody can come to a time that has passed while the two made up their minds.
      if (time && new Date(toIso(time.at)) <= now) throw new Problem(problems.timePassed)
      await saveMentorshipStart(tx, row.id, side)
      await saveMeetingConfirmation(tx, row.id)
      return { outcome: 'accepted' }
    },
  })
}

export function decline({ reason: text, ...call }: Call & { reason: string }): Promise<Mentorship> {
  return answering(call, {
    act: 'decline',
    async handle({ tx, row, side }) {
      const reason = text.trim()
      if (side === 'mentor' && reason === '')
        throw new Problem(problems.reasonMissing, { fields: { reason: 'required' } })
      await saveMentorshipEnd(tx, { id: row.id, state: 'declined', reason, by: side })
      return { outcome: 'declined', reason }
    },
  })
}

/** Another time in the place of the one that was held. */
export function propose({ at, ...call }: Call & { at: string }): Promise<Mentorship> {
  return answering(call, {
    act: 'propose',
    async handle({ tx, row, mentor, side, now }) {
      const [time] = await listSessionsOf(tx, [row.id])
      if (!mentor || !time) throw new Problem(problems.over)
      const moment = new Date(at)
      await refuseBusyTime(tx, { mentor, at: moment, now, but: time.id })
      await updateTime(tx, time.id, moment)
      await updateMentorshipTurn(tx, row.id, side === 'mentor' ? 'member' : 'mentor')
      return { outcome: 'proposed' }
    },
  })
}

export function withdraw(call: Call): Promise<Mentorship> {
  return answering(call, {
    act: 'withdraw',
    async handle({ tx, row, side }) {
      await saveMentorshipEnd(tx, { id: row.id, state: 'withdrawn', reason: '', by: side })
      return { outcome: 'withdrawn' }
    },
  })
}
