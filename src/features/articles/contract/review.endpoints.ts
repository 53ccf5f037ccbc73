import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { content } from './content.ts'
import { STATES } from './editing.endpoints.ts'

const params = z.strictObject({ id: uuid })
export const REASON_MAX = 1000
export const QUEUES = ['waiting', 'returned', 'published'] as const

const reviewed = z.strictObject({
  id: uuid,
  slug: z.string(),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  state: z.enum(STATES),
  author: z.nullable(z.strictObject({ id: uuid, name: z.string(), trusted: z.boolean() })),
  /** Since when it waits, or when it was returned or published. */
  since: isoDateTime,
})
export type ReviewedRow = z.output<typeof reviewed>

export const listReviewedArticles = endpoint({
  method: 'GET',
  path: '/api/admin/articles',
  summary:
    'Articles that wait for staff or were returned to their authors, the oldest first; or the published ones, the newest first. 25 at a time',
  query: z.strictObject({ queue: z.enum(QUEUES), after: z.optional(cursor) }),
  response: z.strictObject({ articles: z.array(reviewed), next: z.nullable(cursor) }),
})

export const getReviewedArticle = endpoint({
  method: 'GET',
  path: '/api/admin/articles/{id}',
  summary: 'One article as staff judge it',
  params,
  response: z.strictObject({ ...reviewed.shape, version: z.string(), content }),
})

export const decideArticle = endpoint({
  method: 'POST',
  path: '/api/admin/articles/{id}/decision',
  summary:
    'Publishes what waits, now or at a moment, or returns it with a reason; If-Match says what was read',
  params,
  body: z.strictObject({
    decision: z.enum(['publish', 'return']),
    reason: words(REASON_MAX),
    at: z.nullable(isoDateTime),
  }),
})

export const updateAuthorTrust = endpoint({
  method: 'PUT',
  path: '/api/admin/article-authors/{id}',
  summary: 'Says whether this member publishes without being read first',
  params,
  body: z.strictObject({ trusted: z.boolean() }),
})
