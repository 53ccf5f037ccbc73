import * as z from 'zod/mini'
import { card, texts } from '#features/opportunities/contract/card.ts'
import { CONTRACTS, KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { AREAS, MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { MEANINGS, PLAIN_MAX } from './meanings.ts'
import { DEADLINES, DISTANCES, PAY_STEPS, Q_MAX, SKILLS_MAX, SORTS } from './criteria.ts'

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Accepts one or more of these, separated by commas. */
function some(values: readonly string[], max = values.length) {
  const one = `(?:${values.join('|')})`
  return z.optional(
    z.string().check(z.maxLength(300), z.regex(new RegExp(`^${one}(?:,${one}){0,${max - 1}}$`))),
  )
}

function ids(max: number) {
  return z.optional(
    z.string().check(z.maxLength(37 * max), z.regex(new RegExp(`^${UUID}(?:,${UUID}){0,${max - 1}}$`))),
  )
}

const criteria = {
  q: z.optional(words(Q_MAX)),
  /** Filters that words of `q` name, but are not meant: the words are searched as words. */
  plain: some(MEANINGS, PLAIN_MAX),
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
  /** Above tens of thousands the counts are approximate. */
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

const result = z.strictObject({
  ...card.shape,
  /** The matches in the title. */
  titleMarks: z.strictObject({ bhs: z.array(range), en: z.array(range) }),
  /** The matches in the text, for searches with words. */
  excerpt: z.strictObject({ bhs: excerpt, en: excerpt }),
})
export type SearchResult = z.output<typeof result>

const meaning = z.enum(MEANINGS)

const list = z.strictObject({
  items: z.array(result),
  /** Sent back as `after` for the next page. */
  next: z.nullable(z.string()),
  sort: z.enum(SORTS),
  /** Possible orders of this list; by match only for signed-in members. */
  sorts: z.array(z.enum(SORTS)),
  /** Only with the first page: the number of results, in total and per value. */
  total: z.nullable(z.int()),
  /** The total is approximate. */
  totalAbout: z.boolean(),
  facets: z.nullable(facets),
  /** The corrected words, where one was misspelt. */
  meant: z.nullable(z.string()),
  /** A word without any match, even a similar one. */
  unknown: z.nullable(z.string()),
  /** Words of the search that are taken as filters, in their order; `plain` refuses them. */
  meanings: z.array(z.strictObject({ value: meaning, words: z.string() })),
  /** The words that are searched as words. */
  rest: z.string(),
  /** Nothing has all that was understood: the first results without these, all on one page. */
  without: z.array(meaning),
})
export type ResultPage = z.output<typeof list>

export const listOpportunities = endpoint({
  method: 'GET',
  path: '/api/opportunities',
  partner: 'opportunities',
  impersonation: 'reads',
  summary:
    'Open opportunities: words in either language and script, with inflection and misspelling, filters, and how many there are of each value',
  query: z.strictObject({
    ...criteria,
    sort: z.optional(z.enum(SORTS)),
    after: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]+$/))),
    /** Limits the search to these. */
    ids: ids(50),
  }),
  response: list,
})

export const getMunicipalityCounts = endpoint({
  method: 'GET',
  path: '/api/opportunities/places',
  partner: 'opportunities',
  impersonation: 'reads',
  summary: 'How many open opportunities there are in each municipality, with the same words and filters',
  query: z.strictObject(criteria),
  response: z.strictObject({
    places: counted(MUNICIPALITY_IDS),
    /** Number of remote ones. */
    remote: z.int(),
  }),
})

export { criteria as criteriaInput }
