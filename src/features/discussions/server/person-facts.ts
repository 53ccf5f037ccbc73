import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { PersonFacts } from '#platform/server/person-facts.ts'

const countRows = rowsOf({ count: z.number() })

export const discussionFacts: PersonFacts = async (db, userId) => {
  const { rows } = await countRows(db)(sql`
    select count(*)::int as count from discussion_posts where author_id = ${userId} and deleted_at is null`)
  return [{ id: 'posts', count: rows[0]?.count ?? 0 }]
}
