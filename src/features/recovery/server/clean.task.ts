import type { Task } from '#platform/server/queue/queue.ts'
import { deleteOldFlows } from './flow.queries.ts'
import { deleteOldLinks } from './link.queries.ts'

export const cleanTask: Task = {
  name: 'recovery.clean',
  cron: '23 * * * *',
  async handle({ db }) {
    await deleteOldFlows(db)
    await deleteOldLinks(db)
  },
}
