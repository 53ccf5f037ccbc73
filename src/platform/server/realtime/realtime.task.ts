import type { Task } from '../queue/queue.ts'
import { deleteExpiredTickets } from './tickets.queries.ts'

export const removeExpiredTicketsTask: Task = {
  name: 'live.clean',
  cron: '*/15 * * * *',
  handle: ({ db }) => deleteExpiredTickets(db),
}
