import * as z from 'zod/mini'
import { memberCard } from '#features/profiles/contract/member-card.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

export const QUERY_MAX = 100

/** A person of the network; without an address where the member may not see their profile. */
export const networkPerson = z.strictObject({ ...memberCard.shape, slug: z.nullable(z.string()) })
export type NetworkPerson = z.output<typeof networkPerson>

const after = z.optional(uuid)

export const getNetwork = endpoint({
  method: 'GET',
  path: '/api/network',
  impersonation: 'reads',
  summary: 'How many the member is connected with and follows, and how many requests wait on either side',
  response: z.strictObject({
    connections: z.int(),
    received: z.int(),
    sent: z.int(),
    following: z.int(),
  }),
})

const connection = z.strictObject({ person: networkPerson, since: isoDateTime })
export type Connection = z.output<typeof connection>

export const listConnections = endpoint({
  method: 'GET',
  path: '/api/network/connections',
  impersonation: 'reads',
  summary: 'Whom the member is connected with, newest first, or those whose name has these words',
  query: z.strictObject({ query: z.optional(words(QUERY_MAX)), after }),
  blocks: 'hides',
  response: z.strictObject({ connections: z.array(connection), next: z.nullable(uuid) }),
})

const mutual = z.strictObject({ count: z.int(), names: z.array(z.string()) })
const request = z.strictObject({
  id: uuid,
  person: networkPerson,
  note: z.string(),
  at: isoDateTime,
  mutual,
})
export type ConnectionRequest = z.output<typeof request>

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/network/requests',
  impersonation: 'reads',
  summary: 'Requests that wait for the member’s answer, or that the member has sent, newest first',
  query: z.strictObject({ side: z.enum(['received', 'sent']), after }),
  blocks: 'hides',
  response: z.strictObject({ requests: z.array(request), next: z.nullable(uuid) }),
})

export const listFollowing = endpoint({
  method: 'GET',
  path: '/api/network/following',
  impersonation: 'reads',
  summary: 'Whom the member follows, newest first',
  query: z.strictObject({ after }),
  blocks: 'hides',
  response: z.strictObject({ people: z.array(connection), next: z.nullable(uuid) }),
})
