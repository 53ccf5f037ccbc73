import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { networkPerson, QUERY_MAX } from './lists.endpoints.ts'
import { RELATION_STATES } from './relations.endpoints.ts'

/** The id of a skill of the vocabulary, or the folded text of a person's own. */
const skillKey = z.string().check(z.regex(/^[a-z0-9+# -]{1,120}$/))
const schoolKey = z.string().check(z.regex(/^[a-z0-9+# ]{1,200}$/))
const municipality = z.enum(MUNICIPALITY_IDS)

const names = z.strictObject({ bhs: z.string(), en: z.string() })

const directoryPerson = z.strictObject({
  person: networkPerson,
  /** Some of their skills; the one searched for comes first. */
  skills: z.array(z.strictObject({ key: z.string(), names })),
  state: z.enum(RELATION_STATES),
  following: z.boolean(),
  mutual: z.strictObject({ count: z.int(), names: z.array(z.string()) }),
})
export type DirectoryPerson = z.output<typeof directoryPerson>

const count = z.int().check(z.minimum(1))

export const facets = z.strictObject({
  skills: z.array(z.strictObject({ key: z.string(), names, count })),
  places: z.array(z.strictObject({ key: municipality, count })),
  schools: z.array(z.strictObject({ key: z.string(), label: z.string(), count })),
})
export type Facets = z.output<typeof facets>

export const listDirectory = endpoint({
  method: 'GET',
  path: '/api/network/directory',
  impersonation: 'reads',
  summary:
    'Members with a published profile whom the member may find, by words, skill, place and school, those who published last first',
  query: z.strictObject({
    query: z.optional(words(QUERY_MAX)),
    skill: z.optional(skillKey),
    place: z.optional(municipality),
    school: z.optional(schoolKey),
    after: z.optional(cursor),
  }),
  blocks: 'hides',
  response: z.strictObject({
    people: z.array(directoryPerson),
    total: z.int(),
    facets,
    next: z.nullable(z.string()),
  }),
})
