import { problems as platform } from '#platform/contract/problems.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { refreshFirstSlot } from '../mentors/slots.service.ts'
import { refuseBusyTime } from '../requests/ask.service.ts'
import { refuseWithoutGuardian } from '../requests/facts.service.ts'
import { otherOf, readOne } from '../requests/list.service.ts'
import {
  saveMeetingCancellation,
  saveMeetingConfirmation,
  insertSession,
  type SessionRow,
  listSessionsOf,
  updateTime,
} from '../requests/sessions.queries.ts'
import { type MeetingChange, notifyMeeting } from './meeting-notifications.ts'
import { type Call, type Locked, whileLocked } from './lock.service.ts'

/** A further meeting, at a time that the mentor offers; a repeated call finds it there. */
export async function book(call: Call & { meeting: string; at: string }): Promise<Mentorship> {
  await whileLocked(call, ['active'], async (locked) => {
    const { tx, row, mentor, now } = locked
    if (!mentor) throw new Problem(problems.over)
    if ((await listSessionsOf(tx, [row.id])).some(({ id }) => id === call.meeting)) return
    await refuseWithoutGuardian(tx, { mentor: mentor.id, member: row.member, format: row.format })
    const at = new Date(call.at)
    await refuseBusyTime(tx, { mentor, at, now })
    const { minutes, link } = mentor.profile
    const { format } = row
    await insertSession(tx, {
      id: call.meeting,
      mentor: mentor.id,
      mentorship: row.id,
      at,
      minutes,
      format,
      link,
    })
    await saveMeetingConfirmation(tx, row.id)
    await tell(call, locked, { change: 'booked', meeting: call.meeting })
  })
  return readOne(call)
}

export async function move(
  call: Call & { meeting: string; at: string; version: number },
): Promise<Mentorship> {
  await whileLocked(call, ['active'], async (locked) => {
    const { tx, mentor, now } = locked
    const meeting = await toCome(locked, call)
    if (!mentor) throw new Problem(problems.over)
    const at = new Date(call.at)
    await refuseBusyTime(tx, { mentor, at, now, but: meeting.id })
    await updateTime(tx, meeting.id, at)
    await tell(call, locked, { change: 'moved', meeting: meeting.id })
  })
  return readOne(call)
}

export async function cancel(
  call: Call & { meeting: string; reason: string; version: number },
): Promise<Mentorship> {
  await whileLocked(call, ['active'], async (locked) => {
    const meeting = await toCome(locked, call)
    const reason = call.reason.trim()
    await saveMeetingCancellation(locked.tx, { id: meeting.id, by: locked.side, reason })
    await tell(call, locked, { change: 'cancelled', meeting: meeting.id, reason })
  })
  return readOne(call)
}

async function toCome(
  { tx, row, now }: Locked,
  { meeting, version }: { meeting: string; version: number },
): Promise<SessionRow> {
  const match = (await listSessionsOf(tx, [row.id])).find(({ id }) => id === meeting)
  if (!match) throw new Problem(platform.notFound)
  if (match.cancelledBy !== null || new Date(toIso(match.at)) <= now) throw new Problem(problems.begun)
  if (match.version !== version) throw new Problem(problems.changed)
  return match
}

type Change = { change: MeetingChange; meeting: string; reason?: string }

async function tell({ services, session }: Call, locked: Locked, { change, meeting, reason = '' }: Change) {
  const { tx, row, mentor } = locked
  if (mentor) await refreshFirstSlot(tx, mentor.id)
  const to = otherOf(row, session.userId)
  const now = (await listSessionsOf(tx, [row.id])).find(({ id }) => id === meeting)
  if (to === null || !now) return
  await notifyMeeting(tx, {
    services,
    id: row.id,
    from: session.userId,
    to,
    change,
    session: meeting,
    at: toIso(now.at),
    minutes: now.minutes,
    format: now.format,
    version: now.version,
    zone: mentor?.profile.zone ?? 'Europe/Sarajevo',
    reason,
  })
}
