import type { Task } from '../queue/queue.ts'
import { removeExpiredSlots } from './limiter.queries.ts'

export const removeExpiredSlotsTask: Task = {
  name: 'limits.clean',
  cron: '17 * * * *',
  handle: ({ db }) => removeExpiredSlots(db),
}
