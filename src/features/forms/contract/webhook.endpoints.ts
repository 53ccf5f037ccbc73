import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

export const EVENTS = ['submission.sent', 'submission.changed', 'test'] as const
export const DELIVERY_STATES = ['waiting', 'arrived', 'failed'] as const
/** Why there was no answer; `cleared`: the answers had been deleted by then. */
export const REASONS = ['forbidden', 'unreachable', 'slow', 'cleared'] as const
export const ADDRESS_MAX = 500

const params = z.strictObject({ id: uuid })

const delivery = z.strictObject({
  id: uuid,
  event: z.enum(EVENTS),
  /** Of the submission; null for a test message. */
  number: z.nullable(z.int()),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  status: z.nullable(z.int()),
  reason: z.nullable(z.enum(REASONS)),
  nextAt: isoDateTime,
  createdAt: isoDateTime,
})
export type Delivery = z.output<typeof delivery>

const webhook = z.strictObject({
  address: z.nullable(z.string()),
  /** Signs every message, as in the Standard Webhooks. */
  secret: z.nullable(z.string()),
  deliveries: z.array(delivery),
})
export type Webhook = z.output<typeof webhook>

export const getWebhook = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}/webhook',
  summary: 'The webhook of a form, and its last 50 messages',
  params,
  response: webhook,
})

export const saveWebhook = endpoint({
  method: 'PUT',
  path: '/api/admin/forms/{id}/webhook',
  summary: 'Sets the address of a webhook, or ends it with null; `renew` gives it another key',
  params,
  body: z.strictObject({
    address: z.nullable(z.string().check(z.minLength(8), z.maxLength(ADDRESS_MAX))),
    renew: z.boolean(),
  }),
  response: webhook,
})

export const sendTestDelivery = endpoint({
  method: 'POST',
  path: '/api/admin/forms/{id}/webhook/test',
  summary: 'Sends a message without a submission, to see whether it arrives',
  params,
  status: 200,
  limit: { times: 20, seconds: 600 },
  response: webhook,
})

export const sendDelivery = endpoint({
  method: 'POST',
  path: '/api/admin/forms/{id}/webhook/deliveries/{delivery}/repetition',
  summary: 'Sends a message once more, under the same id',
  params: z.strictObject({ id: uuid, delivery: uuid }),
  status: 200,
  limit: { times: 120, seconds: 600 },
  response: webhook,
})
