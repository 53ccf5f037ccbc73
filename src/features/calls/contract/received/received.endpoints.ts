import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { SHEET_FORMATS } from '#platform/contract/sheet-formats.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { CALL_PHASES } from '../call.ts'
import { feninga } from '../values.ts'

/** The state of a received application: in review, approved for the vote, paid by the fund, or declined. */
export const RECEIVED_STATES = ['checking', 'ballot', 'awarded', 'declined'] as const
export type ReceivedState = (typeof RECEIVED_STATES)[number]

const BLOCKS = { none: 'People are only counted; nobody is named.' }
const count = z.int().check(z.minimum(0))
const municipality = z.enum(MUNICIPALITY_IDS)
/** Whole KM. */
const km = z.string().check(z.regex(/^\d{1,8}$/))
const filters = {
  state: z.optional(z.enum(RECEIVED_STATES)),
  municipality: z.optional(municipality),
  from: z.optional(km),
  until: z.optional(km),
}

const received = z.strictObject({
  id: uuid,
  /** The number in the order of arrival. */
  number: count,
  /** Null while those who judge read it blind. */
  title: z.nullable(z.string()),
  municipality: z.nullable(municipality),
  people: count,
  requested: feninga,
  contributed: feninga,
  state: z.enum(RECEIVED_STATES),
  /** The awarded amount, or the one approved for the vote. */
  awarded: z.nullable(feninga),
  countedAt: isoDateTime,
  /**
   * Set where a member of the team changed their date of birth after sending: whether the team still keeps the rule of
   * ages.
   */
  ages: z.nullable(z.enum(['changed', 'broken'])),
})
export type Received = z.output<typeof received>

export const listReceivedApplications = endpoint({
  method: 'GET',
  path: '/api/managed-calls/{id}/applications',
  limit: { times: 120, seconds: 60 },
  blocks: BLOCKS,
  summary:
    'Applications that were sent to a call which the member looks after, by id or address of the call, from the end of its grace on; in pages',
  params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  query: z.strictObject({ ...filters, after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  response: z.strictObject({
    call: z.strictObject({
      id: uuid,
      slug: z.string(),
      title: z.strictObject({ bhs: z.string(), en: z.string() }),
      phase: z.enum(CALL_PHASES),
      begun: count,
      sent: count,
    }),
    /** The moment from which they are listed, after which no application can change or arrive. */
    shownFrom: z.nullable(isoDateTime),
    isShown: z.boolean(),
    /** Titles are left out, because the member may have to judge without knowing the team. */
    isBlind: z.boolean(),
    /** The municipalities of all applications to the call, whatever the filters. */
    municipalities: z.array(municipality),
    /** The totals of all filtered applications, on other pages too. */
    total: z.strictObject({ count, requested: z.number(), contributed: z.number() }),
    applications: z.array(received),
    next: z.nullable(z.string()),
  }),
})

export const exportReceivedApplications = endpoint({
  method: 'GET',
  path: '/api/managed-calls/{id}/applications/export/{format}',
  limit: { times: 60, seconds: 60 },
  blocks: BLOCKS,
  summary: 'The same list, filtered in the same way, as a CSV or XLSX file with plain numbers',
  params: z.strictObject({ id: uuid, format: z.enum(SHEET_FORMATS) }),
  query: z.strictObject(filters),
  status: 200,
})
