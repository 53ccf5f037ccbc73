import type { Task } from '#platform/server/queue/queue.ts'
import { DELIVER_TASK } from '../intake/intake.service.ts'
import type { TopicWords } from '../words.ts'
import { deliverTo } from './deliver.service.ts'
import { listDueMembers, deleteOldNotifications } from './due.queries.ts'

const AT_ONCE = 200

export function deliveryTasks(words: TopicWords): readonly Task[] {
  /** Delivers new notifications that leave at once. */
  const deliver: Task<{ users?: string[] }> = {
    name: DELIVER_TASK,
    async handle(services, { users = [] }) {
      for (const userId of users) await deliverTo({ services, words }, userId)
    },
  }
  /**
   * Delivers notifications that waited: for the end of quiet hours, for the ten minutes between emails, for the daily or
   * weekly digest.
   */
  const due: Task = {
    name: 'notifications.due',
    cron: '* * * * *',
    async handle(services) {
      for (;;) {
        const users = await listDueMembers(services.db, { most: AT_ONCE, except: services.areas.kinds() })
        for (const userId of users) await deliverTo({ services, words }, userId)
        if (users.length < AT_ONCE) return
      }
    },
  }
  const tidy: Task = {
    name: 'notifications.tidy',
    cron: '23 3 * * *',
    handle: ({ db }) => deleteOldNotifications(db),
  }
  return [deliver, due, tidy]
}
