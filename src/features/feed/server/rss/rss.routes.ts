import { type Route, route } from '#platform/server/http/route.ts'
import { getFeedSettings, saveFeedSettings } from '../../contract/rss.endpoints.ts'
import { saveRss } from './rss.queries.ts'
import { feedSettings } from './rss.service.ts'

export const rssRoutes: readonly Route[] = [
  route(getFeedSettings, 'member', ({ services: { db }, session: { userId } }) => feedSettings(db, userId)),
  route(saveFeedSettings, 'member', async ({ services: { db }, session: { userId }, body }) => {
    await saveRss(db, { userId, rss: body.rss })
    return undefined
  }),
]
