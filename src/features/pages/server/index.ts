import { readText } from '#platform/contract/bilingual.ts'
import type { Feature } from '#platform/server/feature.ts'
import { reassignRows } from '#platform/server/merging.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { routes } from './pages.routes.ts'
import { forgetLinksTask, lookTask } from './outside-links/look.task.ts'
import { listPublic, findPublic } from './publications.queries.ts'
import { pageSearch } from './search-kind.ts'
import { pagePictures } from './pictures.service.ts'

const SITEMAP_MAX = 50_000

export { pagePictures }

/** Pages that staff build of blocks. */
export const pages: Feature = {
  name: 'pages',
  catalogues: { bhs, en },
  routes,
  tasks: [lookTask, forgetLinksTask],
  async sitemap({ db }) {
    const listed = await listPublic(db, { limit: SITEMAP_MAX })
    return listed.map(({ slug, liveAt }) => ({ path: `/page/${slug}`, lastModified: new Date(liveAt) }))
  },
  async shareTitle({ db }, name) {
    const [, slug] = /^stranica-(.+)$/.exec(name) ?? []
    const page = slug && (await findPublic(db, slug))
    if (!page || page.ended) return undefined
    const { title } = page.content.root.props
    return { bhs: readText(title, 'bhs').text, en: readText(title, 'en').text }
  },
  searchKinds: [pageSearch],
  auditActions: ['publish', 'withdraw'],
  merger: { 'page_publications.published_by': reassignRows },
  seed: async (services) => (await import('./seed/pages.seed.ts')).seedPages(services),
  seedAfter: ['account'],
}
