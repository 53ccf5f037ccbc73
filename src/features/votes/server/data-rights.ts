import { sql } from '#platform/server/db/sql.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { makeNameless } from '#platform/server/nameless.ts'
import { type MergeRules, reassignRows } from '#platform/server/merging.ts'
import { deleteProposals, listVoidingsSignedBy } from './voidings/voidings.queries.ts'

/** Exports what a board member signed. Votes belong to phones, not to accounts. */
export const exportVoidings: DataExporter = async function* ({ services: { db }, userId }) {
  yield { path: 'votes/left-out.json', content: await listVoidingsSignedBy(db, userId) }
}

/** Keeps signed decisions without the person's name; deletes mere proposals. */
export const eraseVoidings: DataEraser = async ({ tx, userId }) => {
  await deleteProposals(tx, userId)
  const signed = sql`(proposed_by = ${userId} or confirmed_by = ${userId})`
  await makeNameless(tx, {
    userId,
    places: [{ table: 'vote_voidings', texts: ['title', 'reason'], where: signed }],
  })
}

export const mergeVoidings: MergeRules = {
  'vote_voidings.proposed_by': reassignRows,
  'vote_voidings.confirmed_by': reassignRows,
}
