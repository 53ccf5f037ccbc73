import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { MENTOR_STATES, REASON_MAX } from './kinds.ts'
import { mentorProfile } from './mentor-profile.ts'

const params = z.strictObject({ id: uuid })
export const QUEUES = ['waiting', 'approved'] as const

const reviewed = z.strictObject({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  state: z.enum(MENTOR_STATES),
  /** Wants to help people under 18 and has not been checked for it. */
  asksForMinors: z.boolean(),
  since: isoDateTime,
})

export const listReviewedMentors = endpoint({
  method: 'GET',
  path: '/api/admin/mentors',
  summary:
    'Mentors who wait for staff, the oldest first; or the approved ones, the newest first. 25 at a time',
  query: z.strictObject({ queue: z.enum(QUEUES), after: z.optional(cursor) }),
  response: z.strictObject({ mentors: z.array(reviewed), next: z.nullable(cursor) }),
})

export const getReviewedMentor = endpoint({
  method: 'GET',
  path: '/api/admin/mentors/{id}',
  summary: 'One mentor as staff judge them',
  params,
  response: z.strictObject({
    ...reviewed.shape,
    version: z.string(),
    checkedForMinors: z.boolean(),
    skills: z.array(z.string()),
    profile: mentorProfile,
  }),
})

export const decideMentor = endpoint({
  method: 'POST',
  path: '/api/admin/mentors/{id}/decision',
  summary:
    'Approves a mentor or gives the profile back with a reason; `minors` says that a person of staff has checked them for people under 18. If-Match says what was read',
  params,
  body: z.strictObject({
    decision: z.enum(['approve', 'return']),
    reason: words(REASON_MAX),
    minors: z.boolean(),
  }),
})
