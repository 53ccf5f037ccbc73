import type { Task } from '#platform/server/queue/queue.ts'
import { removeExpired } from './cv-import.queries.ts'

/** Proposals live for a week, what was there before for ten minutes. */
export const cleanTask: Task = {
  name: 'cv-import.clean',
  cron: '*/10 * * * *',
  handle: ({ db }) => removeExpired(db),
}
