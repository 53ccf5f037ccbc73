import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import type { PersonGroup } from '#platform/server/person-groups.ts'
import { FACETS, type Facet } from '../../contract/users.endpoints.ts'
import { wordsOf } from '../query-words.ts'
import { AGE_CONDITIONS, type Filter, groupConditions, isNamedBy, STATE_CONDITIONS } from './conditions.ts'

const countRows = rowsOf({ facet: z.string(), value: z.string(), count: z.number() })

export type Counts = {
  total: number
  all: number
  of: (facet: Facet, value: string) => number
  places: string[]
}

/** Facets of which an account may have several values. */
const MANY = ['role', 'mark'] as const

/**
 * Counts the accounts under the conditions, and those that each value of a facet would leave under the conditions of the
 * other facets, in one pass over the accounts that the words find.
 */
export async function getCounts(db: Db, filter: Filter, groups: readonly PersonGroup[]): Promise<Counts> {
  const words = sql.join([sql`true`, ...wordsOf(filter.query).map(isNamedBy)], sql` and `)
  const fits = (facet: Facet) => sql.identifier(`fits_${facet}`)
  const under = (facets: readonly Facet[]) => sql.join([sql`true`, ...facets.map(fits)], sql` and `)
  const others = (facet: Facet) => under(FACETS.filter((one) => one !== facet))
  const { rows } = await countRows(db)(sql`
    with seen as (
      select ${valueOf(new Map(Object.entries(STATE_CONDITIONS)))} as state,
        ${valuesOf(groupConditions(groups, 'role'))} as role, p.municipality as place,
        ${valueOf(new Map(Object.entries(AGE_CONDITIONS)))} as age, ${valuesOf(groupConditions(groups, 'mark'))} as mark
      from users u left join member_places p on p.user_id = u.id where ${words}
    ), fits as materialized (
      select seen.*, ${sql.join(
        FACETS.map((facet) => sql`${isAny(facet, filter[facet])} as ${fits(facet)}`),
        sql`, `,
      )} from seen
    )
    select 'total' as facet, '' as value, count(*)::int as count from fits where ${under(FACETS)}
    union all select 'all', '', count(*)::int from users
    ${sql.join(
      FACETS.map(
        (facet) => sql`union all select ${sql.raw(`'${facet}'`)}, one.value, count(*)::int
          from fits cross join lateral ${isMany(facet) ? sql`unnest(${sql.identifier(facet)})` : sql`(values (${sql.identifier(facet)}))`} as one(value)
          where one.value is not null and ${others(facet)} group by one.value`,
      ),
      sql` `,
    )}`)
  const counts = new Map(rows.map(({ facet, value, count }) => [`${facet} ${value}`, count]))
  const of = (facet: string, value: string) => counts.get(`${facet} ${value}`) ?? 0
  return {
    total: of('total', ''),
    all: of('all', ''),
    of,
    places: rows.filter(({ facet }) => facet === 'place').map(({ value }) => value),
  }
}

function isMany(facet: Facet): boolean {
  return MANY.some((one) => one === facet)
}

function isAny(facet: Facet, values: readonly string[]): SQL {
  if (values.length === 0) return sql`true`
  const column = sql.identifier(facet)
  const those = sql`${sql.param([...values])}::text[]`
  return isMany(facet) ? sql`${column} && ${those}` : sql`coalesce(${column} = any(${those}), false)`
}

/** The one value that an account has; the names are ours. */
function valueOf(conditions: ReadonlyMap<string, SQL>): SQL {
  const cases = [...conditions].map(
    ([value, condition]) => sql`when ${condition} then ${sql.raw(`'${value}'`)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

function valuesOf(conditions: ReadonlyMap<string, SQL>): SQL {
  const cases = [...conditions].map(
    ([value, condition]) => sql`case when ${condition} then ${sql.raw(`'${value}'`)} end`,
  )
  return sql`array_remove(array[${sql.join(cases, sql`, `)}]::text[], null)`
}
