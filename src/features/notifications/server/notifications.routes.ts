import { type Route, route } from '#platform/server/http/route.ts'
import {
  getUnread as getUnreadEndpoint,
  listNotifications,
  saveReadMarks,
  removeNotification,
} from '../contract/notifications.endpoints.ts'
import {
  getPreferences as getPreferencesEndpoint,
  endSubscriptionByToken,
  updatePreferences,
} from '../contract/preferences.endpoints.ts'
import { addPushSubscription, getPushKey, removePushSubscription } from '../contract/push.endpoints.ts'
import { listPage, read, remove, getUnread } from './list/list.service.ts'
import { updatePreferencesOf, getPreferences, type Words } from './preferences/preferences.service.ts'
import { endSubscription } from './preferences/unsubscribe.routes.ts'
import { deleteSubscription } from './push/push.queries.ts'
import { addSubscription } from './push/push.service.ts'
import { vapidOf } from './push/vapid.ts'

export function notificationRoutes(words: Words): readonly Route[] {
  return [
    route(listNotifications, 'member', ({ services, session, query, locale }) =>
      listPage({ services, session, query, locale, words: words.topic }),
    ),
    route(getUnreadEndpoint, 'member', getUnread),
    route(saveReadMarks, 'member', read),
    route(removeNotification, 'owner', async ({ services, session, params }) => {
      await remove({ services, session, id: params.id })
      return undefined
    }),
    route(getPreferencesEndpoint, 'member', ({ services, session, locale }) =>
      getPreferences({ services, session, locale, words }),
    ),
    route(updatePreferences, 'member', ({ services, session, locale, body, request }) =>
      updatePreferencesOf({ services, session, locale, words, body, headers: request.headers }),
    ),
    route(getPushKey, 'member', async ({ services }) => ({ key: vapidOf(services).publicKey })),
    route(addPushSubscription, 'member', async ({ services, session, body }) => {
      await addSubscription({ services, session, body })
      return undefined
    }),
    route(removePushSubscription, 'member', async ({ services, session, body }) => {
      await deleteSubscription(services.db, { userId: session.userId, endpoint: body.endpoint })
      return undefined
    }),
    route(endSubscriptionByToken, 'public', async ({ services, body, client, locale }) => {
      const { topic } = await endSubscription(services, { token: body.token, client: client.address })
      const isTopic = services.notificationTopics.has(topic)
      return { topic, title: isTopic ? words.topic(topic, locale, 'title') : null }
    }),
  ]
}
