import { sql } from '#platform/server/db/sql.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { PersonFacts } from '#platform/server/person-facts.ts'

const opportunityFactsRows = rowsOf({ written: z.number(), saved: z.number() })

/** Counts the opportunities that a person wrote, published or not, and those they saved. */
export const opportunityFacts: PersonFacts = async (db, userId) => {
  const { rows } = await opportunityFactsRows(db)(sql`
    select (select count(*)::int from opportunities where created_by = ${userId}::uuid) as written,
      (select count(*)::int from opportunity_events where user_id = ${userId}::uuid and kind = 'saved') as saved`)
  const { written = 0, saved = 0 } = rows[0] ?? {}
  return [
    { id: 'opportunities', count: written },
    { id: 'saved', count: saved },
  ]
}
