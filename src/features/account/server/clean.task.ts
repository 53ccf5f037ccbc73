import { deleteOldSessions } from '#platform/server/auth/session.queries.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { removeOldLinks } from './first-admin.service.ts'
import { deleteOldRegistrations } from './registration.queries.ts'
import { removeOldTickets } from './ticket.service.ts'

/** Deletes unproven registrations, used tickets and sessions that ended long ago. */
export const cleanTask: Task = {
  name: 'account.clean',
  cron: '41 * * * *',
  async handle({ db }) {
    await deleteOldRegistrations(db)
    await removeOldTickets(db)
    await removeOldLinks(db)
    await deleteOldSessions(db)
  },
}
