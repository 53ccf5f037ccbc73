import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { card } from './card.ts'
import { content } from './content.ts'
import { WARNINGS } from './warnings.ts'

const params = z.strictObject({ id: uuid })
export const REASON_MAX = 1000
export const QUEUES = ['review', 'published', 'closed'] as const

const waiting = z.strictObject({
  ...card.shape,
  /** The time since when it waits, or of its publication or closing. */
  since: isoDateTime,
  warnings: z.array(z.enum(WARNINGS)),
})

export const listReview = endpoint({
  method: 'GET',
  path: '/api/admin/opportunities',
  summary: 'What waits for a look, the oldest first; or what is published or closed. 25 at a time',
  query: z.strictObject({ queue: z.enum(QUEUES), after: z.optional(uuid) }),
  response: z.strictObject({
    opportunities: z.array(waiting),
    next: z.nullable(uuid),
    counts: z.strictObject({ review: z.int() }),
  }),
})

export const getReviewed = endpoint({
  method: 'GET',
  path: '/api/admin/opportunities/{id}',
  summary: 'One opportunity as staff judge it: its text and the checklist',
  params,
  response: z.strictObject({
    ...waiting.shape,
    version: z.string(),
    content,
    sourceUrl: z.nullable(z.string()),
  }),
})

export const decideReview = endpoint({
  method: 'POST',
  path: '/api/admin/opportunities/{id}/decision',
  summary:
    'Publishes what waits, or returns it with a reason that its editors get by mail; If-Match says what was read',
  params,
  body: z.strictObject({
    decision: z.enum(['approve', 'return']),
    reason: words(REASON_MAX),
  }),
})
