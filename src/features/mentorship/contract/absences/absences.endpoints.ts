import * as z from 'zod/mini'
import { visibleWords, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { REASON_MAX, SIDES } from '../kinds.ts'
import { texts } from '../public.endpoints.ts'
import { mentorship } from '../requests.endpoints.ts'

/** What an absence leads to: a question, then a warning, then a rest from new mentorships. */
export const STEPS = ['question', 'warning', 'limit'] as const
export type Step = (typeof STEPS)[number]
export const OUTCOMES = ['keep', 'lift'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Minutes after the beginning of a meeting from which an absence can be reported, and the days until which it can. */
export const REPORT_AFTER_MINUTES = 15
export const REPORT_DAYS = 7
/** The days for which an absence counts, and those of the rest that the third one brings. */
export const COUNTED_DAYS = 180
export const LIMIT_DAYS = 30

const params = z.strictObject({ id: uuid })

const absence = z.strictObject({
  id: uuid,
  /** The mentorship of a meeting of two; null for a group session. */
  mentorship: z.nullable(uuid),
  /** What a group session was about. */
  topic: z.nullable(texts),
  at: isoDateTime,
  step: z.enum(STEPS),
  /** When it stops counting. */
  expiresAt: isoDateTime,
  limitUntil: z.nullable(isoDateTime),
  appeal: z.string(),
  outcome: z.nullable(z.enum(OUTCOMES)),
  /** What staff say about the appeal. */
  reason: z.string(),
})
export type Absence = z.output<typeof absence>

export const addAbsence = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/sessions/{session}/absence',
  summary: 'Says that the other side did not come to a meeting; counted once for each meeting',
  params: z.strictObject({ id: uuid, session: uuid }),
  response: mentorship,
  limit: { times: 20, seconds: 86_400 },
})

export const addGroupAbsence = endpoint({
  method: 'POST',
  path: '/api/mentorship/groups/{id}/absence',
  summary:
    'Says that the mentor did not come to a group session in which I have a place; counted once for all',
  params,
  limit: { times: 20, seconds: 86_400 },
})

export const listAbsences = endpoint({
  method: 'GET',
  path: '/api/mentorship/absences',
  summary: 'Meetings to which I did not come, as others say, and what follows, the newest first',
  response: z.strictObject({ absences: z.array(absence) }),
})

export const submitAbsenceAppeal = endpoint({
  method: 'POST',
  path: '/api/mentorship/absences/{id}/appeal',
  summary: 'Answers a reported absence, once; staff read it and decide',
  params,
  body: z.strictObject({ text: visibleWords(REASON_MAX) }),
})

export const listAbsenceAppeals = endpoint({
  method: 'GET',
  path: '/api/admin/mentorship/absences',
  summary: 'Appeals against absences that wait for staff, the oldest first; 50 at most',
  response: z.strictObject({
    appeals: z.array(
      z.strictObject({
        id: uuid,
        name: z.string(),
        side: z.enum(SIDES),
        /** Who said so. */
        by: z.nullable(z.string()),
        topic: z.nullable(texts),
        at: isoDateTime,
        step: z.enum(STEPS),
        appeal: z.string(),
        since: isoDateTime,
      }),
    ),
  }),
})

export const decideAbsence = endpoint({
  method: 'POST',
  path: '/api/admin/mentorship/absences/{id}/decision',
  summary: 'Keeps an absence with a reason, or lifts it and what followed from it',
  params,
  body: z.strictObject({ decision: z.enum(OUTCOMES), reason: words(REASON_MAX) }),
})
