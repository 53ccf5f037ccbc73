import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Queue } from '#platform/server/queue/queue.ts'

const oneRows = rowsOf({ one: z.number() })

export const INSTANT_TASK = 'search.instant'

/** Notifies members with instant alerts, when the indexing transaction commits. */
export async function noteFresh(queue: Queue, tx: Db, opportunities: readonly string[]): Promise<void> {
  if (opportunities.length === 0) return
  const { rows } = await oneRows(tx)(
    sql`select 1 as one from saved_searches where frequency = 'instant' limit 1`,
  )
  if (rows.length > 0) await queue.send(tx, INSTANT_TASK, { opportunities })
}
