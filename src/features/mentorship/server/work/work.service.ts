import { refuseIfLimited } from '#features/moderation/server/index.ts'
import { giveEvidence } from '#features/profiles/server/index.ts'
import { listLabels } from '#features/skills/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import type { State } from '../../contract/kinds.ts'
import { problems } from '../../contract/problems.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import type * as endpoints from '../../contract/work.endpoints.ts'
import { TASKS_MAX, type Work } from '../../contract/work.endpoints.ts'
import { findMentor, listBusyTimesOf } from '../mentors/mentors.queries.ts'
import { freeSlots, refreshFirstSlot } from '../mentors/slots.service.ts'
import { notifyAnswer } from '../notifications.ts'
import { ask } from '../requests/ask.service.ts'
import { otherOf, readOne, sideOf } from '../requests/list.service.ts'
import { listOthersOf } from '../requests/others.queries.ts'
import { type MentorshipRow, findMentorship, saveMentorshipEnd } from '../requests/requests.queries.ts'
import { saveComingCancellations, listSessionsOf } from '../requests/sessions.queries.ts'
import { type Call, type Locked, whileLocked } from './lock.service.ts'
import * as queries from './work.queries.ts'

const WORKED: readonly State[] = ['active', 'ended']

export async function readWork({ services: { db }, session, id }: Call): Promise<Work> {
  const me = session.userId
  const row = await findMentorship(db, { id, me })
  if (!row) throw new Problem(platform.notFound)
  const side = sideOf(row, me)
  const teaches = side === 'mentor' ? ((await findMentor(db, me))?.profile.skills ?? []) : []
  const labels = await listLabels(db, teaches)
  return {
    tasks: await queries.listTasksOf(db, id),
    notes: await queries.getNotesOf(db, { mentorship: id, side }),
    feedback: await queries.getFeedbackOf(db, { mentorship: id, side }),
    next: side === 'member' ? await nextFor({ services: { db }, row }) : null,
    skills: [...labels].map(([skill, { name }]) => ({ id: skill, name })),
  }
}

type Next = { services: Pick<Call['services'], 'db'>; row: MentorshipRow }

async function nextFor({ services: { db }, row }: Next): Promise<Work['next']> {
  if (row.state !== 'expired' && row.state !== 'declined') return null
  const next = await queries.findNextMentor(db, { mentorship: row.id, member: row.member })
  const profile = next && (await findMentor(db, next.id))?.profile
  if (!next || !profile) return null
  const spans = (await listBusyTimesOf(db, [next.id])).get(next.id) ?? []
  const [at] = freeSlots(profile, { now: await getDatabaseNow(db), taken: spans })
  return at ? { id: next.id, name: next.name, slug: next.slug, at: toIso(at) } : null
}

/** The goal goes on as it was written; nothing is typed again, and the member has seen who is asked. */
export async function handOver({
  body,
  ...call
}: Call & { body: BodyOf<typeof endpoints.requestNextMentor> }) {
  const { services, session, id } = call
  const row = await findMentorship(services.db, { id, me: session.userId })
  if (!row || row.member !== session.userId) throw new Problem(platform.notFound)
  const next = await nextFor({ services, row })
  // Nobody is next either once this very request has come through, perhaps a moment ago.
  if (!next && !(await findMentorship(services.db, { id: body.id, me: session.userId })))
    throw new Problem(problems.nobodyNext)
  const { goal, background, format } = row
  return ask({ services, session, body: { ...body, goal, background, format }, handedFrom: id })
}

export async function addTask({
  body,
  ...call
}: Call & { body: BodyOf<typeof endpoints.addTask> }): Promise<Work> {
  await whileLocked(call, ['active'], async ({ tx, row, side }) => {
    const tasks = await queries.listTasksOf(tx, row.id)
    if (tasks.length >= TASKS_MAX) throw new Problem(problems.tooManyTasks)
    await refuseIfLimited(tx, { userId: call.session.userId, does: 'questions', text: body.task })
    await queries.insertTask(tx, { ...body, mentorship: row.id, side })
  })
  return readWork(call)
}

export async function checkTask({
  task,
  done,
  ...call
}: Call & { task: string; done: boolean }): Promise<Work> {
  await whileLocked(call, WORKED, async ({ tx, row }) => {
    if (!(await queries.updateTaskDone(tx, { id: task, mentorship: row.id, done })))
      throw new Problem(platform.notFound)
  })
  return readWork(call)
}

export async function removeTask({ task, ...call }: Call & { task: string }): Promise<void> {
  await whileLocked(call, ['active'], async ({ tx, row }) => {
    if (!(await queries.deleteTask(tx, { id: task, mentorship: row.id })))
      throw new Problem(platform.notFound)
  })
}

export async function writeNote({ body, ...call }: Call & { body: BodyOf<typeof endpoints.saveNote> }) {
  await whileLocked(call, WORKED, async ({ tx, row, side }) => {
    const { shared, note, version } = body
    const whose = shared ? 'shared' : side
    if (!(await queries.saveNoteRow(tx, { mentorship: row.id, whose, note, version })))
      throw new Problem(platform.conflict)
  })
  return readWork(call)
}

/** Either side ends it. A mentor who has met the member says what the member can do now; that is evidence of the skill. */
export async function end({
  body,
  ...call
}: Call & { body: BodyOf<typeof endpoints.endMentorship> }): Promise<Mentorship> {
  const { services, session, id } = call
  await whileLocked(call, ['active'], async (locked) => {
    const { tx, row, mentor, side } = locked
    const reason = body.reason.trim()
    if (body.skills.length > 0) await confirmSkills(locked, body.skills)
    await saveMentorshipEnd(tx, { id, state: 'ended', reason, by: side })
    await saveComingCancellations(tx, { mentorship: id, by: side, reason })
    if (mentor) await refreshFirstSlot(tx, mentor.id)
    const to = otherOf(row, session.userId)
    const zone = mentor?.profile.zone ?? 'Europe/Sarajevo'
    if (to !== null)
      await notifyAnswer(tx, {
        services,
        id,
        from: session.userId,
        to,
        outcome: 'ended',
        at: null,
        zone,
        reason,
      })
  })
  return readOne(call)
}

async function confirmSkills(
  { tx, row, mentor, side, now }: Locked,
  skills: readonly string[],
): Promise<void> {
  const sessions = await listSessionsOf(tx, [row.id])
  const hasMet = sessions.some(
    ({ confirmed, cancelledBy, at }) => confirmed && cancelledBy === null && new Date(toIso(at)) < now,
  )
  const teaches = new Set(mentor?.profile.skills)
  if (!mentor || side !== 'mentor' || !hasMet || skills.some((skill) => !teaches.has(skill)))
    throw new Problem(problems.notNow)
  const name = (await listOthersOf(tx, [mentor.id])).get(mentor.id)?.name ?? ''
  for (const skill of skills)
    await giveEvidence(tx, {
      userId: row.member,
      skill,
      kind: 'mentor',
      title: { bhs: name, en: name },
      source: `mentorship:${row.id}`,
      byId: mentor.id,
    })
}

export async function giveFeedback({
  body,
  ...call
}: Call & { body: BodyOf<typeof endpoints.saveFeedback> }) {
  await whileLocked(call, ['ended'], async ({ tx, row, side }) => {
    await refuseIfLimited(tx, { userId: call.session.userId, does: 'questions', text: body.opinion })
    await queries.saveFeedbackRow(tx, { mentorship: row.id, side, ...body })
  })
  return readWork(call)
}
