import { findOpportunityById } from '#features/opportunities/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { notifyDue } from '../notifications.ts'
import { claimDueReplies } from './replies.queries.ts'

/** Reminds organisations of promises that are due soon. Each is marked in the transaction that orders the email. */
export const remindTask: Task = {
  name: 'applications.remind',
  cron: '15 8 * * *',
  retryLimit: 5,
  async handle(services) {
    await inTransaction(services.pool, async (tx) => {
      for (const { opportunityId, count, promisedAt } of await claimDueReplies(tx)) {
        const opportunity = await findOpportunityById(tx, opportunityId)
        if (opportunity)
          await notifyDue({ services, tx, opportunity, count, promisedAt: new Date(promisedAt) })
      }
    })
  },
}
