import { sql } from '#platform/server/db/sql.ts'
import type { DataEraser, DataExporter } from '#platform/server/data-rights.ts'
import { deleteRows, type MergeRules, reassignRows, keepRows } from '#platform/server/merging.ts'
import { listAuditEntries } from './audit/audit.queries.ts'
import { listImpersonationsOf } from './impersonation/impersonation.queries.ts'
import { listMergedAccounts } from './merge/merge.queries.ts'

const MAX_ENTRIES = 1000

/** Exports the acts of staff on the person's accounts and the impersonations, without the names of staff. */
export const exportAudit: DataExporter = async function* ({ services: { db }, userId }) {
  const impersonations = await listImpersonationsOf(db, userId)
  if (impersonations.length > 0) yield { path: 'account/looks.json', content: impersonations }
  const merged = await listMergedAccounts(db, userId)
  if (merged.length > 0) yield { path: 'account/merged.json', content: merged }
  const content = []
  for (const person of [userId, ...merged.map(({ id }) => id)])
    for (const { at, action, changes, reason } of await listAuditEntries(db, { person, limit: MAX_ENTRIES }))
      content.push({ at, action, changes, reason })
  if (content.length > 0) yield { path: 'account/decisions.json', content }
}

/**
 * Keeps the log entries but removes the words that identify the person. The end of the session closes sockets; their
 * tickets are deleted here.
 */
export const eraseAudit: DataEraser = async ({ tx, userId }) => {
  await tx.execute(sql`delete from live_tickets where user_id = ${userId}`)
  await tx.execute(sql`
    update audit_entries set person_id = null, before = null, after = null, reason = '',
      subject = '', subject_id = replace(subject_id, ${userId}, '')
    where person_id = ${userId}`)
}

/** Acts of staff stay with the account that they concerned; sessions are only the record of past sign-ins. */
export const mergeAccounts: MergeRules = {
  'users.merged_into': reassignRows,
  'member_looks.person_id': reassignRows,
  'member_looks.actor_id': keepRows,
  'audit_entries.person_id': keepRows,
  'audit_entries.actor_id': keepRows,
  'sessions.user_id': keepRows,
  'live_tickets.user_id': deleteRows,
}
