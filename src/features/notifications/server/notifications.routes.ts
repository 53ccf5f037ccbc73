import { type Route, route } from '#platform/server/http/route.ts'
import {
  getUnread,
  listNotifications,
  readNotifications,
  removeNotification,
} from '../contract/notifications.endpoints.ts'
import { getPreferences, unsubscribeByToken, updatePreferences } from '../contract/preferences.endpoints.ts'
import { listPage, read, remove, unreadOf } from './list/list.service.ts'
import { changePreferences, preferencesOf } from './preferences/preferences.service.ts'
import { unsubscribeFrom } from './preferences/unsubscribe.routes.ts'
import type { TopicWords } from './words.ts'

export function notificationRoutes(words: TopicWords): readonly Route[] {
  return [
    route(listNotifications, 'member', ({ services, session, query, locale }) =>
      listPage({ services, session, query, locale, words }),
    ),
    route(getUnread, 'member', unreadOf),
    route(readNotifications, 'member', read),
    route(removeNotification, 'owner', async ({ services, session, params }) => {
      await remove({ services, session, id: params.id })
      return undefined
    }),
    route(getPreferences, 'member', ({ services, session, locale }) =>
      preferencesOf({ services, session, locale, words }),
    ),
    route(updatePreferences, 'member', ({ services, session, locale, body, request }) =>
      changePreferences({ services, session, locale, words, body, headers: request.headers }),
    ),
    route(unsubscribeByToken, 'public', async ({ services, body, client, locale }) => {
      const { topic } = await unsubscribeFrom(services, { token: body.token, client: client.address })
      const isTopic = services.notificationTopics.has(topic)
      return { topic, title: isTopic ? words(topic, locale, 'title') : null }
    }),
  ]
}
