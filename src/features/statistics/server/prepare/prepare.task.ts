import type { Task } from '#platform/server/queue/queue.ts'
import { prepareReports } from './prepare.service.ts'

/**
 * Prepares the reports soon after midnight: it looks every hour, so that a server that was down at night does it in the
 * morning. Towards the end of each hour, so that the last run of a month sees nearly all of it.
 */
export const prepareTask: Task<{ anew?: boolean }> = {
  name: 'statistics.prepare',
  cron: '50 * * * *',
  retryLimit: 3,
  concurrency: 1,
  handle: (services, { anew = false }) => prepareReports(services, { anew }),
}
