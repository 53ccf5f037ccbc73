import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { CALL_PHASES, callDates } from './call.ts'
import { feninga } from './values.ts'

const count = z.int().check(z.minimum(0))
const bilingualText = z.strictObject({ bhs: z.string(), en: z.string() })

/** A call for the people who look after it: drafts included, with the number of teams. */
export const managedCall = z.strictObject({
  id: uuid,
  slug: z.string(),
  phase: z.enum(CALL_PHASES),
  title: bilingualText,
  programme: bilingualText,
  bank: z.nullable(z.string()),
  dates: callDates,
  fund: feninga,
  /** Whether it has changes that are not published yet. */
  unpublished: z.boolean(),
  /** Begun applications, sent ones included. */
  begun: count,
  sent: count,
})
export type ManagedCall = z.output<typeof managedCall>

export const listManagedCalls = endpoint({
  method: 'GET',
  path: '/api/managed-calls',
  impersonation: 'reads',
  summary:
    'Calls that the member looks after: all for staff of grants, those of its bank for a board; newest first, in pages',
  query: z.strictObject({
    phase: z.optional(z.enum(CALL_PHASES)),
    municipality: z.optional(z.enum(MUNICIPALITY_IDS)),
    before: z.optional(cursor),
  }),
  response: z.strictObject({ calls: z.array(managedCall), next: z.nullable(cursor) }),
})

export const listCallHolders = endpoint({
  method: 'GET',
  path: '/api/managed-calls/holders',
  impersonation: 'reads',
  summary: 'Programmes, and the banks for which the member may begin a call',
  response: z.strictObject({
    /** Whether the member may hold a call without a bank. */
    isStaff: z.boolean(),
    programmes: z.array(
      z.strictObject({ id: uuid, kind: z.enum(['youth-bank', 'micro-business']), name: bilingualText }),
    ),
    banks: z.array(
      z.strictObject({ id: uuid, name: z.string(), municipalities: z.array(z.enum(MUNICIPALITY_IDS)) }),
    ),
  }),
})
