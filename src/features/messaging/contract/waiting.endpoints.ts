import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'

export const getWaitingCount = endpoint({
  method: 'GET',
  path: '/api/messages/waiting',
  summary: 'Conversations with something unread, and requests without an answer',
  response: z.strictObject({ unread: z.int(), requests: z.int() }),
})
