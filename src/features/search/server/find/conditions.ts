import { type SQL, sql } from '#platform/server/db/sql.ts'
import { CONTRACTS, KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { type Criteria, isArea, PAY_STEPS } from '../../contract/criteria.ts'
import { municipalitiesWithin } from '#features/places/contract/distance.ts'
import { areaBit, bitsOf, languageBit } from '../documents/facet-code.ts'
import type { QueryWords } from './query-words.ts'

export const DAYS = { week: 7, month: 30 } as const

type Filter = 'kind' | 'place' | 'mode' | 'contract' | 'pay' | 'firstJob' | 'skill' | 'language' | 'deadline'

/** A filter on the numbers of the row and, if possible, on its tags in the word index. */
type Condition = { row: SQL; tags?: readonly string[] }

/** One condition for each active filter; counting a facet omits its own. */
export type Filters = Partial<Record<Filter, Condition>>

export function filtersOf(criteria: Criteria): Filters {
  const { kind, place, km, mode, contract, pay, firstJob, skill, language, deadline } = criteria
  const step = pay === null ? 0 : PAY_STEPS.indexOf(pay) + 2
  return {
    ...(kind.length > 0 && { kind: oneOf('kind', sql`(facets & 15)`, numbersOf(kind, KINDS)) }),
    ...(place && { place: inPlace(place, km) }),
    ...(mode.length > 0 && { mode: oneOf('mode', sql`((facets >> 4) & 3)`, numbersOf(mode, MODES)) }),
    ...(contract.length > 0 && {
      contract: oneOf('contract', sql`((facets >> 6) & 7)`, numbersOf(contract, ['', ...CONTRACTS])),
    }),
    ...(firstJob && { firstJob: { row: sql`((facets >> 9) & 1) = 1`, tags: ['first:1'] } }),
    ...(pay && { pay: { row: sql`((facets >> 10) & 7) >= ${step}`, tags: [`pay:${step}`] } }),
    ...(skill.length > 0 && { skill: { row: sql`skills @> ${sql.param(skill)}::uuid[]` } }),
    ...(language.length > 0 && {
      language: {
        row: sql`(languages & ${bitsOf(language, languageBit)}::int) <> 0`,
        tags: numbersOf(language, LANGUAGES).map((n) => `language:${n}`),
      },
    }),
    ...(deadline && {
      deadline: { row: sql`open_until < now() + make_interval(days => ${DAYS[deadline]}::int)` },
    }),
  }
}

/**
 * Returns the condition of open results with the words and all filters but those left out; `by` row numbers, or by the
 * index.
 */
export function conditionOf({
  wanted,
  filters,
  without = [],
  more = [],
  by = 'row',
}: {
  wanted: QueryWords
  filters: Filters
  without?: readonly Filter[]
  more?: readonly SQL[]
  by?: 'row' | 'index'
}): SQL {
  const on = (Object.keys(filters) as Filter[])
    .filter((name) => !without.includes(name))
    .flatMap((name) => filters[name] ?? [])
  const tagged = by === 'index' ? on.flatMap(({ tags }) => (tags ? [anyOf(tags)] : [])) : []
  const query = [...(wanted.query ? [wanted.query] : []), ...tagged].join(' & ')
  return sql.join(
    [
      sql`open_until > now()`,
      ...(query ? [sql`words @@ ${query}::tsquery`] : []),
      ...on.flatMap(({ row, tags }) => (by === 'index' && tags ? [] : [row])),
      ...more,
    ],
    sql` and `,
  )
}

function anyOf(tags: readonly string[]): string {
  return `(${tags.map((tag) => `'${tag}'`).join(' | ')})`
}

function inPlace(place: NonNullable<Criteria['place']>, km: Criteria['km']): Condition {
  if (isArea(place))
    return { row: sql`(areas & ${areaBit(place)}::int) <> 0`, tags: [`area:${AREAS.indexOf(place)}`] }
  const ids = km ? municipalitiesWithin(place, Number(km)) : [place]
  return { row: sql`municipalities && ${sql.param(ids)}::text[]`, tags: ids.map((id) => `in:${id}`) }
}

/** Writes one value as an equation, which an index in list order can answer. */
function oneOf(name: string, value: SQL, codes: readonly number[]): Condition {
  const row =
    codes.length === 1 ? sql`${value} = ${codes[0]}::int` : sql`${value} = any(${sql.param(codes)}::int[])`
  return { row, tags: codes.map((code) => `${name}:${code}`) }
}

function numbersOf<V extends string>(selected: readonly V[], all: readonly string[]): number[] {
  return selected.map((each) => all.indexOf(each))
}
