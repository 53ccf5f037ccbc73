import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'

const idRows = rowsOf({ id: z.string() })

const dueRows = rowsOf({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  frequency: z.enum(['instant', 'daily', 'weekly']),
  heardFrom: z.string(),
  userId: z.string(),
})
export type Due = RowOf<typeof dueRows>

/** Eight in the morning in Sarajevo, today or, before that time, yesterday. */
const DAILY = sql`((date_trunc('day', (now() at time zone 'Europe/Sarajevo') - interval '8 hours') + interval '8 hours')
  at time zone 'Europe/Sarajevo')`
/** Eight in the morning of the last Monday. */
const WEEKLY = sql`((date_trunc('week', (now() at time zone 'Europe/Sarajevo') - interval '8 hours') + interval '8 hours')
  at time zone 'Europe/Sarajevo')`

/** Lists searches that are due and not served yet, even if nothing ran at their hour. */
export async function listDue(db: Db, limit: number): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select s.id from saved_searches s join active_members u on u.id = s.user_id
    where (
      (s.frequency = 'daily' and s.served_until < ${DAILY}) or (s.frequency = 'weekly' and s.served_until < ${WEEKLY})
    )
    order by s.served_until, s.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function listInstant(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select s.id from saved_searches s join active_members u on u.id = s.user_id
    where s.frequency = 'instant' and s.id > ${after}::uuid order by s.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Claims a due search for one of two instances; locked until the transaction ends. */
export async function claimDue(tx: Db, id: string): Promise<Due | undefined> {
  const { rows } = await dueRows(tx)(sql`
    update saved_searches s set served_until = now()
    from active_members u
    where s.id = ${id} and u.id = s.user_id and (
      s.frequency = 'instant'
      or (s.frequency = 'daily' and s.served_until < ${DAILY})
      or (s.frequency = 'weekly' and s.served_until < ${WEEKLY})
    )
    returning s.id, s.name, s.query, s.frequency, s.heard_from as "heardFrom", s.user_id as "userId"`)
  return rows[0]
}

/** Records new alerts and returns them, without those that this search has sent before. */
export async function insertAlerts(
  tx: Db,
  { searchId, opportunities }: { searchId: string; opportunities: readonly string[] },
): Promise<string[]> {
  if (opportunities.length === 0) return []
  const { rows } = await idRows(tx)(sql`
    insert into saved_search_alerts (search_id, opportunity_id)
    select ${searchId}::uuid, id from unnest(${sql.param(opportunities)}::uuid[]) as o(id)
    on conflict do nothing returning opportunity_id as id`)
  const ids = new Set(rows.map(({ id }) => id))
  return opportunities.filter((id) => ids.has(id))
}
