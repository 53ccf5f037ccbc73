import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { FORMATS, LANGUAGES, TOPICS } from './kinds.ts'

export const texts = z.strictObject({ bhs: z.string(), en: z.string() })
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))
export const QUERY_MAX = 100
/** The place of people outside of Bosnia and Herzegovina. */
export const ABROAD = 'abroad'
export const PLACES = [ABROAD, ...MUNICIPALITY_IDS] as [string, ...string[]]

export const mentorCard = z.strictObject({
  id: uuid,
  slug,
  name: z.string(),
  photo: z.nullable(z.string()),
  headline: z.nullable(texts),
  /** The address of the public profile; null without one. */
  profile: z.nullable(z.string()),
  topics: z.array(z.enum(TOPICS)),
  skills: z.array(z.strictObject({ id: uuid, name: texts })),
  languages: z.array(z.enum(LANGUAGES)),
  formats: z.array(z.enum(FORMATS)),
  municipality: z.nullable(z.string()),
  town: z.string(),
  zone: z.string(),
  minutes: z.int(),
  /** The next time that nobody has taken yet. */
  firstSlot: z.nullable(isoDateTime),
  places: z.strictObject({ free: z.int(), of: z.int() }),
  pausedUntil: z.nullable(z.string()),
  /** Staff have checked by hand that they may help people under 18. */
  forMinors: z.boolean(),
  /** The newest requests answered in time; null while they are too few. */
  replies: z.nullable(z.strictObject({ inTime: z.int(), of: z.int() })),
  /** The last day on which they were here, in Sarajevo; older than a month is told to nobody. */
  activeOn: z.nullable(z.string()),
})
export type MentorCard = z.output<typeof mentorCard>

const facet = z.array(z.strictObject({ value: z.string(), name: z.nullable(texts), count: z.int() }))
export const FACETS = ['topic', 'skill', 'language', 'format', 'place'] as const
export type Facet = (typeof FACETS)[number]

export const mentorChoice = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(QUERY_MAX))),
  topic: z.optional(z.enum(TOPICS)),
  skill: z.optional(uuid),
  language: z.optional(z.enum(LANGUAGES)),
  format: z.optional(z.enum(FORMATS)),
  place: z.optional(z.enum(PLACES)),
  /** `week`: a time is free within seven days; `place`: they have room for somebody new. */
  free: z.optional(z.enum(['week', 'place'])),
})
export type MentorChoice = z.output<typeof mentorChoice>

const BLOCKS = {
  none: 'Mentors present themselves to everybody, and to people without an account too.',
} as const

export const listMentors = endpoint({
  method: 'GET',
  path: '/api/public/mentors',
  summary:
    'Mentors whom staff have approved; by words, topic, skill, language, way of meeting, place. 20 at a time',
  query: z.strictObject({ ...mentorChoice.shape, after: z.optional(cursor) }),
  response: z.strictObject({
    mentors: z.array(mentorCard),
    total: z.int(),
    facets: z.strictObject({ topic: facet, skill: facet, language: facet, format: facet, place: facet }),
    next: z.nullable(cursor),
  }),
  blocks: BLOCKS,
})

export const publicMentor = z.strictObject({
  ...mentorCard.shape,
  about: texts,
  /** Times that nobody has taken, over the next four weeks. */
  slots: z.array(isoDateTime),
})
export type PublicMentor = z.output<typeof publicMentor>

export const getMentor = endpoint({
  method: 'GET',
  path: '/api/public/mentors/{slug}',
  summary: 'A mentor whom staff have approved, with the times that are free',
  params: z.strictObject({ slug }),
  response: publicMentor,
  blocks: BLOCKS,
})
