import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { tidyMisses } from '../misses.queries.ts'
import { countTerms } from './documents.queries.ts'
import { refreshAll } from './documents.service.ts'

/** Brings in what nobody has searched for since it changed. */
export const refreshTask: Task = {
  name: 'search.refresh',
  cron: '* * * * *',
  handle: refreshAll,
}

/** At night: which words are common, which have gone, and what was looked for in vain. */
export const tidyTask: Task = {
  name: 'search.tidy',
  cron: '20 3 * * *',
  async handle({ pool, db }) {
    await inTransaction(pool, countTerms)
    await tidyMisses(db)
  },
}
