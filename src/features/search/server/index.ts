import type { Feature, Registry } from '#platform/server/feature.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { LISTS } from '../contract/lists.ts'
import { everythingRoute, opportunitySearch } from './everything.routes.ts'
import { refreshTask, tidyTask } from './documents/documents.task.ts'
import type { MatchProvider } from './match-provider.ts'
import { searchNotifications } from './saved/tell-alert.ts'
import { alertsTask, instantTask } from './saved/alerts.task.ts'
import { eraseSaved, exportSaved, mergeSaved } from './saved/data-rights.ts'
import { seedMisses } from './misses.seed.ts'
import { seedSaved } from './saved/saved.seed.ts'
import { routesOver } from './search.routes.ts'
import { searchFacts } from './saved/person-facts.ts'
import { searchMails } from './mail-samples.ts'

export type { MatchProvider } from './match-provider.ts'
export { rebuildIndex } from './documents/documents.service.ts'

/** Modules that only the benchmark needs; a starting server does not load them. */
export const searchParts = () => import('./bench-parts.ts')

/**
 * The search over opportunities and, for members, over everything that features register; `match` orders opportunities for
 * a member, if provided.
 */
export function createSearchFeature({
  features,
  match,
}: {
  features: Registry
  match?: MatchProvider
}): Feature {
  return {
    name: 'search',
    catalogues: { bhs, en },
    mails: searchMails,
    routes: [...routesOver(match), everythingRoute(features)],
    searchKinds: [opportunitySearch],
    tasks: [refreshTask, tidyTask, alertsTask, instantTask],
    sitemap: async () => LISTS.map(({ path }) => ({ path })),
    exporter: exportSaved,
    eraser: eraseSaved,
    merger: mergeSaved,
    personFacts: searchFacts,
    notifications: searchNotifications,
    async seed(services) {
      await seedSaved(services)
      await seedMisses(services)
    },
    seedAfter: ['opportunities', 'calls'],
  }
}
