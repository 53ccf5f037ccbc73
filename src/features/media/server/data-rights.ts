import { sql } from '#platform/server/db/sql.ts'
import type { DataEraser } from '#platform/server/data-rights.ts'
import { type MergeRules, reassignRows } from '#platform/server/merging.ts'
import { makeNameless } from '#platform/server/nameless.ts'

/** Files go with the rows of their features; what is left to say is who uploaded them. */
export const mergeFiles: MergeRules = { 'files.uploaded_by': reassignRows }

/** Erases the person's name from file names that stay with a team; sent files and payment papers stay as they are. */
export const eraseFileNames: DataEraser = async ({ tx, userId }) => {
  const where = sql`uploaded_by = ${userId} and kind not in ('message', 'project-paper')`
  await makeNameless(tx, { userId, places: [{ table: 'files', texts: ['name'], where }] })
}
