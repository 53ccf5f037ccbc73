import type { Task } from '#platform/server/queue/queue.ts'
import { deleteExpiredImports } from './cv-import.queries.ts'

/** Deletes proposals after a week, and replaced content after ten minutes. */
export const cleanTask: Task = {
  name: 'cv-import.clean',
  cron: '*/10 * * * *',
  handle: ({ db }) => deleteExpiredImports(db),
}
