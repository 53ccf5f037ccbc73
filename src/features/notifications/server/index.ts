import type { Feature, Registry } from '#platform/server/feature.ts'
import { exportNotifications, mergeNotificationRules } from './data-rights.ts'
import { deliveryTasks } from './delivery/deliver.task.ts'
import { digestSamples } from './delivery/sample.ts'
import { burstTask } from './intake/burst.task.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { mountUnsubscribe } from './preferences/unsubscribe.routes.ts'
import { pushTask } from './push/push.service.ts'
import { catalogues, kindWords, topicWords } from './words.ts'

export { composeSample } from './delivery/sample.ts'
export { listNewsSince } from './list/news.service.ts'
export { listMembersWhoChose } from './preferences/preferences.queries.ts'
export { seedNotification } from './intake/lay.ts'
export { notify, notifyAll } from './intake/intake.service.ts'
export { settleNotification, withdrawNotification } from './intake/settled.ts'

/** Notifications in the product, by email and by push; every feature registers its own kinds. */
export function createNotificationsFeature({ features }: { features: Registry }): Feature {
  const words = topicWords(features)
  return {
    name: 'notifications',
    catalogues,
    mails: digestSamples(features, words),
    routes: notificationRoutes({ topic: words, kind: kindWords(features) }),
    tasks: [...deliveryTasks(words), pushTask, burstTask],
    mount: mountUnsubscribe(words),
    exporter: exportNotifications,
    merger: mergeNotificationRules,
  }
}
