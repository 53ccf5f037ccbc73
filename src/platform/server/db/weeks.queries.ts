import { type SQL, sql } from './sql.ts'
import * as z from 'zod/mini'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import type { Db } from './database.ts'
import { rowsOf } from './rows-of.ts'

const byWeekRows = rowsOf({ week: z.string(), count: z.number() })

type Weeks = { from: string; to: string }

/** Whether a moment is in the weeks from one Monday to another; the column's index finds it. */
export function isWithinWeeks(at: SQL, { from, to }: Weeks): SQL {
  return between(at, sql`${from}::date`, sql`${to}::date`)
}

type Counted = Weeks & {
  /** With the short name that the other parts use. */
  table: SQL
  /** The moment that decides which week a row is in. */
  at: SQL
  where?: SQL
  /** Only rows of these people: a query for their `user_id`, and the row's own column. */
  people?: { query: SQL; column: SQL } | undefined
}

/**
 * How many rows are in each week. Of all rows, one count over the index for each week is several times quicker than
 * working out the week of every row; of some people's, their rows are found first, and they are few.
 */
export async function countByWeek(
  db: Db,
  { from, to, table, at, where = sql`true`, people }: Counted,
): Promise<{ week: string; count: number }[]> {
  const query = people
    ? sql`
      with people as materialized (${people.query})
      select to_char(date_trunc('week', ${at} at time zone ${TIME_ZONE}), 'YYYY-MM-DD') as week, count(*)::int as count
      from people join ${table} on people.user_id = ${people.column}
      where ${isWithinWeeks(at, { from, to })} and ${where} group by 1`
    : sql`
      with weeks as (select generate_series(${from}::date, ${to}::date - 7, interval '1 week')::date as monday)
      select to_char(monday, 'YYYY-MM-DD') as week, (
        select count(*)::int from ${table}
        where ${between(at, sql.raw('weeks.monday'), sql.raw('weeks.monday + 7'))} and ${where}) as count
      from weeks`
  const { rows } = await byWeekRows(db)(query)
  return rows
}

function between(at: SQL, first: SQL, after: SQL): SQL {
  const midnight = (day: SQL) => sql`((${day})::timestamp at time zone ${TIME_ZONE})`
  return sql`${at} >= ${midnight(first)} and ${at} < ${midnight(after)}`
}
