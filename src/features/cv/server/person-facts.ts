import { sql } from '#platform/server/db/sql.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { PersonFacts } from '#platform/server/person-facts.ts'

const countRows = rowsOf({ count: z.number() })

export const cvFacts: PersonFacts = async (db, userId) => {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from cvs where user_id = ${userId}::uuid`)
  return [{ id: 'cvs', count: rows[0]?.count ?? 0 }]
}
