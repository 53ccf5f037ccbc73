import { sql } from 'drizzle-orm'
import type { PersonFacts } from '#platform/server/person-facts.ts'

/** What somebody sent, and what they have only begun. */
export const applicationFacts: PersonFacts = async (db, userId) => {
  const { rows } = await db.execute<{ sent: number; drafts: number }>(sql`
    select count(*) filter (where status <> 'draft')::int as sent,
      count(*) filter (where status = 'draft')::int as drafts
    from applications where user_id = ${userId}::uuid`)
  const { sent = 0, drafts = 0 } = rows[0] ?? {}
  return [
    { id: 'applications', count: sent },
    { id: 'drafts', count: drafts },
  ]
}
