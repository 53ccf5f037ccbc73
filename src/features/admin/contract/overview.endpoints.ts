import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

const count = z.int()

/** A queue of the console, in words of the feature that registered it. */
const queue = z.strictObject({
  id: z.string(),
  title: z.string(),
  hint: z.nullable(z.string()),
  count,
  oldest: z.nullable(isoDateTime),
  path: z.string(),
  isLate: z.boolean(),
  /** False for things that take their course without staff. */
  needsStaff: z.boolean(),
})

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'Who the admin is to the console, and what waits for them as far as their scopes reach',
  response: z.strictObject({
    name: z.string(),
    globalAdmin: z.boolean(),
    scopes: z.array(z.string()),
    queues: z.array(queue),
  }),
})

export type Overview = z.output<NonNullable<typeof getOverview.response>>
export type Queue = z.output<typeof queue>
