import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { prepareTask } from './prepare/prepare.task.ts'
import { statisticsRoutes } from './statistics.routes.ts'

/** Reports about the whole product for staff, prepared once a day. */
export const statistics: Feature = {
  name: 'statistics',
  catalogues: { bhs, en },
  routes: statisticsRoutes,
  tasks: [prepareTask],
  seed: async (services) => (await import('./statistics.seed.ts')).seedStatistics(services),
  seedAfter: ['account'],
}
