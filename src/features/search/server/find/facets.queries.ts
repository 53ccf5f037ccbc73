import { sql, type SQL } from 'drizzle-orm'
import { CONTRACTS, KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Criteria, DEADLINES, PAY_STEPS } from '../../contract/criteria.ts'
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
type Cell = Single & { span: number; count: number }
type Test = (cell: Cell) => boolean
type Name = (typeof SINGLE)[number]
type Asked = { criteria: Criteria; wanted: Wanted; filters: Filters }

const SPAN = sql`case when open_until < now() + make_interval(days => ${DAYS.week}::int) then 2
  when open_until < now() + make_interval(days => ${DAYS.month}::int) then 1 else 0 end`
const SINGLE = ['kind', 'mode', 'contract', 'pay', 'firstJob', 'deadline'] as const

/**
 * One grouping counts all facets that have one value each; places and languages, of which an opportunity may have
 * several, are grouped by their bits beside it.
 */
export async function countFacets(db: Db, { criteria, wanted, filters }: Asked): Promise<Counts> {
  const condition = (without: readonly (keyof Filters)[]) => conditionOf({ wanted, filters, without })
  const isOneSet = [...SINGLE, 'place' as const, 'language' as const].every((name) => !filters[name])
  const [cells, areas, languages] = isOneSet
    ? await readAllGroups(db, condition([]))
    : await Promise.all([
        readGroups(db, CELL, condition(SINGLE)),
        readGroups(db, sql`areas`, condition(['place'])),
        readGroups(db, sql`languages`, condition(['language'])),
      ])
  return {
    ...rollUp(
      cells.map(({ code, count }) => ({ ...decodeFacets(code), span: code >> 13, count })),
      criteria,
    ),
    place: ofBits(areas, AREAS),
    language: ofBits(languages, LANGUAGES),
  }
}

const CELL = sql`(facets | (${SPAN} << 13))`

type Group = { code: number; count: number }

/** Lists of numbers: groups can be many, and rows of a result are dear. */
async function readGroups(db: Db, code: SQL, condition: SQL): Promise<Group[]> {
  const { rows } = await db.execute<{ codes: string | null; counts: string | null }>(sql`
    select string_agg(code::text, ',') as codes, string_agg(count::text, ',') as counts from (
      select ${code} as code, count(*) as count from opportunity_search where ${condition} group by 1
    ) g`)
  return toGroups(rows[0])
}

/** Where no filter stands between them, all three groupings go over the same opportunities at once. */
async function readAllGroups(db: Db, condition: SQL): Promise<[Group[], Group[], Group[]]> {
  const { rows } = await db.execute<{ part: number; codes: string | null; counts: string | null }>(sql`
    select part, string_agg(code::text, ',') as codes, string_agg(count::text, ',') as counts from (
      select grouping(cell, areas, languages) as part, coalesce(cell, areas, languages) as code, count(*) as count
      from (select ${CELL} as cell, areas, languages from opportunity_search where ${condition}) s
      group by grouping sets ((cell), (areas), (languages))
    ) g group by part`)
  const of = (part: number) => toGroups(rows.find((row) => row.part === part))
  return [of(0b011), of(0b101), of(0b110)]
}

function toGroups(row: { codes: string | null; counts: string | null } | undefined): Group[] {
  const counts = row?.counts?.split(',') ?? []
  return (row?.codes?.split(',') ?? []).map((each, n) => ({ code: Number(each), count: Number(counts[n]) }))
}

function rollUp(cells: readonly Cell[], criteria: Criteria): Omit<Counts, 'place' | 'language'> {
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
    total: sum(cells, (cell) => SINGLE.every((name) => tests[name](cell))),
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

/** The same conditions as those of the database, on one cell. */
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
    count: groups.reduce((all, { code, count }) => ((code >> at) & 1 ? all + count : all), 0),
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
