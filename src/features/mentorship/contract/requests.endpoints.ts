import * as z from 'zod/mini'
import { visibleWords, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { BACKGROUND_MAX, FORMATS, GOAL_MAX, REASON_MAX, SIDES, STATES } from './kinds.ts'

const params = z.strictObject({ id: uuid })
const texts = z.strictObject({ bhs: z.string(), en: z.string() })

/** The other of the two. */
const other = z.strictObject({
  id: uuid,
  name: z.string(),
  photo: z.nullable(z.string()),
  headline: z.nullable(texts),
  /** The slug of the mentor's page. */
  slug: z.nullable(z.string()),
  zone: z.nullable(z.string()),
})

const session = z.strictObject({
  id: uuid,
  at: isoDateTime,
  minutes: z.int(),
  format: z.enum(FORMATS),
  /** The video link; present from ten minutes before the meeting until its end. */
  link: z.nullable(z.string()),
  confirmed: z.boolean(),
  cancelled: z.nullable(z.strictObject({ by: z.enum(SIDES), reason: z.string() })),
  /** Who did not come, as the other says. */
  absent: z.nullable(z.enum(SIDES)),
  version: z.int(),
})
export type Meeting = z.output<typeof session>

export const mentorship = z.strictObject({
  id: uuid,
  side: z.enum(SIDES),
  state: z.enum(STATES),
  other: z.nullable(other),
  goal: z.string(),
  background: z.string(),
  format: z.enum(FORMATS),
  /** The side that must answer a waiting request, and its deadline. */
  turn: z.nullable(z.enum(SIDES)),
  answerBy: z.nullable(isoDateTime),
  /** Why it was declined or ended. */
  reason: z.string(),
  createdAt: isoDateTime,
  /** What the mentor asked before answering, the oldest first; the last may wait for the member. */
  questions: z.array(z.strictObject({ id: uuid, question: z.string(), answer: z.nullable(z.string()) })),
  sessions: z.array(session),
})
export type Mentorship = z.output<typeof mentorship>

export const listMentorships = endpoint({
  method: 'GET',
  path: '/api/mentorship',
  summary: 'My mentorships and requests on both sides, the newest first',
  response: z.strictObject({ now: isoDateTime, mentorships: z.array(mentorship) }),
  blocks: 'hides',
})

export const getMentorship = endpoint({
  method: 'GET',
  path: '/api/mentorship/{id}',
  summary: 'One mentorship or request of mine',
  params,
  response: mentorship,
  blocks: 'hides',
})

export const requestMentorship = endpoint({
  method: 'POST',
  path: '/api/mentorship',
  summary: 'Asks a mentor, with a goal and a time, which nobody else can take until it is answered',
  body: z.strictObject({
    /** Made by the device: the same one asked twice is asked once. */
    id: uuid,
    mentor: uuid,
    goal: visibleWords(GOAL_MAX),
    background: words(BACKGROUND_MAX),
    format: z.enum(FORMATS),
    at: isoDateTime,
  }),
  response: mentorship,
  status: 201,
  blocks: 'refuses',
  limit: { times: 20, seconds: 3600 },
})

export const acceptMentorship = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/acceptance',
  summary: 'Says yes to the time that the other side proposed',
  params,
  response: mentorship,
})

export const declineMentorship = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/refusal',
  summary: 'Says no; a mentor says why',
  params,
  body: z.strictObject({ reason: words(REASON_MAX) }),
  response: mentorship,
})

export const proposeTime = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/proposal',
  summary: 'Suggests another time; then it is for the other side to answer',
  params,
  body: z.strictObject({ at: isoDateTime }),
  response: mentorship,
})

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/mentorship/{id}/withdrawal',
  summary: 'Takes a request back that waits',
  params,
  response: mentorship,
})
