import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { MEASURES, RULES } from './kinds.ts'

export const APPEALS = ['none', 'waits', 'stands', 'lifted'] as const

const year = z.strictObject({
  year: z.int(),
  decided: z.int(),
  /** Answered by the due time. */
  inTime: z.int(),
  appeals: z.int(),
  lifted: z.int(),
  /** The same decisions by rule, the most frequent first; those without a rule kept the reported thing. */
  rules: z.array(
    z.strictObject({
      rule: z.nullable(z.enum(RULES)),
      decided: z.int(),
      hidden: z.int(),
      /** With a warning, or removed for good. */
      warned: z.int(),
      /** With a limit or a suspension of the author for some days. */
      limited: z.int(),
      lifted: z.int(),
    }),
  ),
})

export const listDecisions = endpoint({
  method: 'GET',
  path: '/api/public/decisions',
  impersonation: 'reads',
  summary:
    'What was decided about reports, the last first, without names and texts; and how much of it by year',
  query: z.strictObject({ after: z.optional(cursor) }),
  response: z.strictObject({
    decisions: z.array(
      z.strictObject({
        id: uuid,
        at: isoDateTime,
        /** The name of its kind, in both languages. */
        what: bilingual(100),
        rule: z.nullable(z.enum(RULES)),
        measure: z.enum(MEASURES),
        appeal: z.enum(APPEALS),
      }),
    ),
    next: z.nullable(z.string()),
    years: z.array(year),
  }),
})
