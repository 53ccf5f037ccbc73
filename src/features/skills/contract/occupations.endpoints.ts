import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { skillLabel } from './skills.endpoints.ts'

/** The titles of an occupation: masculine, feminine and English. */
const occupationLabel = z.strictObject({
  id: uuid,
  title: z.strictObject({ m: z.string(), f: z.string(), en: z.string() }),
  isco: z.string(),
})

const occupationMatch = z.strictObject({
  ...occupationLabel.shape,
  /** The fit of the title, from 0 to 1. */
  score: z.number(),
})

/** A group is no occupation: it needs no skills, and the member chooses one of its occupations. */
const groupMatch = z.strictObject({
  key: z.string(),
  /** Prefixes of the ISCO-08 codes in the group. */
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
  response: z.strictObject({ groups: z.array(groupMatch), occupations: z.array(occupationMatch) }),
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

export type OccupationMatch = z.output<typeof occupationMatch>
export type TitleMatches = z.output<NonNullable<typeof searchOccupations.response>>
export type Occupation = z.output<NonNullable<typeof getOccupation.response>>
