import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid, versionNumber } from '#platform/contract/schemas.ts'

export const INTERVIEW_WAYS = ['place', 'video', 'phone'] as const
export const INTERVIEW_ANSWERS = ['yes', 'other', 'no'] as const
export const INTERVIEW_SIDES = ['member', 'organisation'] as const
export type InterviewSide = (typeof INTERVIEW_SIDES)[number]
export type InterviewAnswer = (typeof INTERVIEW_ANSWERS)[number]
export const INTERVIEW_PLACE_MAX = 300
export const INTERVIEW_NOTE_MAX = 1000
export const SLOTS_MIN = 2
export const SLOTS_MAX = 6

const params = z.strictObject({ id: uuid })
const date = {
  at: isoDateTime,
  minutes: z.int().check(z.minimum(5), z.maximum(600)),
  way: z.enum(INTERVIEW_WAYS),
  /** An address, a link or a number, as the kind of interview requires. */
  place: words(INTERVIEW_PLACE_MAX),
  note: words(INTERVIEW_NOTE_MAX),
}

/** The date of an interview and the applicant's answer to it. */
export const interview = z.strictObject({
  ...date,
  /**
   * The times that are still free where the applicant chooses one; `at` is then the first of all that were offered. Null
   * for one date, and once a time is chosen.
   */
  slots: z.nullable(z.array(isoDateTime)),
  /** Null while it is not answered. */
  answer: z.nullable(z.enum(INTERVIEW_ANSWERS)),
  message: z.string(),
  /** The side that cancelled the agreed date, and why; null while it stands. */
  cancelled: z.nullable(z.strictObject({ by: z.enum(INTERVIEW_SIDES), message: z.string() })),
  /** Sent back with an answer or another date, which are rejected if it has changed since. */
  version: z.int(),
})
export type Interview = z.output<typeof interview>

export const proposeInterview = endpoint({
  method: 'PUT',
  path: '/api/applications/{id}/interview',
  summary:
    'Proposes when to talk, or another date instead; the applicant is told and asked. Moves on what was only read so far',
  params,
  /** The version that was read; 0 if there was none. */
  body: z.strictObject({
    ...date,
    /** Several times to choose from, in place of `at`, which is the first of them. */
    slots: z.optional(z.array(isoDateTime).check(z.minLength(SLOTS_MIN), z.maxLength(SLOTS_MAX))),
    version: versionNumber,
  }),
  response: interview,
})

export const answerInterview = endpoint({
  method: 'PUT',
  path: '/api/applications/{id}/interview/answer',
  summary: 'Says yes, asks for another time or says no to a proposed date; may be changed until it begins',
  params,
  body: z.strictObject({
    answer: z.enum(INTERVIEW_ANSWERS),
    message: words(INTERVIEW_NOTE_MAX),
    /** The time that is chosen, where there are several. */
    at: z.optional(isoDateTime),
    version: versionNumber,
  }),
  response: interview,
})

export const cancelInterview = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/interview/cancellation',
  summary:
    'Cancels an agreed date that is still to come, by either side; the other one is told. The organisation says why',
  params,
  body: z.strictObject({ message: words(INTERVIEW_NOTE_MAX), version: versionNumber }),
  response: interview,
})

export const getInterviewCalendar = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/interview/calendar',
  limit: { times: 120, seconds: 60 },
  summary:
    'The date as an iCalendar file, for the applicant and for those who read the application; one that takes it back once it is cancelled',
  params,
  status: 200,
})
