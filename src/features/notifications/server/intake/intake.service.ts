import type { SQL } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { publishOnCommit } from '#platform/server/realtime/hub.ts'
import type { Services } from '#platform/server/services.ts'
import { CHANGED } from '../../contract/notifications.endpoints.ts'
import { insertBurst } from './burst.queries.ts'
import { insertNotifications } from './intake.queries.ts'

export const DELIVER_TASK = 'notifications.deliver'

export type Notify<Data extends object> = {
  services: Services
  kind: NotificationKind<Data>
  /** Recipients; the acting member is left out. */
  to: readonly string[]
  /** The id of its subject. */
  about: string
  /** The acting member, if the others may know. */
  by?: string | undefined
  /** A separate email about it is sent anyway, so this notification leaves without one. */
  isMailed?: boolean
  /** The data for the sentence; stored with the notification. */
  data: Data
}

/** Notifies members in the transaction of the cause: in the product, and by email and push as each has chosen. */
export async function notify<Data extends object>(tx: Db, notification: Notify<Data>): Promise<void> {
  const { services, kind, about, by, data, isMailed = false } = notification
  if (services.notificationKinds.get(kind.id) !== (kind as NotificationKind))
    throw new Error(`${kind.id} is not among the notifications of a feature`)
  const topic = services.notificationTopics.get(kind.topic)
  if (!topic) throw new Error(`${kind.topic} is not a topic of any feature`)
  // Sorted, so that two calls for the same people do not deadlock.
  const to = [...new Set(notification.to)].filter((id) => id !== by).sort()
  if (to.length === 0) return
  const incoming = { kind: kind as NotificationKind, topic, to, about, by, data, isMailed }
  const stored = await insertNotifications(tx, incoming)
  await publishOnCommit(tx, {
    topics: stored.filter(({ inApp }) => inApp).map(({ userId }) => `user:${userId}`),
    data: { topic: CHANGED },
  })
  const users = stored.filter(({ leaves }) => leaves).map(({ userId }) => userId)
  if (users.length === 0) return
  const wait = kind.waitSeconds?.push ?? 0
  await services.queue.send(
    tx,
    DELIVER_TASK,
    { users },
    // A second more than the wait, so that it is over by the database's clock.
    wait > 0 ? { startAfter: new Date(Date.now() + (wait + 1) * 1000) } : {},
  )
}

export const BURST_TASK = 'notifications.burst'

/**
 * Notifies very many members: one statement stores the recipients, and a task notifies them in pieces that leave time for
 * others.
 */
export async function notifyAll<Data extends object>(
  tx: Db,
  notification: Omit<Notify<Data>, 'to' | 'by'> & { /** A select of members' ids. */ members: SQL },
): Promise<void> {
  const { services, kind, about, data, members } = notification
  if (!services.notificationKinds.has(kind.id))
    throw new Error(`${kind.id} is not among the notifications of a feature`)
  const id = await insertBurst(tx, { kind: kind.id, about, data, members })
  await services.queue.send(tx, BURST_TASK, { id })
}
