import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { routes } from './articles.routes.ts'
import { articlesConsole } from './console.part.ts'
import { eraseArticles, exportArticles, mergeArticles } from './data-rights.ts'
import { mountFeeds } from './feeds.routes.ts'
import { articleNotifications } from './notifications.ts'
import { listAddresses } from './public.queries.ts'
import { articlePictures } from './pictures.service.ts'
import { articleKind } from './reportable.ts'
import { articleSearch } from './search-kind.ts'
import { sharedArticle } from './shared-article.ts'
import { movedTo } from './redirects/redirects.service.ts'
import { fetchPicturesTask } from './wordpress/fetch-pictures.task.ts'
import { articleMails } from './mail-samples.ts'

export { articlePictures }
export { articleQueries } from './measured.queries.ts'
export { commentedArticles } from './commented-articles.ts'
export { draftThreads } from './talk/draft-threads.ts'

/** Articles: members write them, and staff publish them. */
export const articles: Feature = {
  name: 'articles',
  catalogues: { bhs, en },
  mails: articleMails,
  areas: [
    {
      id: 'articles',
      calls: [
        '/api/articles',
        '/api/goal-articles',
        '/api/public/articles',
        '/api/public/article-tags',
        '/articles',
      ],
      pages: ['/articles', '/article', '/recommended/articles'],
    },
  ],
  routes,
  tasks: [fetchPicturesTask],
  mount: mountFeeds,
  async sitemap({ db }) {
    const addresses = await listAddresses(db)
    return addresses.map(({ slug, changed }) => ({ path: `/articles/${slug}`, lastModified: changed }))
  },
  async shareTitle(services, name) {
    const [, slug] = /^clanak-(.+)$/.exec(name) ?? []
    return slug === undefined ? undefined : sharedArticle(services, slug)
  },
  movedPage: ({ db }, path) => movedTo(db, path),
  searchKinds: [articleSearch],
  console: articlesConsole,
  auditActions: ['publish', 'return', 'trust', 'redirect', 'unredirect'],
  reportable: [articleKind],
  notifications: articleNotifications,
  exporter: exportArticles,
  eraser: eraseArticles,
  merger: mergeArticles,
  seed: async (services) => (await import('./seed/articles.seed.ts')).seedArticles(services),
  seedAfter: ['account'],
}
