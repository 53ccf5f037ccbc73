import * as z from 'zod/mini'
import { type Db, onlyReads } from './database.ts'
import { rowsOf, timestamp, toIso } from './rows-of.ts'
import { sql } from './sql.ts'

/** A visit ends when nothing was asked for so long. */
export const VISIT_MINUTES = 30

const visitRows = rowsOf({ since: z.nullable(timestamp) })

/**
 * Notes that a member is in a place that has a table of visits (`user_id`, `last_at`, `since`).
 *
 * @returns the end of the visit before, which a reload does not change; null on the first visit
 */
export async function saveVisit(
  db: Db,
  { table, userId }: { table: `${string}_visits`; userId: string },
): Promise<string | null> {
  const visits = sql.identifier(table)
  const { rows } = onlyReads(db)
    ? await visitRows(db)(sql`select since from ${visits} where user_id = ${userId}`)
    : await visitRows(db)(sql`
        insert into ${visits} as v (user_id) values (${userId})
        on conflict (user_id) do update set last_at = now(),
          since = case when v.last_at < now() - make_interval(mins => ${VISIT_MINUTES}) then v.last_at else v.since end
        returning since`)
  return toIso(rows[0]?.since)
}
