import { sql } from 'drizzle-orm'
import type { PersonFacts } from '#platform/server/person-facts.ts'

/** What somebody wrote, published or not, and what they saved. */
export const opportunityFacts: PersonFacts = async (db, userId) => {
  const { rows } = await db.execute<{ written: number; saved: number }>(sql`
    select (select count(*)::int from opportunities where created_by = ${userId}::uuid) as written,
      (select count(*)::int from opportunity_events where user_id = ${userId}::uuid and kind = 'saved') as saved`)
  const { written = 0, saved = 0 } = rows[0] ?? {}
  return [
    { id: 'opportunities', count: written },
    { id: 'saved', count: saved },
  ]
}
