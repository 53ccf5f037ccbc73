import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { FEW, LEAST_DAYS, PERIODS, type Period } from '../../contract/reports.ts'
import { type PreparedRow, TOTAL } from '../rows.queries.ts'

const termRows = rowsOf({ term: z.string(), searches: z.number(), days: z.number() })
const allRows = rowsOf({ searches: z.number(), days: z.number() })

const MOST_TERMS = 100

/**
 * Lists what was searched for and not found, often and on several days: what one person looks for on one day, such as a
 * name, is only in the sum of all.
 */
export async function listSearchRows(tx: Db, day: string): Promise<PreparedRow[]> {
  const all: PreparedRow[] = []
  for (const period of PERIODS) all.push(...(await listPeriod(tx, day, period)))
  return all
}

async function listPeriod(tx: Db, day: string, period: Period): Promise<PreparedRow[]> {
  const since = sql`(date_trunc('month', ${day}::date)::date - make_interval(months => ${Number(period) - 1}))`
  const within = sql`day >= ${since} and day <= ${day}::date`
  const { rows: sums } = await allRows(tx)(sql`
    select coalesce(sum(count), 0)::int as searches, count(distinct day)::int as days
    from missed_searches where ${within}`)
  const { rows } = await termRows(tx)(sql`
    select term, sum(count)::int as searches, count(distinct day)::int as days
    from missed_searches where ${within}
    group by term having count(distinct day) >= ${LEAST_DAYS} and sum(count) >= ${FEW}
    order by searches desc, term limit ${MOST_TERMS}`)
  const total = sums[0]
  if (!total || total.searches === 0) return []
  // A term is a key of its own kind, so that none is taken for the row of everything.
  const terms = rows.map(({ term, searches, days }) => ({ key: `term ${term}`, cells: [searches, days] }))
  return [{ key: TOTAL, cells: [total.searches, total.days] }, ...terms].map((row) => ({
    span: period,
    area: '',
    ...row,
  }))
}
