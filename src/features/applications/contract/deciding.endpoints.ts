import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { conditions } from './desk-schemas.ts'
import { MESSAGE_MAX, SENT_MAX } from './desk-limits.ts'
import { DECISIONS } from './statuses.ts'

const params = z.strictObject({ id: uuid })
const one = z.strictObject({ id: uuid, decision: uuid })

/** A decision that the organisation sees and the applicants do not yet. */
export const waitingDecision = z.strictObject({
  id: uuid,
  status: z.enum(DECISIONS),
  /** How many have not been told yet. */
  count: z.int(),
  until: isoDateTime,
  /** Whether the first has been told, so that it can no longer be taken back. */
  sending: z.boolean(),
  closes: z.boolean(),
  /** Who made it; null where the account has ended. */
  by: z.nullable(z.string()),
})
export type WaitingDecision = z.output<typeof waitingDecision>

export const removeDecision = endpoint({
  method: 'DELETE',
  path: '/api/opportunities/{id}/applications/decisions/{decision}',
  summary: 'Takes a decision on many back while nobody has been told; nobody hears of it',
  params: one,
  status: 200,
  response: z.strictObject({ count: z.int() }),
})

export const sendDecision = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/applications/decisions/{decision}/sending',
  summary: 'Tells the applicants of a decision at once instead of after its five minutes',
  params: one,
})

const group = z.strictObject({ bhs: z.int(), en: z.int(), late: z.int() })

export const getFilling = endpoint({
  method: 'GET',
  path: '/api/opportunities/{id}/applications/filling',
  summary: 'Who would be answered once the place is filled, by group and language of their mails',
  params,
  response: z.strictObject({
    /** Those who were asked to an interview, and those who were only read. */
    met: group,
    others: group,
    /** Offers stay as they are. */
    offers: z.int(),
    /** A decision already waits for these. */
    waiting: z.int(),
    answered: z.int(),
    /** Whether the opportunity still takes applications. */
    open: z.boolean(),
  }),
})

export const submitFilling = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/applications/filling',
  summary:
    'Declines everybody who still waits, after five minutes in which it can be taken back; a group without a message is left alone',
  params,
  body: z.strictObject({
    /** How many messages were announced; refused when it has changed since. */
    expected: z.int().check(z.minimum(0), z.maximum(SENT_MAX)),
    met: z.nullable(bilingual(MESSAGE_MAX)),
    others: z.nullable(bilingual(MESSAGE_MAX)),
    /** Whether the opportunity closes as filled when the messages leave. */
    closes: z.boolean(),
  }),
  response: z.strictObject({ moved: z.int() }),
})

export const listAddressees = endpoint({
  method: 'GET',
  path: '/api/opportunities/{id}/applications/addressees',
  summary: 'All applications that match, with no more than a decision on them needs; at most 5,000',
  params,
  query: z.strictObject(conditions),
  response: z.strictObject({
    addressees: z.array(z.strictObject({ id: uuid, version: z.int(), reads: localeInput })),
  }),
})

export const listFacets = endpoint({
  method: 'GET',
  path: '/api/opportunities/{id}/applications/facets',
  summary:
    'How many of the matching applications each further choice would leave: skills that the opportunity asks for, places, and answers to its questions',
  params,
  query: z.strictObject(conditions),
  response: z.strictObject({
    total: z.int(),
    skills: z.array(z.strictObject({ id: uuid, name: bilingual(200), count: z.int() })),
    /** The most frequent 40; `key` is the place as it is compared. */
    places: z.array(z.strictObject({ key: z.string(), name: z.string(), count: z.int() })),
    answers: z.array(z.strictObject({ question: uuid, answer: z.string(), count: z.int() })),
  }),
})
