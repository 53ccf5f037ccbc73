import { sql } from 'drizzle-orm'
import { CONTRACTS, KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Criteria, PAY_STEPS } from '../../contract/criteria.ts'
import { decodeFacets, type Single } from '../documents/facet-code.ts'
import { conditionOf, DAYS, type Filters } from './conditions.ts'
import type { Wanted } from './wanted-words.ts'

export type Counted<V extends string = string> = { value: V; count: number }

/** How many there are of each value; every facet is counted without its own filter. */
export type Counts = {
  total: number
  kind: Counted[]
  place: Counted[]
  mode: Counted[]
  contract: Counted[]
  pay: Counted[]
  firstJob: number
  language: Counted[]
  deadline: Counted[]
}

/** One group of opportunities that are alike in everything that has one value. */
type Cell = Single & { span: number; isPlaced: boolean; isSpoken: boolean; count: number }
type Test = (cell: Cell) => boolean
type Name = 'kind' | 'mode' | 'contract' | 'pay' | 'firstJob' | 'deadline' | 'place' | 'language'

const SPAN = sql`case when open_until < now() + make_interval(days => ${DAYS.week}::int) then 2
  when open_until < now() + make_interval(days => ${DAYS.month}::int) then 1 else 0 end`
const SINGLE = ['kind', 'mode', 'contract', 'pay', 'firstJob', 'deadline'] as const

/** Goes once over what the words find; places and languages, of which one may have several, are grouped beside it. */
export async function countFacets(
  db: Db,
  { criteria, wanted, filters }: { criteria: Criteria; wanted: Wanted; filters: Filters },
): Promise<Counts> {
  const found = conditionOf({ wanted, filters, without: [...SINGLE, 'place', 'language'] })
  const placed = filters.place ?? sql`true`
  const spoken = filters.language ?? sql`true`
  const { rows } = await db.execute<{ part: number; code: number; span: number; count: string } & Marks>(sql`
    with hits as materialized (
      select facets, areas, languages, open_until, ${SPAN} as span, ${placed} as placed, ${spoken} as spoken
      from opportunity_search where ${found}
    )
    select 0 as part, facets as code, span, placed, spoken, count(*) from hits group by facets, span, placed, spoken
    union all
    select 1, areas, 0, true, true, count(*) from hits
      where ${allOf(filters, SINGLE)} and spoken group by areas
    union all
    select 2, languages, 0, true, true, count(*) from hits
      where ${allOf(filters, SINGLE)} and placed group by languages`)
  const cells = rows
    .filter(({ part }) => part === 0)
    .map(({ code, span, placed: isPlaced, spoken: isSpoken, count }) => ({
      ...decodeFacets(code),
      span,
      isPlaced,
      isSpoken,
      count: Number(count),
    }))
  const bits = (part: number) =>
    rows.filter((row) => row.part === part).map(({ code, count }) => ({ bits: code, count: Number(count) }))
  return { ...rollUp(cells, criteria), place: ofBits(bits(1), AREAS), language: ofBits(bits(2), LANGUAGES) }
}

type Marks = { placed: boolean; spoken: boolean }

function allOf(filters: Filters, names: readonly (keyof Filters)[]) {
  const on = names.flatMap((name) => filters[name] ?? [])
  return on.length > 0 ? sql.join(on, sql` and `) : sql`true`
}

function rollUp(cells: readonly Cell[], criteria: Criteria): Omit<Counts, 'place' | 'language'> {
  const tests = testsOf(criteria)
  const without = (own: Name) => {
    const others = (Object.keys(tests) as Name[]).filter((name) => name !== own).map((name) => tests[name])
    return cells.filter((cell) => others.every((test) => test(cell)))
  }
  const sum = (list: readonly Cell[], test: Test) =>
    list.reduce((all, cell) => (test(cell) ? all + cell.count : all), 0)
  const each = <V extends string>(name: Name, values: readonly V[], test: (at: number) => Test) => {
    const list = without(name)
    return values.map((value, at) => ({ value, count: sum(list, test(at)) }))
  }
  return {
    total: sum(cells, (cell) => Object.values(tests).every((test) => test(cell))),
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
      ['week', 'month'],
      (at) =>
        ({ span }) =>
          span >= 2 - at,
    ),
  }
}

/** The same conditions as those of the database, on one cell. */
function testsOf({ kind, mode, contract, pay, firstJob, deadline }: Criteria): Record<Name, Test> {
  return {
    kind: (cell) => kind.length === 0 || kind.some((each) => KINDS.indexOf(each) === cell.kind),
    mode: (cell) => mode.length === 0 || mode.some((each) => MODES.indexOf(each) === cell.mode),
    contract: (cell) =>
      contract.length === 0 || contract.some((each) => CONTRACTS.indexOf(each) + 1 === cell.contract),
    pay: (cell) => pay === null || cell.pay >= PAY_STEPS.indexOf(pay) + 2,
    firstJob: (cell) => !firstJob || cell.firstJob === 1,
    deadline: (cell) => deadline === null || cell.span >= (deadline === 'week' ? 2 : 1),
    place: (cell) => cell.isPlaced,
    language: (cell) => cell.isSpoken,
  }
}

function ofBits<V extends string>(
  groups: readonly { bits: number; count: number }[],
  values: readonly V[],
): Counted<V>[] {
  return values.map((value, at) => ({
    value,
    count: groups.reduce((all, { bits, count }) => ((bits >> at) & 1 ? all + count : all), 0),
  }))
}

/** The skills most asked for among what fits, with how many ask for each. */
export async function countSkills(
  db: Db,
  { wanted, filters, most }: { wanted: Wanted; filters: Filters; most: number },
): Promise<Counted[]> {
  const { rows } = await db.execute<{ value: string; count: string }>(sql`
    select skill as value, count(*) from (
      select unnest(skills) as skill from opportunity_search
      where ${conditionOf({ wanted, filters })}
    ) each group by skill order by count(*) desc, skill limit ${most}`)
  return rows.map(({ value, count }) => ({ value, count: Number(count) }))
}

/** How many there are in each municipality; the map's own filter is left out, so that it shows the whole country. */
export async function countMunicipalities(
  db: Db,
  { wanted, filters }: { wanted: Wanted; filters: Filters },
): Promise<Counted[]> {
  const { rows } = await db.execute<{ value: string; count: string }>(sql`
    select municipality as value, count(*) from (
      select unnest(municipalities) as municipality from opportunity_search
      where ${conditionOf({ wanted, filters, without: ['place'] })}
    ) each group by municipality`)
  return rows.map(({ value, count }) => ({ value, count: Number(count) }))
}
