import { listLabels } from '#features/skills/server/index.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { type Criteria, readCriteria, SORTS, type Sort } from '../../contract/criteria.ts'
import type {
  getMunicipalityCounts as getMunicipalityCountsEndpoint,
  listOpportunities,
} from '../../contract/search.endpoints.ts'
import { freshen } from '../documents/documents.service.ts'
import type { MatchProvider } from '../match-provider.ts'
import { saveMiss } from '../misses.queries.ts'
import { asFilters, understand } from '../understand/understand.ts'
import { filtersOf } from './conditions.ts'
import { readCursor, writeCursor } from './cursor.ts'
import {
  type Counted,
  type Counts,
  countExactly,
  countFacets,
  countMunicipalities,
} from './facets.queries.ts'
import { getScale } from './groups.queries.ts'
import { listHitsAmong, listHits } from './hits.queries.ts'
import { showHits } from './hit-cards.ts'
import { occupationNames } from './occupation-names.ts'
import { type QueryWords, parseQuery } from './query-words.ts'

type Query = QueryOf<typeof listOpportunities>
type Answer = ResponseOf<typeof listOpportunities>

export const PAGE = 20
const SKILLS_SHOWN = 8

type SearchInput = {
  services: Services
  query: Query
  session: Session | undefined
  match: MatchProvider | undefined
  /** Whether words without results are counted; words meant for people or messages never are. */
  countsMisses: boolean
}

/**
 * Searches with what the words mean as filters. Where nothing has all of it, the last understood filters go one by one, and
 * the answer says which.
 */
export async function searchOpportunities(input: SearchInput): Promise<Answer> {
  const { services, query, countsMisses } = input
  await freshen(services)
  const original = criteriaOf(query)
  const understanding = understand(original)
  const { meanings } = understanding
  const exact = await findPage(input, asFilters(original, understanding))
  const isEmpty = exact.counts?.total === 0 && query.ids === undefined
  if (isEmpty && original.q !== '' && countsMisses)
    await saveMiss(services.db, { criteria: original, wanted: exact.wanted })
  let nearest = exact
  let count = meanings.length
  while (isEmpty && nearest.counts?.total === 0 && count > 0) {
    count -= 1
    nearest = await findPage(input, asFilters(original, understanding, meanings.slice(0, count)))
  }
  const isNearest = nearest !== exact && nearest.counts?.total !== 0
  const answer = await answerOf(services, isNearest ? nearest : exact)
  return {
    ...answer,
    ...(isNearest && { next: null }),
    meanings: [...meanings],
    rest: asFilters(original, understanding).q,
    without: isNearest ? meanings.slice(count).map(({ value }) => value) : [],
  }
}

type ResultPage = Awaited<ReturnType<typeof findPage>>

async function findPage({ services, query, session, match }: SearchInput, criteria: Criteria) {
  const { db } = services
  const queryWords = await parseQuery(services, criteria.q, occupationNames(services))
  const filters = filtersOf(criteria)
  const isFirst = query.after === undefined
  // Searches with words are ordered by them; without words, lists of members with stated skills start by match.
  const isMatchAsked = criteria.sort === 'match' || (criteria.sort === null && !queryWords.query)
  const ownMatch =
    match && session && isMatchAsked ? await match({ services, userId: session.userId }) : undefined
  const sorts = sortsFor({ wanted: queryWords, hasMatch: Boolean(match), isFirst: ownMatch?.isTold ?? false })
  const sort =
    sorts.find((each) => each === criteria.sort && (each !== 'match' || ownMatch)) ?? sorts[0] ?? 'newest'
  const order = ownMatch?.ids ?? []
  const [page, counts] = await Promise.all([
    pageOf({ db, query, wanted: queryWords, filters, sort, order }),
    isFirst ? countAll(db, { criteria, wanted: queryWords, filters }) : undefined,
  ])
  return { criteria, wanted: queryWords, sort, sorts, page, counts }
}

async function answerOf(
  services: Services,
  { criteria, wanted: queryWords, sort, sorts, page, counts }: ResultPage,
) {
  const skills = (counts?.skill ?? []).map(({ value }) => value)
  const [items, names] = await Promise.all([
    showHits(services, { ids: page.ids, stems: queryWords.stems }),
    listLabels(services.db, [...new Set([...skills, ...criteria.skill])]),
  ])
  return {
    items,
    next: page.next,
    sort,
    sorts,
    total: counts ? rounded(counts.total, counts.totalAbout) : null,
    totalAbout: counts?.totalAbout ?? false,
    facets: counts ? facetsOf({ counts, names, criteria }) : null,
    meant: queryWords.meant ?? null,
    unknown: queryWords.unknown ?? null,
  }
}

