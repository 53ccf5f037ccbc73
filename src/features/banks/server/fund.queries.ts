import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const leftRows = rowsOf({ year: z.number(), left: z.number() })

/**
 * Finds what a bank has left of its latest year's fund after what it gave in that year, as on its page. Nothing where
 * nobody has entered a fund.
 */
export async function findFundLeft(
  db: Db,
  bankId: string,
): Promise<{ year: number; left: number } | undefined> {
  const { rows } = await leftRows(db)(sql`
    select f.year, (f.amount - coalesce((
        select sum(p.granted) from bank_projects p
        where p.bank_id = ${bankId} and extract(year from p.decided_on) = f.year), 0))::float8 as left
    from (select year, sum(amount) as amount from youth_bank_funds where bank_id = ${bankId}
      group by year order by year desc limit 1) f`)
  return rows[0]
}
