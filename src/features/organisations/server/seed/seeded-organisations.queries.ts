import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'

const seededOrganisationRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  owner: z.nullable(z.string()),
})
export type SeededOrganisation = RowOf<typeof seededOrganisationRows>

/** Lists the organisations of the demo world so far, for features that add to them. */
export async function listSeededOrganisations(db: Db): Promise<SeededOrganisation[]> {
  const { rows } = await seededOrganisationRows(db)(
    sql`select id, slug, name, created_by as owner from organisations`,
  )
  return rows
}
