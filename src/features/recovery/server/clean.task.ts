import type { Task } from '#platform/server/queue/queue.ts'
import { removeOldFlows } from './flow.queries.ts'
import { removeOldLinks } from './link.queries.ts'

export const cleanTask: Task = {
  name: 'recovery.clean',
  cron: '23 * * * *',
  async handle({ db }) {
    await removeOldFlows(db)
    await removeOldLinks(db)
  },
}
