import { sql } from '#platform/server/db/sql.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { PersonFacts } from '#platform/server/person-facts.ts'

const organisationFactsRows = rowsOf({ slug: z.string(), name: z.string() })

const LINKS = 50

/** Counts a person's organisations, with the first name in alphabetical order. */
export const organisationFacts: PersonFacts = async (db, userId) => {
  const { rows } = await organisationFactsRows(db)(sql`
    select o.slug, o.name from organisation_members m join organisations o on o.id = m.organisation_id
    where m.user_id = ${userId}::uuid and o.closed_at is null order by o.name`)
  const links = rows.slice(0, LINKS).map(({ slug, name }) => ({ name, path: `/organisations/${slug}` }))
  return [{ id: 'organisations', count: rows.length, links }]
}
