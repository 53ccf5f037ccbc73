import { sql } from 'drizzle-orm'
import type { PersonFacts } from '#platform/server/person-facts.ts'

export const searchFacts: PersonFacts = async (db, userId) => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from saved_searches where user_id = ${userId}::uuid`)
  return [{ id: 'searches', count: rows[0]?.count ?? 0 }]
}
