import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { CONTRACTS, KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type Criteria, DEADLINES, PAY_STEPS } from '../../contract/criteria.ts'
import { decodeFacets, type Single } from '../documents/facet-code.ts'
import { conditionOf, type Filters } from './conditions.ts'
import { type Group, type Groups, type Part, getGroups, type Scale } from './groups.queries.ts'
import type { QueryWords } from './query-words.ts'

const municipalitiesRows = rowsOf({ value: z.string(), count: z.string() })
const countRows = rowsOf({ count: z.number() })

export type Counted<V extends string = string> = { value: V; count: number }

/** Number of results per value; every facet is counted without its own filter. */
export type Counts = {
  total: number
  /** From the sample: the total, and any of the facets. */
  totalAbout: boolean
  about: boolean
  kind: Counted[]
  place: Counted[]
  mode: Counted[]
  contract: Counted[]
  pay: Counted[]
  firstJob: number
  language: Counted[]
  /** The most frequent required skills. */
  skill: Counted[]
  deadline: Counted[]
}

type Whole = 'total' | 'totalAbout' | 'about'
/** A group of opportunities with the same single values. */
type Cell = Single & { span: number; count: number }
type Test = (cell: Cell) => boolean
type Name = (typeof SINGLE)[number]
type FacetQuery = { scale: Scale; criteria: Criteria; wanted: QueryWords; filters: Filters; skills: number }

const SINGLE = ['kind', 'mode', 'contract', 'pay', 'firstJob', 'deadline'] as const

const PARTS: readonly Part[] = ['cells', 'areas', 'languages']
const OWN: Record<Part, readonly (keyof Filters)[]> = {
  cells: SINGLE,
  areas: ['place'],
  languages: ['language'],
}

/**
 * Counts facets: one grouping counts all those with a single value; places and languages, which may be several, are grouped
 * by their bits. Parts without an active filter of their own share the total's range and are counted with it.
 */
export async function countFacets(
  db: Db,
  { scale, criteria, wanted, filters, skills }: FacetQuery,
): Promise<Counts> {
  const isNarrowed = (part: Part) => OWN[part].some((name) => filters[name])
  const conditionWithout = (without: readonly (keyof Filters)[]) =>
    conditionOf({ wanted, filters, without, by: 'index' })
  const [all, ...apart] = await Promise.all([
    getGroups(db, scale, {
      condition: conditionWithout([]),
      parts: PARTS.filter((part) => !isNarrowed(part)),
      skills,
    }),
    ...PARTS.filter(isNarrowed).map((part) =>
      getGroups(db, scale, { condition: conditionWithout(OWN[part]), parts: [part], skills: 0 }),
    ),
  ])
  const parts: Groups['parts'] = Object.assign({}, ...[all, ...apart].map((each) => each.parts))
  const cells = (parts.cells ?? []).map(({ value, count }) => ({
    ...decodeFacets(value),
    span: value >> 13,
    count,
  }))
  return {
    total: all.total,
    totalAbout: all.about,
    about: [all, ...apart].some(({ about }) => about),
    ...rollUp(cells, criteria),
    place: ofBits(parts.areas ?? [], AREAS),
    language: ofBits(parts.languages ?? [], LANGUAGES),
    skill: all.skills,
  }
}

function rollUp(
  cells: readonly Cell[],
  criteria: Criteria,
): Omit<Counts, Whole | 'place' | 'language' | 'skill'> {
  const tests = testsOf(criteria)
  const without = (own: Name) => {
    const others = SINGLE.filter((name) => name !== own).map((name) => tests[name])
    return cells.filter((cell) => others.every((test) => test(cell)))
  }
  const sum = (list: readonly Cell[], test: Test) =>
    list.reduce((all, cell) => (test(cell) ? all + cell.count : all), 0)
  const each = <V extends string>(name: Name, values: readonly V[], test: (at: number) => Test) => {
    const list = without(name)
    return values.map((value, at) => ({ value, count: sum(list, test(at)) }))
  }
  return {
    kind: each(
      'kind',
      KINDS,
      (at) =>
        ({ kind }) =>
          kind === at,
    ),
    mode: each(
      'mode',
      MODES,
      (at) =>
        ({ mode }) =>
          mode === at,
    ),
    contract: each(
      'contract',
      CONTRACTS,
      (at) =>
        ({ contract }) =>
          contract === at + 1,
    ),
    pay: each(
      'pay',
      PAY_STEPS,
      (at) =>
        ({ pay }) =>
          pay >= at + 2,
    ),
    firstJob: sum(without('firstJob'), ({ firstJob }) => firstJob === 1),
    deadline: each(
      'deadline',
      DEADLINES,
      (at) =>
        ({ span }) =>
          span >= 2 - at,
    ),
  }
}

/** Returns the database's conditions as tests of one cell. */
function testsOf({ kind, mode, contract, pay, firstJob, deadline }: Criteria): Record<Name, Test> {
  const kinds = new Set(kind.map((each) => KINDS.indexOf(each)))
  const modes = new Set(mode.map((each) => MODES.indexOf(each)))
  const contracts = new Set(contract.map((each) => CONTRACTS.indexOf(each) + 1))
  const least = pay === null ? 0 : PAY_STEPS.indexOf(pay) + 2
  const span = deadline === null ? 0 : 2 - DEADLINES.indexOf(deadline)
  return {
    kind: (cell) => kinds.size === 0 || kinds.has(cell.kind),
    mode: (cell) => modes.size === 0 || modes.has(cell.mode),
    contract: (cell) => contracts.size === 0 || contracts.has(cell.contract),
    pay: (cell) => cell.pay >= least,
    firstJob: (cell) => !firstJob || cell.firstJob === 1,
    deadline: (cell) => cell.span >= span,
  }
}

function ofBits<V extends string>(groups: readonly Group[], values: readonly V[]): Counted<V>[] {
  return values.map((value, at) => ({
    value,
    count: groups.reduce((all, { value: bits, count }) => ((bits >> at) & 1 ? all + count : all), 0),
  }))
}

/** Counts results per municipality; without the place filter, so that the map shows the whole country. */
export async function countMunicipalities(
  db: Db,
  { wanted, filters }: { wanted: QueryWords; filters: Filters },
): Promise<Counted[]> {
  // Most are in one place: counting equal lists first saves splitting each.
  const { rows } = await municipalitiesRows(db)(sql`
    select municipality as value, sum(count) as count from (
      select municipalities, count(*) as count from opportunity_search
      where ${conditionOf({ wanted, filters, without: ['place'], by: 'index' })} group by municipalities
    ) alike, unnest(municipalities) as municipality group by municipality`)
  return rows.map(({ value, count }) => ({ value, count: Number(count) }))
}

/** Counts results exactly, for rare searches. */
export async function countExactly(
  db: Db,
  { wanted, filters }: { wanted: QueryWords; filters: Filters },
): Promise<number> {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from opportunity_search where ${conditionOf({ wanted, filters, by: 'index' })}`)
  return rows[0]?.count ?? 0
}
