import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { deleteOldMisses } from '../misses.queries.ts'
import { countTerms } from './documents.queries.ts'
import { refreshAll } from './documents.service.ts'

/** Indexes changes that no search has indexed yet. */
export const refreshTask: Task = {
  name: 'search.refresh',
  cron: '* * * * *',
  handle: refreshAll,
}

/** At night: recounts words, deletes unused ones, and tidies searches without results. */
export const tidyTask: Task = {
  name: 'search.tidy',
  cron: '20 3 * * *',
  async handle({ pool, db }) {
    await inTransaction(pool, countTerms)
    await deleteOldMisses(db)
  },
}
