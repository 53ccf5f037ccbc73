import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { noteUses } from '../pictures.service.ts'
import type { Task } from '#platform/server/queue/queue.ts'

const idRows = rowsOf({ id: z.string() })

export const CLOSE_TASK = 'opportunities.close'

/** Closes an opportunity at its deadline, by the database's clock. One that was moved or closed already stays as it is. */
export const closeTask: Task<{ id: string }> = {
  name: CLOSE_TASK,
  retryLimit: 10,
  async handle({ db }, { id }) {
    await closeDue(db, id)
  },
}

/** Closes opportunities left open by a restore or a stopped queue, and archives those closed for 180 days. */
export const sweepTask: Task = {
  name: 'opportunities.sweep',
  cron: '* * * * *',
  async handle({ db }) {
    await closeDue(db)
    const { rows } = await idRows(db)(sql`
      update opportunities set status = 'archived', version = version + 1, updated_at = now(), changed_at = clock_timestamp()
      where id in (select id from opportunities where status = 'closed' and closed_at < now() - interval '180 days'
        order by id for no key update)
      returning id`)
    for (const { id } of rows) await noteUses(db, id)
  },
}

/**
 * Closes due opportunities and returns their ids; one statement closes each exactly once. Rows are locked in the order of
 * their ids, as everywhere.
 */
export async function closeDue(db: Db, id?: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    update opportunities set status = 'closed', closed_reason = 'deadline', closed_at = deadline,
      version = version + 1, updated_at = now(), changed_at = clock_timestamp()
    where id in (
      select id from opportunities
      where status = 'published' and deadline <= now() ${id === undefined ? sql`` : sql`and id = ${id}`}
      order by id for no key update)
    returning id`)
  return rows.map((row) => row.id)
}
