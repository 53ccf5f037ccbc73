import { sql } from '#platform/server/db/sql.ts'
import type { DataExporter } from '#platform/server/data-rights.ts'
import { type MergeRules, mergeRows, reassignRows } from '#platform/server/merging.ts'
import * as z from 'zod/mini'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

const reminderRows = rowsOf({ call: z.string(), created_at: timestamp })

/** Exports the calls of which the member wants to be reminded. */
export const exportCalls: DataExporter = async function* ({ services, userId }) {
  const { rows } = await reminderRows(services.db)(sql`
    select c.slug as call, r.created_at from grant_call_reminders r join grant_calls c on c.id = r.call_id
    where r.user_id = ${userId} order by r.created_at`)
  yield { path: 'calls/reminders.json', content: { reminders: rows } }
}

export const mergeCalls: MergeRules = {
  'call_term_changes.proposed_by': reassignRows,
  'call_term_changes.confirmed_by': reassignRows,
  'grant_calls.created_by': reassignRows,
  'grant_call_reminders.user_id': mergeRows('call_id'),
}
