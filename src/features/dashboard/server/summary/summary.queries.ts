import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const startRows = rowsOf({ at: timestamp })
const claimRows = rowsOf({ stage: z.string() })
const NO_SUBJECT = '00000000-0000-0000-0000-000000000000'

/** Returns the moment from which on something is new to a member: their last visit, a week ago at the earliest. */
export async function findSummaryStart(db: Db, userId: string): Promise<string> {
  const { rows } = await startRows(db)(sql`
    select greatest(now() - interval '7 days',
      (select last_at from dashboard_visits where user_id = ${userId})) as at`)
  if (!rows[0]) throw new Error('The database has no clock')
  return toIso(rows[0].at)
}

/** Claims this week's summary, once a week from Monday on; returns false if another process has it. */
export async function claimSummary(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await claimRows(tx)(sql`
    insert into deadline_reminders as r (user_id, subject, stage) values (${userId}, ${NO_SUBJECT}, 'summary')
    on conflict (user_id, subject, stage) do update set told_at = now()
      where r.told_at < date_trunc('week', now() at time zone 'Europe/Sarajevo') at time zone 'Europe/Sarajevo'
    returning stage`)
  return rows.length > 0
}
