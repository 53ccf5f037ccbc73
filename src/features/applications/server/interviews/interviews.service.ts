import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { findOpportunityById } from '#features/opportunities/server/index.ts'
import type { answerInterview, Interview, proposeInterview } from '../../contract/interview.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { isOver } from '../../contract/statuses.ts'
import { insertEvent, updateStatus } from '../applications.queries.ts'
import { hiringOf, refuseReviewer, refuseWithdrawn } from '../hiring/hiring.policy.ts'
import { findOwn } from '../member/own.service.ts'
import {
  findInterviewOf,
  hasSlot,
  saveInterviewAnswer,
  saveInterview,
  saveInterviewSlot,
} from './interviews.queries.ts'
import { notifyAgreed } from './agreed-notifications.ts'
import { notifyAnswered, notifyProposed } from './notifications.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }
type Proposal = BodyOf<typeof proposeInterview>
type Answer = BodyOf<typeof answerInterview>

/** Each change sends an email to somebody else. */
const CHANGES_A_DAY = 30

/** Proposes a date, or another one; rejects a stale version, and a repeated call sends nothing again. */
export async function propose({
  services,
  session,
  id,
  body: { version, ...date },
}: Call & { body: Proposal }): Promise<Interview> {
  await limit(services, { id, who: 'organisation' })
  return inTransaction(services.pool, async (tx) => {
    const hiring = await hiringOf(tx, { session, id, lock: true })
    refuseReviewer(hiring)
    refuseWithdrawn(hiring)
    refuseWrongSlots(date)
    const { application, opportunity } = hiring
    if (isOver(application.status)) throw new Problem(problems.over)
    const before = await findInterviewOf(tx, id)
    if ((before?.version ?? 0) !== version) {
      if (before?.version === version + 1 && !before.cancelled && isSame(before, date)) return before
      throw new Problem(problems.interviewChanged)
    }
    if (!(await saveInterview(tx, { id, by: session.userId, date })))
      throw new Problem(problems.interviewDate)
    const status = application.status === 'offer' ? 'offer' : 'interview'
    if (application.status !== status) await updateStatus(tx, { id, status, answers: true })
    await insertEvent(tx, id, { side: 'organisation', status, message: date.note, actorId: session.userId })
    const interview = await existing(tx, id)
    const isMoved = before !== null
    await notifyProposed({
      services,
      tx,
      opportunity,
      application,
      date,
      isMoved,
      version: interview.version,
    })
    return interview
  })
}

/** Stores the applicant's answer; rejects it if the date was moved in the meantime. */
export async function answer({ services, session, id, body }: Call & { body: Answer }): Promise<Interview> {
  await limit(services, { id, who: 'member' })
  return inTransaction(services.pool, async (tx) => {
    const application = await findOwn(tx, { session, id }, { lock: true })
    if (isOver(application.status)) throw new Problem(problems.over)
    const before = await existing(tx, id)
    // The same choice once more.
    if (isSameChoice(before, body)) return before
    if (before.version !== body.version) throw new Problem(problems.interviewChanged)
    if (body.answer === 'other' && !/\S/.test(body.message)) throw new Problem(problems.interviewWhen)
    // A cancelled date takes no answer; only another date does.
    if (before.cancelled) throw new Problem(problems.interviewChanged)
    if (before.answer === body.answer && before.message === body.message) return before
    // Declining an agreed date is a cancellation, which removes it from calendars too.
    if (before.answer === 'yes' && body.answer === 'no') throw new Problem(problems.interviewAgreed)
    const { status, opportunityId } = application
    await (before.slots && body.answer === 'yes'
      ? choose(tx, { id, opportunityId, body })
      : settle(tx, id, body))
    await insertEvent(tx, id, { side: 'member', status, message: body.message, actorId: session.userId })
    const opportunity = opportunityId ? await findOpportunityById(tx, opportunityId) : undefined
    const interview = await existing(tx, id)
    const { answer: reply, message } = body
    if (opportunity)
      await notifyAnswered({
        services,
        tx,
        opportunity,
        application: id,
        answer: reply,
        message,
        interview,
      })
    if (opportunity && reply === 'yes')
      await notifyAgreed({ services, tx, opportunity, application, interview })
    return interview
  })
}

async function settle(tx: Db, id: string, { at: _at, ...body }: Answer): Promise<void> {
  if (!(await saveInterviewAnswer(tx, { id, ...body }))) throw new Problem(problems.interviewOver)
}

type Choosing = { id: string; opportunityId: string | null; body: Answer }

async function choose(tx: Db, { id, opportunityId, body }: Choosing): Promise<void> {
  const { at, message, version } = body
  if (at === undefined || !opportunityId) throw new Problem(problems.interviewSlot)
  if (await saveInterviewSlot(tx, { id, opportunityId, at, message, version })) return
  throw new Problem((await hasSlot(tx, { id, at })) ? problems.interviewTaken : problems.interviewSlot)
}

const isSameMoment = (oneAt: string, otherAt: string) => Date.parse(oneAt) === Date.parse(otherAt)

function isSameChoice(before: Interview, { answer: reply, at, version }: Answer): boolean {
  if (reply !== 'yes' || before.answer !== 'yes' || at === undefined) return false
  return before.version === version + 1 && isSameMoment(before.at, at)
}

/** Several times are all different and stand in their order; `at` is the first. */
function refuseWrongSlots({ at, slots }: Omit<Proposal, 'version'>): void {
  if (!slots) return
  const moments = slots.map((slotAt) => Date.parse(slotAt))
  const isOrdered = moments.every((moment, index) => index === 0 || moment > moments[index - 1]!)
  if (!isOrdered || moments[0] !== Date.parse(at)) throw new Problem(problems.interviewSlots)
}

export async function existing(db: Db, id: string): Promise<Interview> {
  const interview = await findInterviewOf(db, id)
  if (!interview) throw new Problem(platform.notFound)
  return interview
}

const momentsOf = (slots: readonly string[] | null | undefined) =>
  (slots ?? []).map((slotAt) => Date.parse(slotAt)).join()

function isSame(one: Interview, other: Omit<Proposal, 'version'>): boolean {
  return (
    Date.parse(one.at) === Date.parse(other.at) &&
    one.minutes === other.minutes &&
    one.way === other.way &&
    momentsOf(one.slots) === momentsOf(other.slots) &&
    one.place === other.place &&
    one.note === other.note
  )
}

export async function limit({ db }: Services, { id, who }: { id: string; who: string }): Promise<void> {
  await limitOrThrow(db, {
    key: `applications:interview:${who}:${id}`,
    limit: CHANGES_A_DAY,
    windowSeconds: 24 * 3600,
  })
}
