import * as z from 'zod/mini'
import { card, texts } from '#features/opportunities/contract/card.ts'
import { CONTRACTS, KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { AREAS, MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { DEADLINES, DISTANCES, PAY_STEPS, Q_MAX, SKILLS_MAX, SORTS } from './criteria.ts'

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** One or more of these, with commas between them. */
function some(values: readonly string[]) {
  const one = `(?:${values.join('|')})`
  return z.optional(
    z.string().check(z.maxLength(300), z.regex(new RegExp(`^${one}(?:,${one}){0,${values.length - 1}}$`))),
  )
}

function ids(max: number) {
  return z.optional(
    z.string().check(z.maxLength(37 * max), z.regex(new RegExp(`^${UUID}(?:,${UUID}){0,${max - 1}}$`))),
  )
}

const criteria = {
  q: z.optional(words(Q_MAX)),
  kind: some(KINDS),
  /** A municipality or a canton, the Republic, the District. */
  place: z.optional(z.enum([...MUNICIPALITY_IDS, ...AREAS])),
  /** Around the municipality of `place`, as the crow flies. */
  km: z.optional(z.enum(DISTANCES)),
  mode: some(MODES),
  contract: some(CONTRACTS),
  pay: z.optional(z.enum(PAY_STEPS)),
  firstJob: z.optional(z.literal('1')),
  skill: ids(SKILLS_MAX),
  language: some(LANGUAGES),
  deadline: z.optional(z.enum(DEADLINES)),
}

const range = z.tuple([z.int(), z.int()])
const excerpt = z.nullable(z.strictObject({ text: z.string(), marks: z.array(range) }))
const counted = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.array(z.strictObject({ value: z.enum(values), count: z.int() }))

export const facets = z.strictObject({
  /** Where there are tens of thousands, the counts are near and not exact. */
  about: z.boolean(),
  kind: counted(KINDS),
  place: counted(AREAS),
  mode: counted(MODES),
  contract: counted(CONTRACTS),
  pay: counted(PAY_STEPS),
  firstJob: z.int(),
  skill: z.array(z.strictObject({ value: uuid, name: texts, count: z.int() })),
  language: counted(LANGUAGES),
  deadline: counted(DEADLINES),
})
export type Facets = z.output<typeof facets>

const found = z.strictObject({
  ...card.shape,
  /** Where the title says what was looked for. */
  titleMarks: z.strictObject({ bhs: z.array(range), en: z.array(range) }),
  /** Where the text says it, when words were given. */
  excerpt: z.strictObject({ bhs: excerpt, en: excerpt }),
})
export type Found = z.output<typeof found>

const list = z.strictObject({
  items: z.array(found),
  /** Sent back as `after` for the page that follows. */
  next: z.nullable(z.string()),
  sort: z.enum(SORTS),
  /** In which orders this list can be had; by match only by whoever is signed in. */
  sorts: z.array(z.enum(SORTS)),
  /** Only with the first page: how many there are, in all and of each value. */
  total: z.nullable(z.int()),
  /** The total is near and not exact. */
  totalAbout: z.boolean(),
  facets: z.nullable(facets),
  /** The words as they were understood, where one of them was misspelt. */
  meant: z.nullable(z.string()),
  /** A word that stands nowhere, nor one like it. */
  unknown: z.nullable(z.string()),
})
export type FoundList = z.output<typeof list>

export const listOpportunities = endpoint({
  method: 'GET',
  path: '/api/opportunities',
  impersonation: 'reads',
  summary:
    'Open opportunities: words in either language and script, with inflection and misspelling, filters, and how many there are of each value',
  query: z.strictObject({
    ...criteria,
    sort: z.optional(z.enum(SORTS)),
    after: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]+$/))),
    /** Only among these. */
    ids: ids(50),
  }),
  response: list,
})

export const countByMunicipality = endpoint({
  method: 'GET',
  path: '/api/opportunities/places',
  impersonation: 'reads',
  summary: 'How many open opportunities there are in each municipality, with the same words and filters',
  query: z.strictObject(criteria),
  response: z.strictObject({
    places: counted(MUNICIPALITY_IDS),
    /** Those that are done from anywhere. */
    remote: z.int(),
  }),
})

export { criteria as criteriaInput }
