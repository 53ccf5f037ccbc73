import { findOpportunityById } from '#features/opportunities/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { claimSoonInterviews } from './interviews.queries.ts'
import { notifySoon } from './agreed-notifications.ts'

/** Reminds the people who decide of an interview a day before it; the mark is set in the transaction that tells them. */
export const remindOfInterviews: Task = {
  name: 'applications.remind-of-interviews',
  cron: '*/10 * * * *',
  retryLimit: 5,
  async handle(services) {
    await inTransaction(services.pool, async (tx) => {
      for (const { application, opportunity: id, at } of await claimSoonInterviews(tx)) {
        const opportunity = await findOpportunityById(tx, id)
        if (opportunity) await notifySoon({ services, tx, opportunity, application, at })
      }
    })
  },
}
