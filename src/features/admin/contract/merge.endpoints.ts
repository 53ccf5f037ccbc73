import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { account, personFact } from './person.endpoints.ts'
import { reason } from './reason.ts'

const side = z.strictObject({ user: account, facts: z.array(personFact) })
export type Side = z.output<typeof side>

export const getUserComparison = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}/merge/{into}',
  summary: 'Two accounts that may be the same person, side by side, before one is joined to the other',
  params: z.strictObject({ id: uuid, into: uuid }),
  response: z.strictObject({
    from: side,
    into: side,
    /** The number of opportunities to which both have applied. */
    appliedTwice: z.int(),
  }),
})

export const mergeUsers = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/merge',
  summary: 'Moves all that an account has to another one of the same person, and closes it for good',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ into: uuid, reason }),
  status: 200,
  response: z.strictObject({ mergedAt: isoDateTime }),
})
