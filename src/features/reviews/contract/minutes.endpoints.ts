import * as z from 'zod/mini'
import { callSlug } from '#features/calls/contract/calls.endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** Ids of those present, separated by commas; without it the whole board. */
const present = z.string().check(z.maxLength(2000), z.regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36})*$/))

export const getMinutes = endpoint({
  method: 'GET',
  path: '/api/reviews/calls/{slug}/minutes',
  limit: { times: 60, seconds: 60 },
  blocks: { none: 'members of one board decide together, whoever they are to each other' },
  summary: 'The minutes of the meeting that decided about a call, as a tagged PDF for two to sign',
  params: z.strictObject({ slug: callSlug }),
  query: z.strictObject({ present: z.optional(present) }),
  status: 200,
})
