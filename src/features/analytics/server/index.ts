import type { Feature } from '#platform/server/feature.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { exportAnalytics, mergeAnalytics } from './data-rights.ts'
import { demandTask } from './demand/demand.task.ts'
import { targetsPart } from './targets.part.ts'
import { DEMO_TASK, demoTask } from './demo/demo.task.ts'

export { inferredSkills } from './inferred.service.ts'
export { hasTargets } from './targets/targets.queries.ts'
export { goalsOf } from './goals.service.ts'
export { updateSkillInAnalytics } from './merged-skill.queries.ts'
export { listCoverageBefore } from './targets/targets.queries.ts'
export { listOwnTargets } from './targets/targets.service.ts'

const DEMO_AFTER_MS = 5000

export const analytics: Feature = {
  name: 'analytics',
  catalogues: { bhs, en },
  routes: analyticsRoutes,
  tasks: [demandTask, demoTask],
  exporter: exportAnalytics,
  merger: mergeAnalytics,
  dashboard: targetsPart,
  // The vocabulary arrives after the first visitors, and targets after the vocabulary.
  seed: ({ db, queue }) =>
    queue.send(db, DEMO_TASK, {}, { startAfter: new Date(Date.now() + DEMO_AFTER_MS) }),
  seedAfter: ['account'],
}
