import { notify } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { claimUnanswered } from './confirmations.queries.ts'
import { contributionKind } from './notifications.ts'

/** In the morning, so that it wakes nobody. */
export const unansweredContributionsTask: Task = {
  name: 'projects.unanswered-contributions',
  cron: '40 8 * * *',
  async handle(services) {
    while (await notifyOfUnanswered(services)) continue
  },
}

/**
 * Notifies the member whose request to a giver has waited for a week, once for each request. The giver gets no second mail:
 * the address is not stored. Returns false when none waits that long.
 */
export async function notifyOfUnanswered(services: Services): Promise<boolean> {
  return inTransaction(services.pool, async (tx) => {
    const request = await claimUnanswered(tx)
    if (!request) return false
    const { id, asker, ...gift } = request
    await notify(tx, {
      services,
      kind: contributionKind,
      to: [asker],
      about: id,
      by: undefined,
      data: { ...gift, step: 'unanswered' },
    })
    return true
  })
}
