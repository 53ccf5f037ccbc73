import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { skillLabel } from './skills.endpoints.ts'

/** An occupation by its titles: his, hers and the English one. */
const occupationLabel = z.strictObject({
  id: uuid,
  title: z.strictObject({ m: z.string(), f: z.string(), en: z.string() }),
  isco: z.string(),
})

const foundOccupation = z.strictObject({
  ...occupationLabel.shape,
  /** How well the title fits, from 0 to 1. */
  score: z.number(),
})

/** A group is no occupation: it needs no skills, and one of its occupations is to be chosen. */
const foundGroup = z.strictObject({
  key: z.string(),
  /** Beginnings of the codes of ISCO-08 that the group covers. */
  isco: z.array(z.string()),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  score: z.number(),
  /** Occupations of the group, at most 12. */
  occupations: z.array(occupationLabel),
})

export const searchOccupations = endpoint({
  method: 'GET',
  path: '/api/occupations',
  impersonation: 'reads',
  summary:
    'Occupations that a free job title may mean, best first, at most 20; apart from them the group, where the title says no more than one',
  query: z.strictObject({ q: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.strictObject({ groups: z.array(foundGroup), occupations: z.array(foundOccupation) }),
})

export const getOccupation = endpoint({
  method: 'GET',
  path: '/api/occupations/{id}',
  impersonation: 'reads',
  summary: 'An occupation with the skills that it needs',
  params: z.strictObject({ id: uuid }),
  response: z.strictObject({
    ...occupationLabel.shape,
    esco: z.nullable(z.string()),
    description: z.string(),
    essential: z.array(skillLabel),
    optional: z.array(skillLabel),
  }),
})

export type FoundOccupation = z.output<typeof foundOccupation>
export type FoundByTitle = z.output<NonNullable<typeof searchOccupations.response>>
export type Occupation = z.output<NonNullable<typeof getOccupation.response>>
