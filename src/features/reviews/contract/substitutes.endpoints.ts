import * as z from 'zod/mini'
import { callSlug } from '#features/calls/contract/calls.endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, uuid } from '#platform/contract/schemas.ts'

const judge = z.strictObject({
  id: uuid,
  name: z.string(),
  substitute: z.boolean(),
  /** With any application of the call, so that this person decides nothing there. */
  conflict: z.boolean(),
})
export type Judge = z.output<typeof judge>

const judges = z.strictObject({
  judges: z.array(judge),
  /** The people who may sign; two are needed. */
  free: z.int(),
})

const params = z.strictObject({ slug: callSlug })

export const getJudges = endpoint({
  method: 'GET',
  path: '/api/admin/calls/{slug}/judges',
  summary: 'Who judges a call, who of them is in a conflict of interest, and who stands in for others',
  params,
  response: judges,
})

export const addSubstitute = endpoint({
  method: 'PUT',
  path: '/api/admin/calls/{slug}/substitutes',
  summary:
    'Names somebody by the address of their account who judges one call in the place of those in a conflict',
  params,
  body: z.strictObject({ email: emailInput }),
  blocks: { none: 'staff name who judges; the two need no relation' },
  response: judges,
})

export const removeSubstitute = endpoint({
  method: 'DELETE',
  path: '/api/admin/calls/{slug}/substitutes/{user}',
  summary: 'Takes back that somebody judges a call in the place of others; what they signed stays',
  params: z.strictObject({ slug: callSlug, user: uuid }),
  blocks: { none: 'staff name who judges; the two need no relation' },
  response: judges,
})
