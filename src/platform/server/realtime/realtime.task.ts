import type { Task } from '../queue/queue.ts'
import { removeExpiredTickets } from './tickets.queries.ts'

export const removeExpiredTicketsTask: Task = {
  name: 'live.clean',
  cron: '*/15 * * * *',
  handle: ({ db }) => removeExpiredTickets(db),
}
