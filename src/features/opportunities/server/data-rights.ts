import { sql } from '#platform/server/db/sql.ts'
import type { DataExporter } from '#platform/server/data-rights.ts'
import { mergeRows, type MergeRules, reassignRows } from '#platform/server/merging.ts'

/** Exports the member's acts on opportunities, and the opportunities they wrote for organisations. */
export const exportOpportunities: DataExporter = async function* ({ services, userId }) {
  const { db } = services
  const rows = async (query: ReturnType<typeof sql>) => (await db.execute<object>(query)).rows
  yield {
    path: 'opportunities/opportunities.json',
    content: {
      events: await rows(sql`
        select e.kind, e.reason, e.created_at, o.slug, o.title from opportunity_events e
        join opportunities o on o.id = e.opportunity_id where e.user_id = ${userId} order by e.created_at`),
      written: await rows(sql`
        select slug, title, organisation_name, status, created_at from opportunities
        where created_by = ${userId} order by created_at`),
      revisions: await rows(sql`
        select o.slug, v.created_at from opportunity_revisions v
        join opportunities o on o.id = v.opportunity_id where v.written_by = ${userId} order by v.created_at`),
      reviewed: await rows(sql`
        select slug, updated_at from opportunities where reviewed_by = ${userId} order by updated_at`),
    },
  }
}

export const mergeOpportunities: MergeRules = {
  'opportunity_events.user_id': mergeRows('opportunity_id', 'kind'),
  'opportunities.created_by': reassignRows,
  'opportunities.reviewed_by': reassignRows,
  'opportunity_revisions.written_by': reassignRows,
}
