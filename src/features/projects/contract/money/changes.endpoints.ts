import * as z from 'zod/mini'
import { feninga, itemId } from '#features/calls/contract/values.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { item, why } from './money-schemas.ts'

export const CHANGE_STATES = ['open', 'accepted', 'refused'] as const

export const change = z.strictObject({
  id: uuid,
  from: z.string(),
  to: z.string(),
  amount: feninga,
  reason: z.string(),
  state: z.enum(CHANGE_STATES),
  answer: z.string(),
  askedAt: isoDateTime,
})
export type Change = z.output<typeof change>

export const requestChange = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/changes/{id}',
  summary: 'Asks to move money from one line of the budget to another; one request is open at a time',
  params: item,
  body: z.strictObject({ from: itemId, to: itemId, amount: feninga.check(z.minimum(1)), reason: why }),
})

export const withdrawChange = endpoint({
  method: 'DELETE',
  path: '/api/projects/{slug}/changes/{id}',
  summary: 'Takes a request back that nobody has decided',
  params: item,
})

export const decideChange = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/changes/{id}/decision',
  summary: 'Accepts or refuses a request with a reason; the plan follows what is accepted',
  params: item,
  body: z.strictObject({ accepted: z.boolean(), answer: why }),
})
