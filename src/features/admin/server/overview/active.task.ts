import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { saveActiveWeek } from './people.queries.ts'

/** Counts active members while the week lasts, because a member's next visit overwrites the last. */
export const activeTask: Task = {
  name: 'admin.count-active',
  cron: '*/10 * * * *',
  handle: ({ pool }) => inTransaction(pool, saveActiveWeek),
}
