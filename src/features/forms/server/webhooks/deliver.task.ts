import { inTransaction } from '#platform/server/db/database.ts'
import { agentOf } from '#platform/server/outside/agent-of.ts'
import { readAddress } from '#platform/server/outside/outside-address.ts'
import { type Posted, postOutside } from '#platform/server/outside/post-outside.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { bodyOf, secretOf, signedHeaders } from './webhook-message.ts'
import {
  claimWebhook,
  deleteOldDeliveries,
  type Due,
  listDueForms,
  type Reason,
  releaseWebhook,
  findDue,
  updatePause,
  updateTried,
} from './webhooks.queries.ts'

export const DELIVER = 'forms.deliver'
/** A receiver that takes longer is tried again later. */
const TIME_MS = 15_000
/** How long one form is served before the others have their turn. */
const TURN_MS = 2000
const CLAIM_SECONDS = 60
const TRIES_MAX = 12
const GIVE_UP_DAYS = 3
const LOG_DAYS = 30

/**
 * Sends the due messages of one form, one after the other. Forms are served side by side and apart, so that a slow receiver
 * delays only its own.
 */
export const deliverTask: Task<{ form: string }> = {
  name: DELIVER,
  concurrency: 8,
  isApart: true,
  async handle(services, { form }) {
    const { db } = services
    const webhook = await claimWebhook(db, form, CLAIM_SECONDS)
    // Another task sends them, or the receiver has a pause; `deliverDueTask` looks again every minute.
    if (!webhook) return
    const until = performance.now() + TURN_MS
    let isDown = false
    let due = await findDue(db, { form, days: GIVE_UP_DAYS })
    while (due && !isDown && performance.now() < until) {
      isDown = await deliver(services, { form, due, ...webhook })
      due = await findDue(db, { form, days: GIVE_UP_DAYS })
    }
    await releaseWebhook(db, form)
    // A message that arrived meanwhile found this form claimed and sent nothing.
    if (!isDown && (await findDue(db, { form, days: GIVE_UP_DAYS })))
      await services.queue.send(db, DELIVER, { form })
  },
}

/** Finds due messages that no task is sending, such as after a pause or a crash. */
export const deliverDueTask: Task = {
  name: 'forms.deliver-due',
  cron: '* * * * *',
  concurrency: 1,
  async handle({ db, queue }) {
    await deleteOldDeliveries(db, LOG_DAYS)
    for (const form of await listDueForms(db)) await queue.send(db, DELIVER, { form })
  },
}

type Input = { form: string; due: Due; address: string; salt: string }

/** Sends one message; returns whether its receiver is down. */
async function deliver(services: Services, { form, due, address, salt }: Input): Promise<boolean> {
  const { config, pool } = services
  const body = await bodyOf(services.db, form, due)
  const url = readAddress(address, { reach: config.testFeedHosts })
  const answer: Posted | { reason: Reason } =
    body === undefined
      ? { reason: 'cleared' }
      : url === undefined
        ? { reason: 'forbidden' }
        : await postOutside({
            url,
            body,
            timeMs: TIME_MS,
            reach: config.testFeedHosts,
            headers: {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
              'user-agent': agentOf(config),
              ...signedHeaders({ id: due.id, secret: secretOf(services, form, salt), body, now: new Date() }),
            },
          })
  const status = 'status' in answer ? answer.status : null
  const reason = 'reason' in answer ? answer.reason : null
  const hasArrived = status !== null && status >= 200 && status < 300
  const isOver = hasArrived || reason === 'cleared' || due.isOld || due.attempts + 1 >= TRIES_MAX
  const isDown = status === 429 || (status ?? 0) >= 500 || (reason !== null && reason !== 'cleared')
  await inTransaction(pool, async (tx) => {
    await updateTried(tx, {
      id: due.id,
      state: hasArrived ? 'arrived' : isOver ? 'failed' : 'waiting',
      status,
      reason,
      waitSeconds: Math.min(6 * 3600, 30 * 2 ** due.attempts),
    })
    await updatePause(tx, form, isDown)
  })
  return isDown
}
