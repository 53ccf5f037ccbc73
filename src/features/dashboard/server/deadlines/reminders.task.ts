import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { listMembersWithDeadlines, deleteOldReminders } from './reminders.queries.ts'
import { notifyNear, notifyWeek } from './reminders.service.ts'

const AT_ONCE = 200

/**
 * Runs four times an hour, so that three hours are three hours; notified members are recorded, so that a missed hour is
 * made up for.
 */
export const nearTask: Task = {
  name: 'dashboard.deadlines',
  cron: '*/15 * * * *',
  handle: (services) => each(services, { days: 1, tell: notifyNear }),
}

/** Runs on Monday mornings; notified members are recorded, so that a missed morning is made up for. */
export const weekTask: Task = {
  name: 'dashboard.week',
  cron: '0 8-20 * * 1',
  async handle(services) {
    await each(services, { days: 7, tell: notifyWeek })
    await deleteOldReminders(services.db)
  },
}

async function each(
  services: Services,
  { days, tell }: { days: number; tell: (services: Services, userId: string) => Promise<void> },
): Promise<void> {
  let after: string | undefined
  for (;;) {
    const members = await listMembersWithDeadlines(services.db, { days, after, most: AT_ONCE })
    for (const userId of members) await tell(services, userId)
    if (members.length < AT_ONCE) return
    after = members.at(-1)
  }
}
