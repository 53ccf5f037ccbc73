import * as z from 'zod/mini'
import { CALL_PHASES } from '#features/calls/contract/call.ts'
import { feninga } from '#features/calls/contract/values.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { SHEET_FORMATS } from '#platform/contract/sheet-formats.ts'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'

/** Phases from the deadline on, before which there is nothing to review; open calls are listed while their board is too small. */
export const JUDGED_PHASES = ['review', 'voting', 'deciding', 'finished', 'cancelled'] as const

const filter = z.strictObject({
  phase: z.optional(z.enum(JUDGED_PHASES)),
  bank: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))),
})
export type OverviewFilter = z.output<typeof filter>

const judgedCall = z.strictObject({
  slug: z.string(),
  title: bilingual(140),
  bank: z.nullable(z.string()),
  bankSlug: z.nullable(z.string()),
  phase: z.enum(CALL_PHASES),
  deadline: isoDateTime,
  /** The end of the board’s time for scores. */
  reviewUntil: z.nullable(isoDateTime),
  /** What its board still owes after the day for it; while decisions are missing, the vote and the results wait. */
  late: z.nullable(z.enum(['scores', 'decisions'])),
  /** Fewer than two may decide. */
  isShort: z.boolean(),
  sent: z.int(),
  /** Scores that the call requires, and those given. */
  due: z.int(),
  given: z.int(),
  fund: feninga,
  /** Decisions that wait for a second signature. */
  proposed: z.int(),
  approved: z.int(),
  refused: z.int(),
  /** Number of projects with money. */
  awards: z.int(),
  awarded: z.int(),
})
export type JudgedCall = z.output<typeof judgedCall>

export const listJudgedCalls = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  summary:
    'Calls whose deadline is over, with how far scores and decisions have come; late boards first, then the latest deadline. No team is named',
  query: filter,
  response: z.strictObject({
    banks: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
    calls: z.array(judgedCall),
    /** Number of further calls that are not shown. */
    left: z.int(),
  }),
})

export const exportJudgedCalls = endpoint({
  method: 'GET',
  path: '/api/admin/reviews/file/{format}',
  limit: { times: 60, seconds: 60 },
  summary: 'The same calls as a CSV or XLSX file',
  params: z.strictObject({ format: z.enum(SHEET_FORMATS) }),
  query: filter,
  status: 200,
})
