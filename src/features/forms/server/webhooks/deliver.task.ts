import { inTransaction } from '#platform/server/db/database.ts'
import { outcomeOf, postSigned } from '#platform/server/outside/signed-message.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { bodyOf, secretOf } from './webhook-message.ts'
import {
  claimWebhook,
  deleteOldDeliveries,
  type Due,
  listDueForms,
  releaseWebhook,
  findDue,
  updatePause,
  updateTried,
} from './webhooks.queries.ts'

export const DELIVER = 'forms.deliver'
/** How long one form is served before the others have their turn. */
const TURN_MS = 2000
const CLAIM_SECONDS = 60
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

/** Answers that were deleted are never sent. */
const CLEARED = { state: 'failed', status: null, reason: 'cleared', waitSeconds: 0, isDown: false } as const

type Input = { form: string; due: Due; address: string; salt: string }

/** Sends one message; returns whether its receiver is down. */
async function deliver(services: Services, { form, due, address, salt }: Input): Promise<boolean> {
  const body = await bodyOf(services.db, form, due)
  const outcome =
    body === undefined
      ? CLEARED
      : outcomeOf(
          await postSigned(services, {
            address,
            id: due.id,
            secret: secretOf(services, form, salt),
            body,
          }),
          due,
        )
  const { isDown, ...tried } = outcome
  await inTransaction(services.pool, async (tx) => {
    await updateTried(tx, { id: due.id, ...tried })
    await updatePause(tx, form, isDown)
  })
  return isDown
}
