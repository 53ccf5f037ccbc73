import type { Feature } from '#platform/server/feature.ts'
import { catalogues } from './compose/cv-language.ts'
import { routes } from './cvs.routes.ts'
import { eraseCvs, exportCvs, mergeCvs } from './data-rights.ts'
import { cvFacts } from './person-facts.ts'
import { cvSearch } from './search-kind.ts'

export { attachedCv } from './attached.service.ts'
export { findFirstCvSince, findLatestCv } from './cvs.queries.ts'
export { takeIntoCv } from './take-into-cv.service.ts'

export const cv: Feature = {
  name: 'cv',
  catalogues,
  routes,
  exporter: exportCvs,
  eraser: eraseCvs,
  merger: mergeCvs,
  personFacts: cvFacts,
  searchKinds: [cvSearch],
  seed: async (services) => (await import('./cv.seed.ts')).seedCvs(services),
  seedAfter: ['profiles'],
}
