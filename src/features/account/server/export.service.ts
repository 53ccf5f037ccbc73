import { eq } from 'drizzle-orm'
import type { DataExporter } from '#platform/server/data-rights.ts'
import { termsAcceptances } from './account.tables.ts'

/** Which version of which document the person has accepted, and when. */
export const exportAcceptances: DataExporter = async function* ({ services, userId }) {
  const { document, version, acceptedAt } = termsAcceptances
  const accepted = await services.db
    .select({ document, version, acceptedAt })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, userId))
  yield { path: 'account/accepted-documents.json', content: accepted }
}
