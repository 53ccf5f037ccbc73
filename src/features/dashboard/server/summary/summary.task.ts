import { listMembersWhoChose } from '#features/notifications/server/index.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { notifySummary } from './summary.service.ts'

const AT_ONCE = 200

/** Runs on Monday mornings for those who chose it; who has got it is recorded, so that a missed morning is made up for. */
export const summaryTask: Task = {
  name: 'dashboard.summary',
  cron: '10 8-20 * * 1',
  async handle(services) {
    let after: string | undefined
    for (;;) {
      const members = await listMembersWhoChose(services.db, { topic: 'summary', after, most: AT_ONCE })
      for (const userId of members) await notifySummary(services, userId)
      if (members.length < AT_ONCE) return
      after = members.at(-1)
    }
  },
}
