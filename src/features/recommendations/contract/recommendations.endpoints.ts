import * as z from 'zod/mini'
import { card, texts } from '#features/opportunities/contract/card.ts'
import { KINDS } from '#features/opportunities/contract/kinds.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { reason } from './reasons.ts'
import { SEEKING } from './seeking.ts'
import { STEPS } from './weights.ts'

export const SHOWN = 20
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const IDS = new RegExp(`^${UUID}(?:,${UUID}){0,49}$`)

export const weights = z.strictObject({ near: z.enum(STEPS), pay: z.enum(STEPS), learning: z.enum(STEPS) })
export type Weights = z.output<typeof weights>

export const suggestion = z.strictObject({
  opportunity: card,
  /** The weightiest first; at least the basic facts of the offer. */
  reasons: z.array(reason),
  /** How far the member's skills reach. */
  reach: z.strictObject({ have: z.int(), near: z.int(), of: z.int() }),
  /** Missing skills that would raise the match, the required ones first. */
  missing: z.array(z.strictObject({ id: uuid, name: texts })),
})
export type Suggestion = z.output<typeof suggestion>

/** Whether the member has stated skills, a place and interests. */
export const profileState = z.strictObject({
  skills: z.boolean(),
  place: z.boolean(),
  interests: z.boolean(),
})

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/recommendations',
  impersonation: 'reads',
  summary:
    'Open opportunities that suit the member, the best first, each with its reasons; at most three of one employer in twenty',
  query: z.strictObject({ kind: z.optional(z.enum(KINDS)) }),
  response: z.strictObject({ suggestions: z.array(suggestion), known: profileState }),
})
export type Recommendations = z.output<typeof listRecommendations.response & object>

export const DESCRIBED_MOST = 50

const described = z.strictObject({
  id: uuid,
  /** Null while the member has stated no skill, or where none is required. */
  reach: z.nullable(suggestion.shape.reach),
  reasons: z.array(reason),
  /** To the nearest of its places. */
  kilometres: z.nullable(z.int()),
})
export type DescribedMatch = z.output<typeof described>

export const listMatches = endpoint({
  method: 'GET',
  path: '/api/recommendations/matches',
  impersonation: 'reads',
  summary: 'How these open opportunities stand to the member: skills, distance and reasons; for any list',
  query: z.strictObject({
    ids: z.string().check(z.maxLength(37 * DESCRIBED_MOST), z.regex(IDS)),
  }),
  /** `home` is the member’s municipality, from which distances count. */
  response: z.strictObject({ matches: z.array(described), home: z.nullable(z.enum(MUNICIPALITY_IDS)) }),
})

export const getWeights = endpoint({
  method: 'GET',
  path: '/api/recommendations/weights',
  impersonation: 'reads',
  summary: 'How much nearness, pay and learning count for the member',
  response: weights,
})

export const saveWeights = endpoint({
  method: 'PUT',
  path: '/api/recommendations/weights',
  summary: 'Changes how much nearness, pay and learning count for the member',
  body: weights,
  response: weights,
})

const sought = z.strictObject({ seeking: z.array(z.enum(SEEKING)).check(z.maxLength(SEEKING.length)) })

export const getSeeking = endpoint({
  method: 'GET',
  path: '/api/recommendations/seeking',
  impersonation: 'reads',
  summary: 'What the member looks for',
  response: sought,
})

export const saveSeeking = endpoint({
  method: 'PUT',
  path: '/api/recommendations/seeking',
  summary: 'Changes what the member looks for; opportunities of these kinds come first in their own list',
  body: sought,
  response: sought,
})

export const resetBehaviour = endpoint({
  method: 'POST',
  path: '/api/recommendations/reset',
  summary:
    'Lets the suggestions forget what the member looked at, saved and why something was not for them; opportunities that were put away stay away, people may come back',
})
