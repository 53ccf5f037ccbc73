import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { card } from './card.ts'
import { content } from './content.ts'
import { REPORT_REASONS } from './member.endpoints.ts'
import { WARNINGS } from './warnings.ts'

const params = z.strictObject({ id: uuid })
export const REASON_MAX = 1000
export const QUEUES = ['review', 'reported', 'published', 'closed'] as const

const report = z.strictObject({
  id: uuid,
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  at: isoDateTime,
})

const waiting = z.strictObject({
  ...card.shape,
  /** Since when it waits, or when it was published or closed. */
  since: isoDateTime,
  warnings: z.array(z.enum(WARNINGS)),
  reports: z.int(),
})
export type Waiting = z.output<typeof waiting>

export const listReview = endpoint({
  method: 'GET',
  path: '/api/admin/opportunities',
  summary:
    'What waits for a look, the oldest first; or what was reported, is published or closed. 25 at a time',
  query: z.strictObject({ queue: z.enum(QUEUES), after: z.optional(uuid) }),
  response: z.strictObject({
    opportunities: z.array(waiting),
    next: z.nullable(uuid),
    counts: z.strictObject({ review: z.int(), reported: z.int() }),
  }),
})

export const getReviewed = endpoint({
  method: 'GET',
  path: '/api/admin/opportunities/{id}',
  summary: 'One opportunity as staff judge it: its text, the checklist and its reports',
  params,
  response: z.strictObject({
    ...waiting.shape,
    version: z.string(),
    content,
    sourceUrl: z.nullable(z.string()),
    openReports: z.array(report),
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

export const settleReports = endpoint({
  method: 'POST',
  path: '/api/admin/opportunities/{id}/reports',
  summary: 'Settles the open reports: what was reported stays, or is closed with a reason for its editors',
  params,
  body: z.strictObject({ outcome: z.enum(['kept', 'closed']), reason: words(REASON_MAX) }),
})
