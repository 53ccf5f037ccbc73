import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { attachedFile } from './attached.ts'
import { ANSWERS, LIMITS, MEASURES, REASON_MAX, REPORT_REASONS, RULES } from './kinds.ts'
import { SIGNS } from './signs.ts'

export const QUEUES = ['open', 'appeals', 'decided'] as const
export type QueueName = (typeof QUEUES)[number]

const row = z.strictObject({
  id: uuid,
  /** The name of its kind, in the reader’s language. */
  what: z.string(),
  excerpt: z.string(),
  attached: z.array(attachedFile),
  reason: z.nullable(z.enum(REPORT_REASONS)),
  reports: z.int(),
  /** The signs that a program found in it. */
  signs: z.array(z.enum(SIGNS)),
  isUrgent: z.boolean(),
  /** The due time of the answer; in the other lists, the time of entry. */
  at: isoDateTime,
  isLate: z.boolean(),
  /** The moderator who has claimed it, if another one has. */
  takenBy: z.nullable(z.string()),
})
export type CaseRow = z.output<typeof row>

export const listCases = endpoint({
  method: 'GET',
  path: '/api/admin/moderation',
  summary:
    'What waits for a decision, the oldest promise first; appeals; or what was decided, the last first',
  query: z.strictObject({ queue: z.enum(QUEUES), after: z.optional(cursor) }),
  response: z.strictObject({
    cases: z.array(row),
    next: z.nullable(z.string()),
    counts: z.strictObject({ open: z.int(), late: z.int(), appeals: z.int() }),
  }),
})

const params = z.strictObject({ id: uuid })
const somebody = z.nullable(z.strictObject({ id: uuid, name: z.string() }))

const decision = z.strictObject({
  measure: z.enum(MEASURES),
  limits: z.array(z.enum(LIMITS)),
  /** The end of a temporary measure. */
  endsAt: z.nullable(isoDateTime),
  rule: z.nullable(z.enum(RULES)),
  reason: z.string(),
  by: z.string(),
  at: isoDateTime,
  appeal: z.nullable(z.string()),
  answer: z.nullable(z.enum(ANSWERS)),
  answerReason: z.string(),
})

export const caseView = z.strictObject({
  ...row.shape,
  /** The current text; null once it is gone. */
  text: z.nullable(z.string()),
  path: z.nullable(z.string()),
  /** Pictures in it, as data addresses, which only moderators get. */
  pictures: z.array(z.strictObject({ address: z.string(), alt: z.string() })),
  /** Voice messages in it, with their bytes, which only moderators get too. */
  voices: z.array(
    z.strictObject({
      base64: z.string(),
      type: z.string(),
      milliseconds: z.int(),
      waveform: z.string(),
    }),
  ),
  around: z.array(
    z.strictObject({
      name: z.string(),
      text: z.string(),
      attached: z.array(attachedFile),
      at: isoDateTime,
      isReported: z.boolean(),
    }),
  ),
  author: somebody,
  strikes: z.int(),
  /** Decisions of the last half-year against the same person, with or without a warning: the steps of the ladder. */
  earlier: z.int(),
  /** Earlier decisions about the same person, the last first. */
  history: z.array(
    z.strictObject({ measure: z.enum(MEASURES), rule: z.nullable(z.enum(RULES)), at: isoDateTime }),
  ),
  reportList: z.array(
    z.strictObject({
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      name: z.string(),
      right: z.int(),
      judged: z.int(),
    }),
  ),
  decision: z.nullable(decision),
  /** Whether the reader may decide: not its author, a reporter or, in an appeal, the moderator who decided before. */
  mayDecide: z.boolean(),
})
export type CaseView = z.output<typeof caseView>

export const getCase = endpoint({
  method: 'GET',
  path: '/api/admin/moderation/{id}',
  summary: 'One case: what was written and around it, who reported it and why, and what was before',
  params,
  response: caseView,
})

export const getCaseDocument = endpoint({
  method: 'GET',
  path: '/api/admin/moderation/{id}/documents/{place}',
  limit: { times: 240, seconds: 60 },
  summary:
    'A document that hangs on what was reported, by its place among all that does; the look is recorded',
  params: z.strictObject({ id: uuid, place: z.string().check(z.regex(/^\d{1,2}$/)) }),
  status: 200,
})

export const decideCase = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/{id}/decision',
  summary: 'Decides with a rule and a reason; the author gets both, reporters hear the outcome',
  params,
  body: z.strictObject({
    measure: z.enum(MEASURES),
    rule: z.nullable(z.enum(RULES)),
    reason: words(REASON_MAX),
    /** The acts that a limit forbids, and the days that it or a suspension lasts. */
    limits: z.optional(z.array(z.enum(LIMITS)).check(z.maxLength(LIMITS.length))),
    days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(9999)))),
  }),
})

export const answerAppeal = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/{id}/answer',
  summary: 'Answers an appeal: the decision stands, or is lifted and everything is as before',
  params,
  body: z.strictObject({ answer: z.enum(ANSWERS), reason: words(REASON_MAX) }),
})

export const createClaim = endpoint({
  method: 'PUT',
  path: '/api/admin/moderation/{id}/claim',
  summary: 'Takes a case for some minutes, so that nobody else decides it meanwhile; says who has it',
  params,
  /** `over`: takes over another moderator's claim; that is recorded. */
  body: z.strictObject({ over: z.boolean() }),
  response: z.strictObject({ isOwn: z.boolean(), by: z.nullable(z.string()) }),
})

export const deleteClaim = endpoint({
  method: 'DELETE',
  path: '/api/admin/moderation/{id}/claim',
  summary: 'Leaves a case to others',
  params,
})
