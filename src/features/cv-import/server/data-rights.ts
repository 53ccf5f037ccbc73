import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { findImport, deleteImport } from './cv-import.queries.ts'
import { deleteRows, type MergeRules } from '#platform/server/merging.ts'

export const exportCvImport: DataExporter = async function* ({ services, userId }) {
  const row = await findImport(services.db, userId)
  if (!row) return
  const { proposal, createdAt, expiresAt, undo } = row
  yield { path: 'profile/cv-import.json', content: { proposal, createdAt, expiresAt, before: undo } }
}

export const eraseCvImport: DataEraser = ({ tx, userId }) => deleteImport(tx, userId)

/** Pending proposals and undos refer to a profile that no longer exists. */
export const mergeCvImports: MergeRules = { 'cv_imports.user_id': deleteRows }
