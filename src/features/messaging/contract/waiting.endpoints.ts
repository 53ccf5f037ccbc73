import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'

export const getWaitingCount = endpoint({
  method: 'GET',
  path: '/api/messages/waiting',
  summary: 'Conversations with something unread, and requests without an answer',
  response: z.strictObject({
    unread: z.int(),
    requests: z.int(),
    /** The member shows when they are here, so the page says it. */
    showsActivity: z.boolean(),
  }),
})

export const saveActivity = endpoint({
  method: 'POST',
  path: '/api/messages/activity',
  limit: { times: 60, seconds: 600 },
  summary: 'Notes that the member is here, if they chose to show it; at most once in five minutes',
})
