import * as z from 'zod/mini'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { bySigns } from '#platform/contract/letter-order.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { type PreparedRow, TOTAL } from '../rows.queries.ts'
import { areaOf } from './homes.ts'

const grantedRows = rowsOf({
  year: z.string(),
  municipality: z.nullable(z.string()),
  projects: z.number(),
  granted: z.number(),
  contributed: z.number(),
})
type Granted = Awaited<ReturnType<ReturnType<typeof grantedRows>>>['rows'][number]

/** The span that has all years together. */
export const ALL_YEARS = 'all'

/** Adds up what was granted to projects, which are public; by the year in which they began. */
export async function listGrantRows(tx: Db, day: string): Promise<PreparedRow[]> {
  const { rows } = await grantedRows(tx)(sql`
    select to_char(decided_on, 'YYYY') as year, municipality, count(*)::int as projects,
      sum(granted)::float8 as granted, sum(contributed)::float8 as contributed
    from project_results where decided_on <= ${day}::date group by 1, 2`)
  const years = [...new Set(rows.map(({ year }) => year))].toSorted(bySigns)
  return [ALL_YEARS, ...years].flatMap((span) => {
    const ofYear = rows.filter(({ year }) => span === ALL_YEARS || year === span)
    return ['', ...AREAS].flatMap((area) => {
      const here = ofYear.filter(({ municipality }) => area === '' || areaOf(municipality) === area)
      return rowsOfPlace(here).map((row) => ({ span, area, ...row }))
    })
  })
}

function rowsOfPlace(granted: readonly Granted[]) {
  if (granted.length === 0) return []
  const places = [...Map.groupBy(granted, ({ municipality }) => municipality ?? '')]
    .map(([key, of]) => ({ key, sums: sumsOf(of) }))
    .toSorted((one, other) => other.sums[1] - one.sums[1] || bySigns(one.key, other.key))
  return [{ key: TOTAL, cells: sumsOf(granted) }, ...places.map(({ key, sums }) => ({ key, cells: sums }))]
}

/** Projects, and the sums in KM, because amounts are kept in whole feninga. */
function sumsOf(rows: readonly Granted[]): [number, number, number] {
  const sum = (of: (row: Granted) => number) => rows.reduce((all, row) => all + of(row), 0)
  return [
    sum(({ projects }) => projects),
    sum(({ granted }) => granted) / 100,
    sum(({ contributed }) => contributed) / 100,
  ]
}
