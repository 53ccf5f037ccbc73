import type { Feature } from '#platform/server/feature.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { eraseReviews, exportReviews, mergeReviews } from './data-rights.ts'
import { routes } from './reviews.routes.ts'

/** Applications for grants, judged by people who do not see whose they are. */
export const reviews: Feature = {
  name: 'reviews',
  catalogues: { bhs, en },
  routes,
  exporter: exportReviews,
  eraser: eraseReviews,
  merger: mergeReviews,
}
