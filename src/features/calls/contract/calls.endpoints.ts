import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { CALL_PHASES, callContent } from './call.ts'
import { callCard } from './call-card.ts'
import { callMove } from './date-moves.ts'
import { FROZEN } from './frozen-changes.ts'
import { feninga } from './values.ts'

export const callSlug = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))

export const termNotice = z.strictObject({
  at: isoDateTime,
  what: z.array(z.enum(FROZEN)),
  reason: z.strictObject({ bhs: z.string(), en: z.string() }),
})
export type TermNotice = z.output<typeof termNotice>

/** A call as the public reads it. */
export const publicCall = z.strictObject({
  id: uuid,
  slug: callSlug,
  phase: z.enum(CALL_PHASES),
  /** The server's clock when it answered, which is the one that counts. */
  now: isoDateTime,
  content: callContent,
  /** The awarded part of the fund. */
  given: feninga,
  programme: z.strictObject({ slug: z.string(), name: z.strictObject({ bhs: z.string(), en: z.string() }) }),
  bank: z.nullable(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      municipalities: z.array(z.enum(MUNICIPALITY_IDS)),
    }),
  ),
  publishedAt: z.nullable(isoDateTime),
  /** The board has not decided in time, so the call does not go on. */
  isLate: z.boolean(),
  /** Terms that two people changed although others counted on them. */
  notices: z.array(termNotice),
  /** Every move of its dates, the newest first. */
  moves: z.array(callMove),
  cancellation: z.nullable(
    z.strictObject({ at: isoDateTime, reason: z.strictObject({ bhs: z.string(), en: z.string() }) }),
  ),
})
export type PublicCall = z.output<typeof publicCall>

export const getCall = endpoint({
  method: 'GET',
  path: '/api/public/calls/{slug}',
  partner: 'grants',
  impersonation: 'reads',
  summary: 'A call for grant applications: dates, rules, canvas and fund',
  params: z.strictObject({ slug: callSlug }),
  response: publicCall,
})

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/public/calls',
  partner: 'grants',
  impersonation: 'reads',
  summary: 'Calls for grant applications, those that are open first; of one bank or programme, or of all',
  query: z.strictObject({ bank: z.optional(callSlug), programme: z.optional(callSlug) }),
  response: z.strictObject({ now: isoDateTime, calls: z.array(callCard) }),
})

const reminder = z.strictObject({ wanted: z.boolean() })

export const getReminder = endpoint({
  method: 'GET',
  path: '/api/calls/{slug}/reminder',
  impersonation: 'reads',
  summary: 'Whether the member wants to hear when a call opens and before it closes',
  params: z.strictObject({ slug: callSlug }),
  response: reminder,
})

export const saveReminder = endpoint({
  method: 'PUT',
  path: '/api/calls/{slug}/reminder',
  summary: 'Says whether the member wants to hear when a call opens and before it closes',
  params: z.strictObject({ slug: callSlug }),
  body: reminder,
  response: reminder,
})
