import type { Feature } from '#platform/server/feature.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { eraseProjects, exportProjects, mergeProjects } from './data-rights.ts'
import { projectKind } from './reported.ts'
import { projectsPart } from './projects.part.ts'
import { listCards } from './projects.service.ts'
import { routes } from './projects.routes.ts'
import { seedProjects } from './projects.seed.ts'

export { beginProject } from './begin.service.ts'

/** What teams do with money that boards of youth banks have given them. */
export const projects: Feature = {
  name: 'projects',
  catalogues: { bhs, en },
  routes,
  reportable: [projectKind],
  dashboard: projectsPart,
  async sitemap({ db }) {
    const cards = await listCards(db)
    return [{ path: '/projects' }, ...cards.map(({ slug }) => ({ path: `/projects/${slug}` }))]
  },
  exporter: exportProjects,
  eraser: eraseProjects,
  merger: mergeProjects,
  seed: seedProjects,
}
