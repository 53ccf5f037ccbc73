import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { attachedFile } from './attached.ts'
import { ANSWERS, APPEAL_MAX, LIMITS, MEASURES, NOTE_MAX, REPORT_REASONS, RULES } from './kinds.ts'

export const createReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  summary: 'Tells moderators that something somebody wrote is against the rules',
  body: z.strictObject({
    kind: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    thing: z.string().check(z.regex(/^[\w:-]{1,100}$/)),
    reason: z.enum(REPORT_REASONS),
    note: words(NOTE_MAX),
  }),
})

const params = z.strictObject({ id: uuid })

export const statement = z.strictObject({
  /** The name of the thing’s kind, in the reader’s language. */
  what: z.string(),
  /** The text as it was when it was reported. */
  excerpt: z.string(),
  attached: z.array(attachedFile),
  measure: z.enum(MEASURES),
  rule: z.nullable(z.enum(RULES)),
  reason: z.string(),
  decidedAt: isoDateTime,
  strikeUntil: z.nullable(isoDateTime),
  /** The acts that the limit forbids, and the end of the measure; a suspension only has the end. */
  limits: z.array(z.enum(LIMITS)),
  endsAt: z.nullable(isoDateTime),
  /** End of the time for an appeal; null when it is over or used. */
  appealUntil: z.nullable(isoDateTime),
  appeal: z.nullable(
    z.strictObject({
      text: z.string(),
      answer: z.nullable(z.enum(ANSWERS)),
      answerReason: z.string(),
    }),
  ),
})

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/moderation/decisions/{id}',
  impersonation: 'reads',
  summary: 'What was decided about something the member wrote: by which rule, why, and how to appeal',
  params,
  response: statement,
})

export const createAppeal = endpoint({
  method: 'POST',
  path: '/api/moderation/decisions/{id}/appeal',
  summary: 'Asks another moderator to look again, once and within 14 days',
  params,
  body: z.strictObject({ text: words(APPEAL_MAX).check(z.regex(/\S/)) }),
})

/** 256 random bits in base64url. */
const token = z.string().check(z.regex(/^[\w-]{43}$/))

/** Returns the statement to a member who cannot sign in because their account is closed: the email has the key. */
export const getStatementByLink = endpoint({
  method: 'POST',
  path: '/api/moderation/appeals/look',
  summary: 'The decision that a mailed link is about, for whoever cannot sign in',
  body: z.strictObject({ token }),
  response: statement,
})

/** Answers the same with the same work for every address, so that nobody learns whose account is closed. */
export const sendStatement = endpoint({
  method: 'POST',
  path: '/api/moderation/appeals/resend',
  limit: { times: 10, seconds: 3600 },
  summary: 'Mails the decision again to whoever cannot sign in, because their account is closed',
  body: z.strictObject({ email: emailInput }),
})

export const createAppealByLink = endpoint({
  method: 'POST',
  path: '/api/moderation/appeals',
  summary: 'Appeals with a mailed link, once and within 14 days',
  body: z.strictObject({ token, text: words(APPEAL_MAX).check(z.regex(/\S/)) }),
})
