import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { CALL_PHASES, callDates } from './call.ts'
import { feninga } from './values.ts'

const count = z.int().check(z.minimum(0))

/** A call as those see it who look after it: drafts too, and how many teams are on it. */
export const managedCall = z.strictObject({
  id: uuid,
  slug: z.string(),
  phase: z.enum(CALL_PHASES),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  programme: z.strictObject({ bhs: z.string(), en: z.string() }),
  bank: z.nullable(z.string()),
  dates: callDates,
  fund: feninga,
  /** Applications that teams have begun, those sent among them. */
  begun: count,
  sent: count,
})
export type ManagedCall = z.output<typeof managedCall>

export const listManagedCalls = endpoint({
  method: 'GET',
  path: '/api/managed-calls',
  summary:
    'Calls that the member looks after: all for staff of grants, those of its bank for a board; newest first',
  query: z.strictObject({ phase: z.optional(z.enum(CALL_PHASES)) }),
  response: z.strictObject({ now: isoDateTime, calls: z.array(managedCall) }),
})
