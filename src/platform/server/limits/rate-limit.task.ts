import type { Task } from '../queue/queue.ts'
import { deleteExpiredLimits } from './limit-settings.queries.ts'

export const removeExpiredLimitsTask: Task = {
  name: 'limits.clean',
  cron: '17 * * * *',
  handle: ({ db, limits }) => deleteExpiredLimits(db, limits.inForce()),
}
