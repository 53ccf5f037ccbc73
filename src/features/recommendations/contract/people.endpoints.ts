import * as z from 'zod/mini'
import { texts } from '#features/opportunities/contract/card.ts'
import { memberCard } from '#features/profiles/contract/member-card.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { PERSON_REASONS } from './person-reasons.ts'
import { profileState } from './recommendations.endpoints.ts'
import { together } from './together.ts'

export const PEOPLE_SHOWN = 20

const person = z.strictObject({
  ...memberCard.shape,
  /** The reasons for suggesting them, at least one. */
  reasons: z.strictObject({
    /** They have skills that the member is missing for a target; without a title, that the member is learning. */
    goal: z.nullable(z.strictObject({ title: z.nullable(texts), names: z.array(texts) })),
    /** Number of shared connections. */
    mutual: z.nullable(z.int().check(z.minimum(1))),
    ...together.shape,
  }),
})
export type Person = z.output<typeof person>

export const people = z.strictObject({
  people: z.array(person),
  known: z.strictObject({ ...profileState.shape, goals: z.boolean() }),
})
export type People = z.output<typeof people>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/recommendations/people',
  impersonation: 'reads',
  blocks: 'hides',
  summary:
    'Members with a published profile whose skills fit those, the goals and the interests of the member, each with its reasons',
  response: people,
})

export const saveDismissal = endpoint({
  method: 'PUT',
  path: '/api/recommendations/people/{id}/dismissed',
  blocks: { none: 'It takes somebody out of one’s own list, and they are not told.' },
  summary:
    'Says that somebody is not for the member and why, or with no reason takes that back; the list never names them again, and they are not told',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ reason: z.nullable(z.enum(PERSON_REASONS)) }),
})
