import { createHash } from 'node:crypto'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { scriptedLang } from '#platform/contract/locale.ts'
import { writerFor } from '#platform/server/i18n/script.ts'
import { problems } from '../../contract/problems.ts'
import type { addPushSubscription, PushMessage } from '../../contract/push.endpoints.ts'
import { DELIVER_TASK } from '../intake/intake.service.ts'
import { kindOf, tellingOf } from '../words.ts'
import { PUSH_TASK } from './push-task-name.ts'
import {
  deleteSubscription,
  findPushed,
  listSubscriptions,
  updatePushArrived,
  updatePushLost,
  type Pushed,
  saveSubscription,
} from './push.queries.ts'
import { pushAddress, sendPush } from './send-push.ts'
import { vapidOf } from './vapid.ts'

const CHANGES_AN_HOUR = 60
const BODY_MAX = 300

type Call = { services: Services; session: Session }

export async function addSubscription({
  services,
  session,
  body,
}: Call & { body: BodyOf<typeof addPushSubscription> }): Promise<void> {
  await limitOrThrow(services.db, {
    key: `notifications:push:${session.userId}`,
    limit: CHANGES_AN_HOUR,
    windowSeconds: 3600,
  })
  const { endpoint, keys } = body
  if (!pushAddress(endpoint, services.config.testFeedHosts)) throw new Problem(problems.deviceRefused)
  await saveSubscription(services.db, {
    userId: session.userId,
    sessionId: session.id,
    subscription: { endpoint, publicKey: keys.p256dh, authSecret: keys.auth },
  })
}

/** Pushes one notification to each browser of its member; if no browser takes it, retries for a few minutes. */
export const pushTask: Task<{ id?: string }> = {
  name: PUSH_TASK,
  retryLimit: 3,
  async handle(services, { id = '' }) {
    const pushed = await findPushed(services.db, id)
    const message = pushed && (await messageOf(services, pushed))
    if (!pushed || !message) return
    const { userId, kind, data } = pushed
    const subscriptions = await listSubscriptions(services.db, userId)
    const urgency = kindOf(services, kind)?.isUrgent?.(data) ? 'high' : 'normal'
    const vapid = vapidOf(services)
    const outcomes = await Promise.all(
      subscriptions.map(async (subscription) => {
        const reach = services.config.testFeedHosts
        const outcome = await sendPush({ subscription, message, urgency, vapid, reach })
        if (outcome === 'gone')
          await deleteSubscription(services.db, { userId, endpoint: subscription.endpoint })
        return outcome
      }),
    )
    if (outcomes.includes('arrived')) return updatePushArrived(services.db, id)
    // An email can follow without a retry; without one, push is the only way.
    if (outcomes.includes('failed') && pushed.mailMode === 'off') throw new Error('no push service answered')
    await updatePushLost(services.db, id)
    await services.queue.send(services.db, DELIVER_TASK, { users: [userId] })
  },
}

async function messageOf(services: Services, pushed: Pushed): Promise<PushMessage | undefined> {
  const { language, groupKey } = pushed
  const notificationLine = kindOf(services, pushed.kind)?.tell(tellingOf(services, pushed, language))
  if (!notificationLine) return undefined
  const write = writerFor(language, await services.scriptOf(services.db, pushed.email))
  const inScript = (text: string) => write?.(text) ?? text
  return {
    title: inScript(notificationLine.lead ?? services.config.productName),
    body: inScript(notificationLine.text).slice(0, BODY_MAX).toWellFormed(),
    path: notificationLine.path,
    // Replaces an earlier push of its group, in transit and on screen; the hash tells the push service nothing.
    tag: createHash('sha256').update(`${pushed.userId}:${groupKey}`).digest('base64url').slice(0, 32),
    lang: scriptedLang(language, write !== undefined),
  }
}
