import { sql } from '#platform/server/db/sql.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { PersonFacts } from '#platform/server/person-facts.ts'

const applicationFactsRows = rowsOf({ sent: z.number(), drafts: z.number() })

/** Counts a person's sent applications and drafts. */
export const applicationFacts: PersonFacts = async (db, userId) => {
  const { rows } = await applicationFactsRows(db)(sql`
    select count(*) filter (where status <> 'draft')::int as sent,
      count(*) filter (where status = 'draft')::int as drafts
    from applications where user_id = ${userId}::uuid`)
  const { sent = 0, drafts = 0 } = rows[0] ?? {}
  return [
    { id: 'applications', count: sent },
    { id: 'drafts', count: drafts },
  ]
}
