import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'

export const EXPORT_TYPE = 'application/xml'
export const EXPORT_MAX = 12 * 1024 * 1024

export const importWordpress = endpoint({
  method: 'POST',
  path: '/api/articles/imports',
  summary:
    'Takes the posts of a WordPress export as drafts; pictures are fetched behind, and of staff the old addresses lead here',
  upload: { types: [EXPORT_TYPE], limit: EXPORT_MAX },
  limit: { times: 10, seconds: 86_400 },
  response: z.strictObject({
    /** Drafts that were made. */
    articles: z.int(),
    /** Pictures that are being fetched. */
    pictures: z.int(),
    /** Posts that are here already, are empty, too long or too many. */
    skipped: z.int(),
  }),
})

export const exportWordpress = endpoint({
  method: 'GET',
  path: '/api/articles/{id}/wordpress-export',
  summary:
    'An article as a WordPress export: each language is a post, both are translations of each other, pictures by their public address',
  params: z.strictObject({ id: uuid }),
  limit: { times: 60, seconds: 3600 },
  status: 200,
})
