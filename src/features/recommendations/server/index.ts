import type { Feature } from '#platform/server/feature.ts'
import { eraseRecommendations, exportRecommendations } from './data-rights.ts'
import { routes } from './recommendations.routes.ts'
import { mountThread } from './thread-of.ts'

export { matchOrder, recommendedFor } from './recommend.service.ts'

export const recommendations: Feature = {
  name: 'recommendations',
  catalogues: { bhs: { errors: {} }, en: { errors: {} } },
  routes,
  mount: mountThread,
  exporter: exportRecommendations,
  eraser: eraseRecommendations,
}
