import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const bankRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  municipalities: z.array(z.string()),
  organisation: z.nullable(z.string()),
})
const programmeRows = rowsOf({ id: z.string(), slug: z.string() })

/** Returns the banks and programmes of the demo world by address, for features that seed calls. */
export async function getSeededBanks(db: Db) {
  const [banks, programmes] = await Promise.all([
    bankRows(db)(
      sql`select id, slug, name, municipalities, organisation_id as organisation from youth_banks`,
    ),
    programmeRows(db)(sql`select id, slug from grant_programmes`),
  ])
  return {
    banks: new Map(banks.rows.map((bank) => [bank.slug, bank])),
    programmes: new Map(programmes.rows.map(({ slug, id }) => [slug, id])),
  }
}
