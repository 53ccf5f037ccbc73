import { findLabels } from '#features/skills/server/index.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { type Criteria, readCriteria, SORTS, type Sort } from '../../contract/criteria.ts'
import type { countByMunicipality, listOpportunities } from '../../contract/search.endpoints.ts'
import { freshen } from '../documents/documents.service.ts'
import type { MatchProvider } from '../match-provider.ts'
import { noteMiss } from '../misses.queries.ts'
import { filtersOf } from './conditions.ts'
import { readCursor, writeCursor } from './cursor.ts'
import {
  type Counted,
  type Counts,
  countExactly,
  countFacets,
  countMunicipalities,
} from './facets.queries.ts'
import { scaleOf } from './groups.queries.ts'
import { findAmong, findHits } from './hits.queries.ts'
import { showHits } from './hit-cards.ts'
import { type QueryWords, parseQuery } from './query-words.ts'

type Query = QueryOf<typeof listOpportunities>
type Answer = ResponseOf<typeof listOpportunities>

export const PAGE = 20
const SKILLS_SHOWN = 8

export async function searchOpportunities(input: {
  services: Services
  query: Query
  session: Session | undefined
  match: MatchProvider | undefined
  /** Whether words without results are counted; words meant for people or messages never are. */
  countsMisses: boolean
}): Promise<Answer> {
  const { services, query, session, match, countsMisses } = input
  const { db } = services
  await freshen(services)
  const criteria = criteriaOf(query)
  const wanted = await parseQuery(services, criteria.q)
  const filters = filtersOf(criteria)
  const isFirst = query.after === undefined
  // Searches with words are ordered by them; without words, lists of members with stated skills start by match.
  const isMatchAsked = criteria.sort === 'match' || (criteria.sort === null && !wanted.query)
  const matched =
    match && session && isMatchAsked ? await match({ services, userId: session.userId }) : undefined
  const sorts = sortsFor({ wanted, hasMatch: Boolean(match), isFirst: matched?.isTold ?? false })
  const sort =
    sorts.find((each) => each === criteria.sort && (each !== 'match' || matched)) ?? sorts[0] ?? 'newest'
  const ordered = matched?.ids ?? []
  const [page, counts] = await Promise.all([
    pageOf({ db, query, wanted, filters, sort, ordered }),
    isFirst ? countAll(db, { criteria, wanted, filters }) : undefined,
  ])
  const { ids, next } = page
  const isMiss = counts?.total === 0 && criteria.q !== '' && query.ids === undefined
  if (isMiss && countsMisses) await noteMiss(db, { criteria, wanted })
  const [items, names] = await Promise.all([
    showHits(services, { ids, stems: wanted.stems }),
    findLabels(db, [...new Set([...(counts?.skill ?? []).map(({ value }) => value), ...criteria.skill])]),
  ])
  return {
    items,
    next,
    sort,
    sorts,
    total: counts ? rounded(counts.total, counts.totalAbout) : null,
    totalAbout: counts?.totalAbout ?? false,
    facets: counts ? facetsOf({ counts, names, criteria }) : null,
    meant: wanted.meant ?? null,
    unknown: wanted.unknown ?? null,
  }
}

/** Returns all counts of the first page. */
export async function countAll(
  db: Db,
  asked: { criteria: Criteria; wanted: QueryWords; filters: ReturnType<typeof filtersOf>; many?: number },
): Promise<Counts> {
  return countFacets(db, { ...asked, scale: await scaleOf(db, asked.many), skills: SKILLS_SHOWN })
}

export async function countPlaces(
  services: Services,
  query: QueryOf<typeof countByMunicipality>,
): Promise<ResponseOf<typeof countByMunicipality>> {
  await freshen(services)
  const criteria: Criteria = { ...criteriaOf(query), place: null, km: null }
  const wanted = await parseQuery(services, criteria.q)
  const filters = filtersOf(criteria)
  const [places, remote] = await Promise.all([
    countMunicipalities(services.db, { wanted, filters }),
    countExactly(services.db, { wanted, filters: filtersOf({ ...criteria, mode: ['remote'] }) }),
  ])
  return { places: places as ResponseOf<typeof countByMunicipality>['places'], remote }
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
  ordered: readonly string[]
}

async function pageOf(input: PageInput): Promise<{ ids: string[]; next: string | null }> {
  const { db, query, wanted, filters, sort, ordered } = input
  const after = query.after === undefined ? undefined : readCursor(query.after, sort)
  const limit = PAGE + 1
  if (sort === 'match') {
    const from = after ? Number(after.at) : 0
    const rows = await findAmong(db, { wanted, filters, ordered: ordered.slice(from), limit })
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
    const next = last && writeCursor({ sort, tier: 0, at: String(from + last.position), id: last.id })
    return { ids: rows.slice(0, PAGE).map(({ id }) => id), next: next ?? null }
  }
  const ids = query.ids?.split(',')
  const hits = await findHits(db, { wanted, filters, sort, after, limit, ids })
  const last = hits.length > PAGE ? hits[PAGE - 1] : undefined
  return { ids: hits.slice(0, PAGE).map(({ id }) => id), next: last ? writeCursor({ sort, ...last }) : null }
}

type FacetInput = {
  counts: Counts
  names: Awaited<ReturnType<typeof findLabels>>
  criteria: Criteria
}

/** Returns the facets without empty values; selected ones stay, so that they can be removed. */
function facetsOf({ counts, names, criteria }: FacetInput): Answer['facets'] {
  const shown = (list: readonly Counted[], chosen: readonly string[]) =>
    list
      .filter(({ value, count }) => count > 0 || chosen.includes(value))
      .map(({ value, count }) => ({ value, count: rounded(count, counts.about) }))
  const chosenSkills = criteria.skill.filter((id) => !counts.skill.some(({ value }) => value === id))
  const skills = [...counts.skill, ...chosenSkills.map((value) => ({ value, count: counts.total }))]
  return {
    about: counts.about,
    kind: shown(counts.kind, criteria.kind),
    place: shown(counts.place, criteria.place ? [criteria.place] : []),
    mode: shown(counts.mode, criteria.mode),
    contract: shown(counts.contract, criteria.contract),
    pay: shown(counts.pay, criteria.pay ? [criteria.pay] : []),
    firstJob: rounded(counts.firstJob, counts.about),
    skill: skills.flatMap(({ value, count }) => {
      const label = names.get(value)
      return label ? [{ value, count: rounded(count, counts.totalAbout), name: label.name }] : []
    }),
    language: shown(counts.language, criteria.language),
    deadline: shown(counts.deadline, criteria.deadline ? [criteria.deadline] : []),
  } as Answer['facets']
}

/** Rounds counts from the sample, which are accurate to two digits. */
function rounded(count: number, isAbout: boolean): number {
  if (!isAbout || count < 100) return count
  const step = 10 ** (Math.floor(Math.log10(count)) - 1)
  return Math.round(count / step) * step
}
