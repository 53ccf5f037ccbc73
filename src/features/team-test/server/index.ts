import type { Feature } from '#platform/server/feature.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { exportTeamTest, mergeTeamTest } from './data-rights.ts'
import { teamTestPart } from './team-test.part.ts'
import { routes } from './team-test.routes.ts'
import { teamTestNotifications } from './teams/invitation.ts'

/** @public */
export { listSharedSummaries } from './teams/summaries.queries.ts'

/** How people like to contribute to a team, and the contributions of a team. */
export const teamTest: Feature = {
  name: 'teamTest',
  catalogues: { bhs, en },
  areas: [{ id: 'teamTest', calls: ['/api/team-test'], pages: ['/team-test'] }],
  routes,
  notifications: teamTestNotifications,
  dashboard: teamTestPart,
  exporter: exportTeamTest,
  merger: mergeTeamTest,
  seed: async (services) => (await import('./team-test.seed.ts')).seedTeamTest(services),
  seedAfter: ['account'],
}
