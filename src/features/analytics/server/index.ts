import type { Feature } from '#platform/server/feature.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { exportAnalytics } from './data-rights.ts'
import { demandTask } from './demand/demand.task.ts'

export { targetsPart } from './targets.part.ts'

export const analytics: Feature = {
  name: 'analytics',
  catalogues: { bhs, en },
  routes: analyticsRoutes,
  tasks: [demandTask],
  exporter: exportAnalytics,
}
