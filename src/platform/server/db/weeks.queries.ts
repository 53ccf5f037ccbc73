import { type SQL, sql } from 'drizzle-orm'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import type { Db } from './database.ts'

/** Whether a moment is in the weeks from one Monday to another; the column's index finds it. */
export function within(at: SQL, { from, to }: { from: string; to: string }): SQL {
  return sql`${at} >= (${from}::date::timestamp at time zone ${TIME_ZONE}) and ${at} < (${to}::date::timestamp at time zone ${TIME_ZONE})`
}

/** How many rows of a query with the column `at` are in each week; weeks without any are left out. */
export async function countByWeek(db: Db, moments: SQL): Promise<{ week: string; count: number }[]> {
  const { rows } = await db.execute<{ week: string; count: number }>(sql`
    select to_char(date_trunc('week', at at time zone ${TIME_ZONE}), 'YYYY-MM-DD') as week, count(*)::int as count
    from (${moments}) as moments group by 1`)
  return rows
}
