import type { Opportunity } from '#features/opportunities/server/index.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { decideApplications } from '../../contract/hiring.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import type { Decision } from '../../contract/statuses.ts'
import { hiringFor, refuseReviewer } from '../hiring/hiring.policy.ts'
import { listPeopleOf } from '../hiring/hiring.queries.ts'
import { refuseUnknownPlaceholders } from '../hiring/message.policy.ts'
import { conflictOf } from './conflict.ts'
import { type AddresseeRow, findDecision, insertDecision, lockAddressees } from './decisions.queries.ts'
import { messageTo } from './message.service.ts'

/** Sends a decision to its applicants when its time to be taken back is over. */
export const SEND_TASK = 'applications.send'

type Input = {
  services: Services
  session: Pick<Session, 'userId'>
  locale: Locale
  opportunityId: string
  body: BodyOf<typeof decideApplications>
}

/**
 * Stores a decision on many applications, all or none: the organisation sees it at once, and the applicants when the time to
 * take it back is over. A repeated call stores nothing.
 */
export async function decideLater(input: Input): Promise<{ moved: number }> {
  const { services, session, locale, opportunityId, body } = input
  const { status, message } = body
  const versions = new Map(body.applications.map(({ id, version }) => [id, version]))
  refuseUnknownPlaceholders(message)
  return inTransaction(services.pool, async (tx) => {
    const hiring = await hiringFor(tx, { session, opportunityId })
    refuseReviewer(hiring)
    const { opportunity } = hiring
    const rows = await lockAddressees(tx, { opportunityId, ids: [...versions.keys()] })
    if (rows.length < versions.size) throw new Problem(problems.foreignApplication)
    const items = await messagesTo(tx, { rows, opportunity, messageOf: () => message })
    const texts = new Map(items.map(({ id, message: text }) => [id, text]))
    const stale = rows.filter((row) => row.version !== versions.get(row.id))
    const conflicts = []
    for (const row of stale) {
      const earlier = row.decisionId === null ? undefined : await findDecision(tx, row.decisionId)
      const isRepeated =
        earlier?.actorId === session.userId &&
        earlier.status === status &&
        row.decisionMessage === texts.get(row.id)
      if (!isRepeated) conflicts.push(row)
    }
    if (conflicts.length > 0)
      throw await conflictOf(tx, { conflicts, opportunityId, locale, reader: session.userId })
    const moving = rows.filter(
      (row) => row.version === versions.get(row.id) && row.status !== status && row.status !== 'withdrawn',
    )
    if (moving.some(({ decisionId }) => decisionId !== null)) throw new Problem(problems.decisionWaits)
    await scheduleDecision(tx, {
      services,
      session,
      opportunityId,
      status,
      closes: false,
      items: items.filter(({ id }) => moving.some((row) => row.id === id)),
    })
    return { moved: moving.length }
  })
}

type Messages = {
  rows: readonly AddresseeRow[]
  opportunity: Opportunity
  messageOf: (row: AddresseeRow) => Bilingual
}

/** Returns what each applicant will read. */
export async function messagesTo(tx: Db, { rows, opportunity, messageOf }: Messages) {
  const people = await listPeopleOf(
    tx,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row) => {
    const { id, userId, language } = row
    return {
      id,
      message: messageTo({ message: messageOf(row), person: people.get(userId), language, opportunity }),
    }
  })
}

type Schedule = {
  services: Services
  session: Pick<Session, 'userId'>
  opportunityId: string
  status: Decision
  closes: boolean
  items: readonly { id: string; message: string }[]
}

/** Stores a decision and schedules the task that sends it. */
export async function scheduleDecision(tx: Db, { services, session, ...decision }: Schedule): Promise<void> {
  if (decision.items.length === 0) return
  const { id, dueAt } = await insertDecision(tx, { ...decision, actorId: session.userId })
  // A second more than the wait, so that it is over by the database's clock.
  await services.queue.send(tx, SEND_TASK, { decision: id }, { startAfter: new Date(dueAt.getTime() + 1000) })
}
