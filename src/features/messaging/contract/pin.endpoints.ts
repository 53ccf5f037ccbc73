import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { message } from './message.ts'

export const listPins = endpoint({
  method: 'GET',
  path: '/api/conversations/{id}/pins',
  blocks: {
    none: 'What was written stays with both: in groups, messages of whom a block severs are left out of it.',
  },
  summary: 'Messages on top of a conversation, the one that was put there last first',
  params: z.strictObject({ id: uuid }),
  response: z.strictObject({ items: z.array(message) }),
})

export const saveMessagePin = endpoint({
  method: 'PUT',
  path: '/api/conversations/{id}/messages/{message}/pin',
  limit: { times: 60, seconds: 60 },
  blocks: 'refuses',
  summary: 'Puts a message on top of the conversation for everybody in it, or takes it away from there',
  params: z.strictObject({ id: uuid, message: uuid }),
  body: z.strictObject({ isPinned: z.boolean() }),
  response: message,
})
