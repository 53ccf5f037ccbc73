import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { DataExporter } from '#platform/server/data-rights.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const acceptanceRows = rowsOf({ document: z.string(), version: z.string(), acceptedAt: timestamp })
const birthdayRows = rowsOf({
  was: z.nullable(z.string()),
  became: z.nullable(z.string()),
  changedAt: timestamp,
})

/** Exports the accepted document versions and the earlier dates of birth. */
export const exportAccount: DataExporter = async function* ({ services, userId }) {
  const { rows: accepted } = await acceptanceRows(services.db)(sql`
    select document, version, accepted_at as "acceptedAt" from terms_acceptances where user_id = ${userId}`)
  yield {
    path: 'account/accepted-documents.json',
    content: accepted.map((row) => ({ ...row, acceptedAt: toIso(row.acceptedAt) })),
  }
  const { rows: changes } = await birthdayRows(services.db)(sql`
    select was, became, changed_at as "changedAt" from birthday_changes
    where user_id = ${userId} order by changed_at`)
  if (changes.length > 0)
    yield {
      path: 'account/birthday-changes.json',
      content: changes.map((row) => ({ ...row, changedAt: toIso(row.changedAt) })),
    }
}
