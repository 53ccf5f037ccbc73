import { randomBytes } from 'node:crypto'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readAddress } from '#platform/server/outside/outside-address.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import type { Webhook } from '../../contract/webhook.endpoints.ts'
import { recordForm } from '../audit.ts'
import { type CallOfOne, orNotFound } from '../editing.service.ts'
import { findForm } from '../forms.queries.ts'
import { DELIVER } from './deliver.task.ts'
import { secretOf } from './webhook-message.ts'
import {
  deleteWebhook,
  insertDelivery,
  listDeliveries,
  type NewDelivery,
  updateDeliveryDue,
  findWebhook,
  saveWebhookRow,
} from './webhooks.queries.ts'

const SALT = 16

export async function getWebhook(services: Services, form: string): Promise<Webhook> {
  await orNotFound(findForm(services.db, form))
  const webhook = await findWebhook(services.db, form)
  if (!webhook) return { address: null, secret: null, deliveries: [] }
  const { address, salt } = webhook
  const secret = secretOf(services, form, salt)
  return { address, secret, deliveries: await listDeliveries(services.db, form) }
}

/** Saves a public https address; each message checks again where it leads. */
export async function saveWebhook(
  { services, session, id }: CallOfOne,
  { address, renew }: { address: string | null; renew: boolean },
): Promise<Webhook> {
  const { testFeedHosts: reach } = services.config
  const url = address === null ? undefined : readAddress(address, { reach })
  const isSafe = url && (url.protocol === 'https:' || reach.includes(url.host))
  if (address !== null && !isSafe)
    throw new Problem(problems.webhookAddress, { fields: { address: 'https' } })
  const form = await orNotFound(findForm(services.db, id))
  await inTransaction(services.pool, async (tx) => {
    if (url) await saveWebhookRow(tx, { form: id, address: url.href, salt: randomBytes(SALT), renew })
    else await deleteWebhook(tx, id)
    await recordForm(tx, {
      services,
      session,
      form,
      action: 'webhook',
      // The path may hold a key of the other system.
      after: { host: url?.host ?? '' },
    })
  })
  return getWebhook(services, id)
}

export async function sendTestDelivery({ services, id }: CallOfOne): Promise<Webhook> {
  await inTransaction(services.pool, async (tx) => {
    if (!(await queueDelivery(tx, services, { form: id, submission: null, event: 'test' })))
      throw new Problem(platform.notFound)
  })
  return getWebhook(services, id)
}

export async function sendDelivery({
  services,
  id,
  delivery,
}: CallOfOne & { delivery: string }): Promise<Webhook> {
  await inTransaction(services.pool, async (tx) => {
    if (!(await updateDeliveryDue(tx, { form: id, id: delivery }))) throw new Problem(platform.notFound)
    await services.queue.send(tx, DELIVER, { form: id })
  })
  return getWebhook(services, id)
}

/** Queues a message in the transaction that causes it; returns whether the form has a webhook. */
export async function queueDelivery(
  tx: Db,
  { queue }: Pick<Services, 'queue'>,
  delivery: NewDelivery,
): Promise<boolean> {
  const hasOne = await insertDelivery(tx, delivery)
  if (hasOne) await queue.send(tx, DELIVER, { form: delivery.form })
  return hasOne
}
