import { findOpportunityById, fill } from '#features/opportunities/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { findApplication, insertEvent, updateStatus } from '../applications.queries.ts'
import { notifyMoved } from '../notifications.ts'
import { claimNext, lockDecision } from './decisions.queries.ts'
import { SEND_TASK } from './wait.service.ts'

/** Notifies the applicants in parts, each in one transaction: after a crash it goes on with those who have not heard yet. */
export const sendTask: Task<{ decision: string }> = {
  name: SEND_TASK,
  retryLimit: 20,
  async handle(services, { decision }) {
    while ((await inTransaction(services.pool, (tx) => sendNext(tx, services, decision))) === 'more');
  },
}

async function sendNext(tx: Db, services: Services, id: string): Promise<'more' | 'over'> {
  const decision = await lockDecision(tx, id)
  const opportunity = decision && (await findOpportunityById(tx, decision.opportunityId))
  if (!decision || !opportunity || decision.isUndone) return 'over'
  if (!decision.isDue) throw new Error('The time to take the decision back is not over.')
  const { status, actorId } = decision
  const next = await claimNext(tx, id)
  for (const { id: one, decisionMessage } of next) {
    const message = decisionMessage ?? ''
    const application = await findApplication(tx, one)
    if (!application || application.status === status || application.status === 'withdrawn') continue
    await updateStatus(tx, { id: one, status, answers: true })
    await insertEvent(tx, one, { side: 'organisation', status, message, actorId })
    await notifyMoved({ services, tx, opportunity, application, status, message })
  }
  if (next.length > 0) return 'more'
  if (decision.closes) await fill(tx, decision.opportunityId)
  return 'over'
}
