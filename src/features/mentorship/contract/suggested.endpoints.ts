import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { mentorCard } from './public.endpoints.ts'

export const SUGGESTED_MAX = 12
const SKILLS_ASKED_MAX = 20
const texts = z.strictObject({ bhs: z.string(), en: z.string() })
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const IDS = new RegExp(`^${UUID}(?:,${UUID}){0,${SKILLS_ASKED_MAX - 1}}$`)

export const listSkillMentors = endpoint({
  method: 'GET',
  path: '/api/mentorship/skills',
  summary:
    'How many mentors with room for the signed-in member teach each of these skills; the one free first',
  query: z.strictObject({ ids: z.string().check(z.maxLength(37 * SKILLS_ASKED_MAX), z.regex(IDS)) }),
  response: z.strictObject({
    skills: z.array(
      z.strictObject({
        skill: uuid,
        count: z.int(),
        first: z.strictObject({ name: z.string(), slug: z.string() }),
      }),
    ),
  }),
  blocks: 'hides',
})

const suggestedMentor = z.strictObject({
  ...mentorCard.shape,
  reasons: z.strictObject({
    /** Skills that the member still lacks for a goal; without a title the goal is what they are learning. */
    teaches: z.nullable(z.strictObject({ goal: z.nullable(texts), skills: z.array(texts) })),
    /** Skills that both have. */
    shares: z.array(texts),
    /** In the member's municipality. */
    near: z.boolean(),
    /** A time is free within a week. */
    soon: z.boolean(),
  }),
})
export type SuggestedMentor = z.output<typeof suggestedMentor>

export const listSuggestedMentors = endpoint({
  method: 'GET',
  path: '/api/mentorship/suggestions',
  summary:
    'Mentors with room who suit the signed-in member, the best first, each with the reasons; at most 12',
  response: z.strictObject({
    mentors: z.array(suggestedMentor),
    /** Whether the member has a goal, without which the order says less. */
    goals: z.boolean(),
  }),
  blocks: 'hides',
})
export type SuggestedMentors = z.output<NonNullable<typeof listSuggestedMentors.response>>
