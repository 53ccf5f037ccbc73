import { sql } from 'drizzle-orm'
import type { PersonFacts } from '#platform/server/person-facts.ts'

export const cvFacts: PersonFacts = async (db, userId) => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from cvs where user_id = ${userId}::uuid`)
  return [{ id: 'cvs', count: rows[0]?.count ?? 0 }]
}
