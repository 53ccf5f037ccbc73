import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const visitRows = rowsOf({ since: z.nullable(timestamp) })

/** Whoever comes back within this time is still on the same visit. */
const VISIT_MINUTES = 30

/** Notes that the member is on the dashboard. @returns the end of the visit before, which a reload does not change */
export async function saveVisit(db: Db, userId: string): Promise<string | null> {
  const { rows } = onlyReads(db)
    ? await visitRows(db)(sql`select since from dashboard_visits where user_id = ${userId}`)
    : await visitRows(db)(sql`
        insert into dashboard_visits (user_id) values (${userId})
        on conflict (user_id) do update set last_at = now(),
          since = case when dashboard_visits.last_at < now() - make_interval(mins => ${VISIT_MINUTES})
            then dashboard_visits.last_at else dashboard_visits.since end
        returning since`)
  return toIso(rows[0]?.since)
}
