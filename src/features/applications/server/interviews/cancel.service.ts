import { findOpportunityById } from '#features/opportunities/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { cancelInterview, Interview, InterviewSide } from '../../contract/interview.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { isOver } from '../../contract/statuses.ts'
import { insertEvent, type ApplicationRow, findApplication } from '../applications.queries.ts'
import { hiringOf, refuseReviewer, refuseWithdrawn } from '../hiring/hiring.policy.ts'
import { saveInterviewCancellation } from './interviews.queries.ts'
import { existing, limit } from './interviews.service.ts'
import { notifyCancelled } from './notifications.ts'

type Caller = Pick<Session, 'userId'>
type Call = { services: Services; session: Caller; id: string; body: BodyOf<typeof cancelInterview> }

/** Cancels an agreed date for either side; of concurrent calls one does, and the other side gets one message. */
export async function cancel({ services, session, id, body }: Call): Promise<Interview> {
  const { by } = await sideOf(services.db, { session, id })
  await limit(services, { id, who: by })
  return inTransaction(services.pool, async (tx) => {
    const { application } = await sideOf(tx, { session, id, lock: true })
    if (isOver(application.status)) throw new Problem(problems.over)
    if (by === 'organisation' && !/\S/.test(body.message)) throw new Problem(problems.interviewReason)
    const before = await existing(tx, id)
    const { cancelled, version, answer } = before
    if (version !== body.version) {
      const repeated = cancelled?.by === by && cancelled.message === body.message
      if (repeated && version === body.version + 1) return before
      throw new Problem(problems.interviewChanged)
    }
    if (cancelled || answer !== 'yes') throw new Problem(problems.interviewNotAgreed)
    if (!(await saveInterviewCancellation(tx, { id, by, ...body }))) throw new Problem(problems.interviewOver)
    const { status, opportunityId } = application
    await insertEvent(tx, id, {
      side: by,
      status,
      message: body.message,
      actorId: session.userId,
      cancels: true,
    })
    const opportunity = opportunityId ? await findOpportunityById(tx, opportunityId) : undefined
    const interview = await existing(tx, id)
    if (opportunity)
      await notifyCancelled({ services, tx, opportunity, application, interview, by, message: body.message })
    return interview
  })
}

/** Returns the side of the member: the applicant, or the people who decide at the organisation; throws for anybody else. */
async function sideOf(
  db: Db,
  { session, id, lock = false }: { session: Caller; id: string; lock?: boolean },
): Promise<{ application: ApplicationRow; by: InterviewSide }> {
  const application = await findApplication(db, id, { lock })
  if (!application) throw new Problem(platform.notFound)
  if (application.userId === session.userId) return { application, by: 'member' }
  const hiring = await hiringOf(db, { session, id })
  refuseReviewer(hiring)
  refuseWithdrawn(hiring)
  return { application, by: 'organisation' }
}
