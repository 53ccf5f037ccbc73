import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { card } from './card.ts'
import { DISMISS_REASONS } from './kinds.ts'
import { match } from './public.endpoints.ts'

const params = z.strictObject({ id: uuid })

export const saveVisit = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/visit',
  summary: 'Notes that the member has looked, and says how they stand to this opportunity',
  params,
  response: z.strictObject({
    saved: z.boolean(),
    dismissed: z.boolean(),
    applied: z.boolean(),
    /** Whether they may edit it. */
    edits: z.boolean(),
    /** Null without required skills. */
    match: z.nullable(match),
  }),
})

export const saveOpportunity = endpoint({
  method: 'PUT',
  path: '/api/opportunities/{id}/saved',
  summary: 'Keeps the opportunity in the member’s own list, or takes it out',
  params,
  body: z.strictObject({ saved: z.boolean() }),
})

export const saveDismissal = endpoint({
  method: 'PUT',
  path: '/api/opportunities/{id}/dismissed',
  summary: 'Says that it is not for the member and why, or takes that back',
  params,
  body: z.strictObject({ dismissed: z.boolean(), reason: z.nullable(z.enum(DISMISS_REASONS)) }),
})

export const listSaved = endpoint({
  method: 'GET',
  path: '/api/opportunities/saved',
  impersonation: 'reads',
  summary: 'What the member has saved, the last first; closed ones too',
  response: z.strictObject({ opportunities: z.array(card) }),
})

export const marks = z.strictObject({
  saved: z.array(uuid),
  dismissed: z.array(uuid),
  applied: z.array(uuid),
})
export type Marks = z.output<typeof marks>

export const listMarks = endpoint({
  method: 'GET',
  path: '/api/opportunities/marks',
  impersonation: 'reads',
  summary:
    'Which open opportunities the member has saved or applied for, and which are not for them; the last 2000 of each',
  response: marks,
})
