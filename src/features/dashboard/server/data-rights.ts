import { sql } from '#platform/server/db/sql.ts'
import type { DataExporter } from '#platform/server/data-rights.ts'
import { mergeRows, type MergeRules } from '#platform/server/merging.ts'

/**
 * Exports the order of a member's cards and whether they have a calendar address; all of it is deleted with the person's
 * row.
 */
export const exportDashboard: DataExporter = async function* ({ services: { db }, userId }) {
  const { rows: layouts } = await db.execute<object>(sql`
    select cards, hidden, start_dismissed_at, updated_at from dashboard_layouts where user_id = ${userId}`)
  const { rows: calendars } = await db.execute<object>(sql`
    select created_at, read_at from deadline_feeds where user_id = ${userId}`)
  if (layouts.length + calendars.length > 0)
    yield {
      path: 'dashboard/dashboard.json',
      content: { layout: layouts[0] ?? null, calendar: calendars[0] ?? null },
    }
}

/** A calendar of the closed account goes on, unless the kept account has one of its own. */
export const mergeDashboard: MergeRules = {
  'dashboard_layouts.user_id': mergeRows(),
  'dashboard_visits.user_id': mergeRows(),
  'deadline_feeds.user_id': mergeRows(),
  'deadline_reminders.user_id': mergeRows('subject', 'stage'),
}
