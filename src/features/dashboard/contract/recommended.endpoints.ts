import * as z from 'zod/mini'
import { profileState, suggestion } from '#features/recommendations/contract/recommendations.endpoints.ts'
import { people } from '#features/recommendations/contract/people.endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

export const RECOMMENDED = 3
export const PEOPLE = 3

export const getRecommended = endpoint({
  method: 'GET',
  path: '/api/dashboard/recommended',
  impersonation: 'reads',
  summary:
    'The few open opportunities that suit the member best, each with its reasons; while they are being worked out there is no list yet, and while skills like theirs are unknown it is not whole',
  response: z.strictObject({
    list: z.nullable(z.strictObject({ suggestions: z.array(suggestion), known: profileState })),
    /** Whether similar skills were included; if not, a later request may find more. */
    whole: z.boolean(),
  }),
})

export const getPeople = endpoint({
  method: 'GET',
  path: '/api/dashboard/people',
  impersonation: 'reads',
  blocks: 'hides',
  summary:
    'The few members whose skills and goals fit best, each with its reasons; while they are being worked out there is no list yet',
  response: z.strictObject({ list: z.nullable(people) }),
})
