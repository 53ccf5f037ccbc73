import { sql } from '#platform/server/db/sql.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { listOf } from './saved.queries.ts'
import { mergeRows, type MergeRules } from '#platform/server/merging.ts'

const alertedRows = rowsOf({
  search: z.string(),
  opportunity: z.string(),
  slug: z.nullable(z.string()),
  at: z.string(),
})

/** Exports the saved searches, and the opportunities they reported. */
export const exportSaved: DataExporter = async function* ({ services: { db }, userId }) {
  const searches = await listOf(db, userId)
  const { rows: alerts } = await alertedRows(db)(sql`
    select a.search_id as search, a.opportunity_id as opportunity, o.slug, a.created_at as at
    from saved_search_alerts a join saved_searches s on s.id = a.search_id
    left join public_opportunities o on o.id = a.opportunity_id
    where s.user_id = ${userId} order by a.created_at`)
  yield { path: 'search/saved-searches.json', content: { searches, told: alerts } }
}

/** Deletes these before the person's row, so that no task meets them in the meantime. */
export const eraseSaved: DataEraser = async ({ tx, userId }) => {
  await tx.execute(sql`delete from saved_searches where user_id = ${userId}`)
}

export const mergeSaved: MergeRules = { 'saved_searches.user_id': mergeRows('query') }
