import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const countRows = rowsOf({ count: z.number() })

/** Counts the unanswered questions about an opportunity. */
export async function countWaitingQuestions(db: Db, id: string): Promise<number> {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from waiting_questions where about_kind = 'opportunity' and about_id = ${id}`)
  return rows[0]?.count ?? 0
}
