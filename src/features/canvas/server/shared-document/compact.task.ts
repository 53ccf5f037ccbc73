import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { saveSnapshot } from './updates.queries.ts'

/** Merges many small updates of a shared document into one. */
export const compactTask: Task<{ id: string }> = {
  name: 'canvas.compact',
  concurrency: 1,
  handle: ({ pool }, { id }) => inTransaction(pool, (tx) => saveSnapshot(tx, id)),
}
