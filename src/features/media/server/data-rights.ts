import { sql } from 'drizzle-orm'
import type { DataEraser } from '#platform/server/data-rights.ts'
import { type MergeRules, reassignRows } from '#platform/server/merging.ts'
import { makeNameless } from '#platform/server/nameless.ts'

/** Files go with the rows of their features; what is left to say is who uploaded them. */
export const mergeFiles: MergeRules = { 'files.uploaded_by': reassignRows }

/** What stays with a team loses the name in its own; what was sent, and papers of money, are what they are. */
export const eraseFileNames: DataEraser = async ({ tx, userId }) => {
  const where = sql`uploaded_by = ${userId} and kind not in ('message', 'project-paper')`
  await makeNameless(tx, { userId, places: [{ table: 'files', texts: ['name'], where }] })
}
