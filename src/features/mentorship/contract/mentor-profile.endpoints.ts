import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { MENTOR_STATES } from './kinds.ts'
import { mentorProfile } from './mentor-profile.ts'

const texts = z.strictObject({ bhs: z.string(), en: z.string() })

const ownMentor = z.strictObject({
  /** Null before the first save. */
  state: z.nullable(z.enum(MENTOR_STATES)),
  slug: z.nullable(z.string()),
  version: z.string(),
  returnedReason: z.nullable(z.string()),
  /** Staff have checked by hand that they may help people under 18. */
  checkedForMinors: z.boolean(),
  profile: mentorProfile,
  skillNames: z.array(z.strictObject({ id: uuid, name: texts })),
})
export type OwnMentor = z.output<typeof ownMentor>

export const getOwnMentor = endpoint({
  method: 'GET',
  path: '/api/mentorship/profile',
  summary: 'What I say of myself as a mentor; an empty one where I never was one',
  response: ownMentor,
})

export const saveOwnMentor = endpoint({
  method: 'PUT',
  path: '/api/mentorship/profile',
  summary: 'Keeps what I say of myself as a mentor and when I have time; If-Match says what it builds on',
  body: mentorProfile,
  response: ownMentor,
})

export const submitOwnMentor = endpoint({
  method: 'POST',
  path: '/api/mentorship/profile/submission',
  summary: 'Asks staff to approve me as a mentor',
  response: ownMentor,
})

export const deleteOwnMentor = endpoint({
  method: 'DELETE',
  path: '/api/mentorship/profile',
  summary: 'I am no mentor any more: requests are declined and sessions to come cancelled',
})
