import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { BULK_MAX } from '../../contract/desk-limits.ts'
import type { decideApplications } from '../../contract/hiring.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import {
  type ApplicationRow,
  insertEvent,
  listEventsOf,
  findApplication,
  updateStatus,
} from '../applications.queries.ts'
import { conflictOf } from '../deciding/conflict.ts'
import { messageTo } from '../deciding/message.service.ts'
import { decideLater } from '../deciding/wait.service.ts'
import { notifyMoved } from '../notifications.ts'
import { hiringFor, refuseReviewer } from './hiring.policy.ts'
import { listPeopleOf } from './hiring.queries.ts'
import { refuseUnknownPlaceholders } from './message.policy.ts'

type Input = {
  services: Services
  session: Pick<Session, 'userId'>
  locale: Locale
  opportunityId: string
  body: BodyOf<typeof decideApplications>
}

/**
 * Decides applications, all or none, and orders each applicant's email in the same transaction. A decision that somebody
 * else made since they were read is not overwritten; a repeated call sends nothing again.
 */
export async function decide(input: Input): Promise<{ moved: number }> {
  const { services, session, locale, opportunityId, body } = input
  if (body.waits) return decideLater(input)
  const { status, message } = body
  const versions = new Map(body.applications.map(({ id, version }) => [id, version]))
  if (versions.size > BULK_MAX)
    throw new Problem(problems.tooManyAtOnce, { values: { limit: BULK_MAX, count: versions.size } })
  refuseUnknownPlaceholders(message)
  return inTransaction(services.pool, async (tx) => {
    const hiring = await hiringFor(tx, { session, opportunityId })
    refuseReviewer(hiring)
    const { opportunity } = hiring
    const conflicts: ApplicationRow[] = []
    let moved = 0
    // Always in the same order, so that two concurrent decisions never deadlock.
    for (const [id, version] of [...versions].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const application = await findApplication(tx, id, { lock: true })
      if (application?.opportunityId !== opportunityId || !application.sentAt)
        throw new Problem(problems.foreignApplication)
      const { userId, language } = application
      const person = (await listPeopleOf(tx, [userId])).get(userId)
      const text = messageTo({ message, person, language, opportunity })
      const event = { side: 'organisation', status, message: text, actorId: session.userId } as const
      if (application.version !== version) {
        if (!(await isRepeated(tx, application, event))) conflicts.push(application)
        continue
      }
      if (application.decisionId !== null) throw new Problem(problems.decisionWaits)
      if (application.status === status || application.status === 'withdrawn') continue
      await updateStatus(tx, { id, status, answers: true })
      await insertEvent(tx, id, event)
      await notifyMoved({ services, tx, opportunity, application, status, message: text })
      moved += 1
    }
    if (conflicts.length > 0)
      throw await conflictOf(tx, { conflicts, opportunityId, locale, reader: session.userId })
    return { moved }
  })
}

type OrganisationEvent = { status: ApplicationRow['status']; message: string; actorId: string }

/** Returns true if the same decision was made already and only its answer was lost. */
async function isRepeated(
  tx: Db,
  { id, status }: ApplicationRow,
  event: OrganisationEvent,
): Promise<boolean> {
  const last = (await listEventsOf(tx, id)).at(-1)
  return status === event.status && last?.actorId === event.actorId && last.message === event.message
}