/** Returns all counts of the first page. */
export async function countAll(
  db: Db,
  input: { criteria: Criteria; wanted: QueryWords; filters: ReturnType<typeof filtersOf>; many?: number },
): Promise<Counts> {
  return countFacets(db, { ...input, scale: await getScale(db, input.many), skills: SKILLS_SHOWN })
}

export async function getMunicipalityCounts(
  services: Services,
  query: QueryOf<typeof getMunicipalityCountsEndpoint>,
): Promise<ResponseOf<typeof getMunicipalityCountsEndpoint>> {
  await freshen(services)
  const original = criteriaOf(query)
  const criteria: Criteria = { ...asFilters(original, understand(original)), place: null, km: null }
  const queryWords = await parseQuery(services, criteria.q, occupationNames(services))
  const filters = filtersOf(criteria)
  const [places, remote] = await Promise.all([
    countMunicipalities(services.db, { wanted: queryWords, filters }),
    countExactly(services.db, { wanted: queryWords, filters: filtersOf({ ...criteria, mode: ['remote'] }) }),
  ])
  return { places: places as ResponseOf<typeof getMunicipalityCountsEndpoint>['places'], remote }
}

export function criteriaOf(query: Record<string, string | undefined>): Criteria {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return readCriteria(search)
}

/** Returns the possible orders; the first is the default. */
function sortsFor({
  wanted,
  hasMatch,
  isFirst,
}: {
  wanted: QueryWords
  hasMatch: boolean
  isFirst: boolean
}): Sort[] {
  const sorts = SORTS.filter((sort) =>
    sort === 'best' ? wanted.query !== undefined : sort !== 'match' || hasMatch,
  )
  return isFirst && !wanted.query ? ['match', ...sorts.filter((sort) => sort !== 'match')] : sorts
}

type PageInput = {
  db: Services['db']
  query: Query
  wanted: QueryWords
  filters: ReturnType<typeof filtersOf>
  sort: Sort
  order: readonly string[]
}

async function pageOf(input: PageInput): Promise<{ ids: string[]; next: string | null }> {
  const { db, query, wanted, filters, sort, order } = input
  const after = query.after === undefined ? undefined : readCursor(query.after, sort)
  const limit = PAGE + 1
  if (sort === 'match') {
    const from = after ? Number(after.at) : 0
    const rows = await listHitsAmong(db, { wanted, filters, ordered: order.slice(from), limit })
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
    const next = last && writeCursor({ sort, tier: 0, at: String(from + last.position), id: last.id })
    return { ids: rows.slice(0, PAGE).map(({ id }) => id), next: next ?? null }
  }
  const ids = query.ids?.split(',')
  const hits = await listHits(db, { wanted, filters, sort, after, limit, ids })
  const last = hits.length > PAGE ? hits[PAGE - 1] : undefined
  return { ids: hits.slice(0, PAGE).map(({ id }) => id), next: last ? writeCursor({ sort, ...last }) : null }
}

type FacetInput = {
  counts: Counts
  names: Awaited<ReturnType<typeof listLabels>>
  criteria: Criteria
}

/** Returns the facets without empty values; selected ones stay, so that they can be removed. */
function facetsOf({ counts, names, criteria }: FacetInput): Answer['facets'] {
  const facetValues = (list: readonly Counted[], selected: readonly string[]) =>
    list
      .filter(({ value, count }) => count > 0 || selected.includes(value))
      .map(({ value, count }) => ({ value, count: rounded(count, counts.about) }))
  const filterSkills = criteria.skill.filter((id) => !counts.skill.some(({ value }) => value === id))
  const skills = [...counts.skill, ...filterSkills.map((value) => ({ value, count: counts.total }))]
  return {
    about: counts.about,
    kind: facetValues(counts.kind, criteria.kind),
    place: facetValues(counts.place, criteria.place ? [criteria.place] : []),
    mode: facetValues(counts.mode, criteria.mode),
    contract: facetValues(counts.contract, criteria.contract),
    pay: facetValues(counts.pay, criteria.pay ? [criteria.pay] : []),
    firstJob: rounded(counts.firstJob, counts.about),
    skill: skills.flatMap(({ value, count }) => {
      const label = names.get(value)
      return label ? [{ value, count: rounded(count, counts.totalAbout), name: label.name }] : []
    }),
    language: facetValues(counts.language, criteria.language),
    deadline: facetValues(counts.deadline, criteria.deadline ? [criteria.deadline] : []),
  } as Answer['facets']
}

/** Rounds counts from the sample, which are accurate to two digits. */
function rounded(count: number, isAbout: boolean): number {
  if (!isAbout || count < 100) return count
  const step = 10 ** (Math.floor(Math.log10(count)) - 1)
  return Math.round(count / step) * step
}
