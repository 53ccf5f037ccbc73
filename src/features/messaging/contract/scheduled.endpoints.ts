import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { BODY_MAX } from './limits.ts'

const params = z.strictObject({ id: uuid })
const one = z.strictObject({ id: uuid, message: uuid })

export const scheduledMessage = z.strictObject({
  /** The id of the message that it becomes. */
  id: uuid,
  body: z.string(),
  sendAt: isoDateTime,
  /** Rejected when its time came: it waits until its author changes or cancels it. */
  isRefused: z.boolean(),
})
export type ScheduledMessage = z.output<typeof scheduledMessage>

export const listScheduled = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/scheduled',
  summary: "The member's own messages in a conversation that go out later, the next first",
  params,
  response: z.strictObject({ items: z.array(scheduledMessage) }),
})

export const saveScheduledMessage = endpoint({
  method: 'PUT',
  path: '/api/conversations/{id}/scheduled/{message}',
  blocks: 'refuses',
  summary: 'Schedules a message, or changes one that is scheduled',
  params: one,
  body: z.strictObject({ body: words(BODY_MAX), sendAt: isoDateTime }),
  response: scheduledMessage,
})

export const cancelScheduled = endpoint({
  method: 'DELETE',
  path: '/api/conversations/{id}/scheduled/{message}',
  summary: 'Cancels a message that is scheduled',
  params: one,
})
