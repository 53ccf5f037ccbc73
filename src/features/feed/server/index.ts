import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { eraseFeed, exportFeed, mergeFeed } from './data-rights.ts'
import { routes } from './feed.routes.ts'
import { mountMemberFeeds, mountTagFeeds } from './feeds.routes.ts'
import { mountLinkedPictures } from './linked-pages/pictures.routes.ts'
import { forgetPagesTask, readPageTask } from './linked-pages/read-page.task.ts'
import { feedNotifications } from './notifications.ts'
import { listPublicAddresses, findPost } from './posts.queries.ts'
import { postSearch } from './search-kind.ts'
import { openingWords } from '../contract/post-text.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { feedFacts } from './person-facts.ts'
import { postKind } from './reportable.ts'
import { publishScheduledTask } from './scheduled/publish-scheduled.task.ts'
import { limitOfCall } from '#platform/server/limits/adjustable-limit.ts'
import { createPost as createPostEndpoint } from '../contract/feed.endpoints.ts'

export { feedQueries } from './measured.queries.ts'
export { postPictureUses } from './pictures.service.ts'
export { commentedPosts } from './commented-posts.ts'

/** The most addresses of posts in the sitemap. */
const SITEMAP_MAX = 5000

/** Modules that only commands need; a starting server does not load them. */
export const commands = { evaluation: () => import('./eval/evaluate.ts') }

/** The feed: posts of members for each other. */
export const feed: Feature = {
  name: 'feed',
  catalogues: { bhs, en },
  limits: [limitOfCall(createPostEndpoint, { id: 'posts', least: 2, most: 400 })],
  areas: [
    { id: 'feed', calls: ['/api/feed', '/api/public/feed', '/feed', '/tag'], pages: ['/feed', '/tag'] },
  ],
  routes,
  tasks: [readPageTask, forgetPagesTask, publishScheduledTask],
  mount(input) {
    mountLinkedPictures(input)
    mountTagFeeds(input)
    mountMemberFeeds(input)
  },
  async sitemap({ db }) {
    const addresses = await listPublicAddresses(db, SITEMAP_MAX)
    return addresses.map(({ id, changed }) => ({ path: `/feed/${id}`, lastModified: changed }))
  },
  async shareTitle({ db }, name) {
    const [, id] = /^objava-([\da-f-]{36})$/.exec(name) ?? []
    const post = id && uuid.safeParse(id).success && (await findPost(db, { id, reader: null }))
    if (!post) return undefined
    const opening = openingWords(post.body) || (post.event?.title ?? post.name)
    return { bhs: opening, en: opening, facts: { bhs: [post.name], en: [post.name] } }
  },
  searchKinds: [postSearch],
  reportable: [postKind],
  notifications: feedNotifications,
  personFacts: feedFacts,
  exporter: exportFeed,
  eraser: eraseFeed,
  merger: mergeFeed,
  seed: async (services) => (await import('./seed/feed.seed.ts')).seedFeed(services),
  seedAfter: ['account', 'network'],
}
