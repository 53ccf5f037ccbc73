import { eq } from 'drizzle-orm'
import type { DataExporter } from '#platform/server/data-rights.ts'
import { birthdayChanges, termsAcceptances } from './account.tables.ts'

/** Exports the accepted document versions and the earlier dates of birth. */
export const exportAccount: DataExporter = async function* ({ services, userId }) {
  const { document, version, acceptedAt } = termsAcceptances
  const accepted = await services.db
    .select({ document, version, acceptedAt })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, userId))
  yield { path: 'account/accepted-documents.json', content: accepted }
  const { was, became, changedAt } = birthdayChanges
  const changes = await services.db
    .select({ was, became, changedAt })
    .from(birthdayChanges)
    .where(eq(birthdayChanges.userId, userId))
    .orderBy(changedAt)
  if (changes.length > 0) yield { path: 'account/birthday-changes.json', content: changes }
}
