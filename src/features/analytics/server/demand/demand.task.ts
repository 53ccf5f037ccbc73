import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { WEEKS } from '../../contract/demand.endpoints.ts'
import { countDay, lockCounting, getCountedDay } from './demand.queries.ts'

/**
 * Counts once a day what open opportunities require: it checks every hour, so that a server that was down at night counts
 * in the morning. The first run counts back as far as the opportunities go.
 */
export const demandTask: Task = {
  name: 'analytics.demand',
  cron: '7 * * * *',
  retryLimit: 3,
  handle: (services) => saveDemand(services),
}

export async function saveDemand({ pool }: Pick<Services, 'pool'>): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockCounting(tx)
    const { counted, first } = await getCountedDay(tx)
    if (counted) return
    await countDay(tx, 0)
    if (!first) return
    for (let week = 1; week < WEEKS; week += 1) await countDay(tx, week * 7)
  })
}
