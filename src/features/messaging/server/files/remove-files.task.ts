import type { Task } from '#platform/server/queue/queue.ts'
import { deleteUnsent } from './files.queries.ts'

const UNSENT_HOURS = 24

/** Deletes uploads without a message: their device sends them again, or has given up. */
export const removeFilesTask: Task = {
  name: 'messaging.remove-files',
  cron: '*/10 * * * *',
  concurrency: 1,
  async handle({ db }) {
    await deleteUnsent(db, UNSENT_HOURS)
  },
}
