import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { eraseFeed, exportFeed, mergeFeed } from './data-rights.ts'
import { routes } from './feed.routes.ts'
import { feedNotifications } from './notifications.ts'
import { feedFacts } from './person-facts.ts'
import { postKind } from './reportable.ts'
import { seedFeed } from './seed/feed.seed.ts'

export { postPictureUses } from './pictures.service.ts'
export { commentedPosts } from './commented-posts.ts'

/** What members write for each other, and who reads it. */
export const feed: Feature = {
  name: 'feed',
  catalogues: { bhs, en },
  routes,
  reportable: [postKind],
  notifications: feedNotifications,
  personFacts: feedFacts,
  exporter: exportFeed,
  eraser: eraseFeed,
  merger: mergeFeed,
  seed: seedFeed,
  seedAfter: ['account', 'network'],
}
