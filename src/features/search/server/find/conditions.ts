import { sql, type SQL } from 'drizzle-orm'
import { CONTRACTS, KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { type Criteria, isArea, PAY_STEPS } from '../../contract/criteria.ts'
import { municipalitiesWithin } from '../../contract/distance.ts'
import { areaBit, bitsOf, languageBit } from '../documents/facet-code.ts'
import type { Wanted } from './wanted-words.ts'

export const DAYS = { week: 7, month: 30 } as const

type Filter = 'kind' | 'place' | 'mode' | 'contract' | 'pay' | 'firstJob' | 'skill' | 'language' | 'deadline'

/** One condition for each filter that is on; whoever counts a facet leaves out its own. */
export type Filters = Partial<Record<Filter, SQL>>

export function filtersOf(criteria: Criteria): Filters {
  const { kind, place, km, mode, contract, pay, firstJob, skill, language, deadline } = criteria
  return {
    ...(kind.length > 0 && {
      kind: oneOf(
        sql`(facets & 15)`,
        kind.map((each) => KINDS.indexOf(each)),
      ),
    }),
    ...(place && { place: inPlace(place, km) }),
    ...(mode.length > 0 && {
      mode: oneOf(
        sql`((facets >> 4) & 3)`,
        mode.map((each) => MODES.indexOf(each)),
      ),
    }),
    ...(contract.length > 0 && {
      contract: oneOf(
        sql`((facets >> 6) & 7)`,
        contract.map((each) => CONTRACTS.indexOf(each) + 1),
      ),
    }),
    ...(firstJob && { firstJob: sql`((facets >> 9) & 1) = 1` }),
    ...(pay && { pay: sql`((facets >> 10) & 7) >= ${PAY_STEPS.indexOf(pay) + 2}` }),
    ...(skill.length > 0 && { skill: sql`skills @> ${sql.param(skill)}::uuid[]` }),
    ...(language.length > 0 && { language: sql`(languages & ${bitsOf(language, languageBit)}::int) <> 0` }),
    ...(deadline && { deadline: sql`open_until < now() + make_interval(days => ${DAYS[deadline]}::int)` }),
  }
}

/** Open now, with the words and all filters but those left out. */
export function conditionOf({
  wanted,
  filters,
  without = [],
  more = [],
}: {
  wanted: Wanted
  filters: Filters
  without?: readonly Filter[]
  more?: readonly SQL[]
}): SQL {
  const on = (Object.keys(filters) as Filter[]).filter((name) => !without.includes(name))
  return sql.join(
    [
      sql`open_until > now()`,
      ...(wanted.query ? [sql`words @@ ${wanted.query}::tsquery`] : []),
      ...on.flatMap((name) => filters[name] ?? []),
      ...more,
    ],
    sql` and `,
  )
}

function inPlace(place: NonNullable<Criteria['place']>, km: Criteria['km']): SQL {
  if (isArea(place)) return sql`(areas & ${areaBit(place)}::int) <> 0`
  const ids = km ? municipalitiesWithin(place, Number(km)) : [place]
  return sql`municipalities && ${sql.param(ids)}::text[]`
}

/** One value as an equation, which an index in the order of the list answers. */
function oneOf(value: SQL, codes: readonly number[]): SQL {
  if (codes.length === 1) return sql`${value} = ${codes[0]}::int`
  return sql`${value} = any(${sql.param(codes)}::int[])`
}
