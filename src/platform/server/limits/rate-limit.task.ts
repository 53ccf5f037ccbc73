import type { Task } from '../queue/queue.ts'
import { deleteExpiredLimits } from './rate-limit.queries.ts'

export const removeExpiredLimitsTask: Task = {
  name: 'limits.clean',
  cron: '17 * * * *',
  handle: ({ db }) => deleteExpiredLimits(db),
}
