import type { Feature } from '#platform/server/feature.ts'
import { eraseRecommendations, exportRecommendations, mergeRecommendations } from './data-rights.ts'
import { routes } from './recommendations.routes.ts'
import { mountRanking } from './ranking-of.ts'

export { getTogether } from './people/together.service.ts'
export { withTimeout } from './with-timeout.ts'
export { peopleWithTimeout } from './people.service.ts'
export { abilitiesOf, matchOrder, recommendedWithTimeout } from './recommend.service.ts'

/** Modules that only commands and measurements need; a starting server does not load them. */
export const commands = {
  evaluation: () => import('./eval/evaluate.ts'),
  bench: () => import('./eval/bench-parts.ts'),
}

export const recommendations: Feature = {
  name: 'recommendations',
  catalogues: { bhs: { errors: {} }, en: { errors: {} } },
  routes,
  mount: mountRanking,
  sitemap: async () => [{ path: '/how-we-recommend' }],
  exporter: exportRecommendations,
  eraser: eraseRecommendations,
  merger: mergeRecommendations,
}
