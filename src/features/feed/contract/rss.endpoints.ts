import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'

export const getFeedSettings = endpoint({
  method: 'GET',
  path: '/api/feed/settings',
  impersonation: 'reads',
  summary: 'Whether the member’s public posts may be followed in a reader of feeds, and where',
  response: z.strictObject({
    rss: z.boolean(),
    /** The address, where they have a published profile. */
    path: z.nullable(z.string()),
  }),
})

export const saveFeedSettings = endpoint({
  method: 'PUT',
  path: '/api/feed/settings',
  summary: 'Lets everybody follow the member’s public posts in a reader of feeds, or no longer',
  body: z.strictObject({ rss: z.boolean() }),
})
