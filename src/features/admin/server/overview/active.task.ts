import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { recordActive } from './people.queries.ts'

/** Whoever was here is known only until they come again, so they are counted while the week lasts. */
export const activeTask: Task = {
  name: 'admin.count-active',
  cron: '*/10 * * * *',
  handle: ({ pool }) => inTransaction(pool, recordActive),
}
