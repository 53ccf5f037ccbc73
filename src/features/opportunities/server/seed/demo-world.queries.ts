import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import type { OpportunityEvent } from '../../contract/kinds.ts'

const seededOpportunityRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  organisationId: z.nullable(z.string()),
  /** Null if it was not published. */
  openedAt: z.nullable(z.string()),
  /** The time of its closing, now at the latest. */
  closedAt: z.string(),
})
export type SeededOpportunity = RowOf<typeof seededOpportunityRows>

/** Lists the opportunities of the demo world so far, for features that add to them. */
export async function listSeededOpportunities(db: Db): Promise<SeededOpportunity[]> {
  const { rows } = await seededOpportunityRows(db)(sql`
    select id, slug, organisation_id as "organisationId", published_at::text as "openedAt",
      least(now(), deadline, closed_at)::text as "closedAt"
    from opportunities`)
  return rows
}

type SeededEvent = { userId: string; opportunityId: string; kind: OpportunityEvent; at: string }

/** Inserts acts of demo members on opportunities, in one statement. */
export async function insertSeededEvents(tx: Db, events: readonly SeededEvent[]): Promise<void> {
  await tx.execute(sql`
    insert into opportunity_events (user_id, opportunity_id, kind, created_at)
    select "userId", "opportunityId", kind, at from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as r ("userId" uuid, "opportunityId" uuid, kind text, at timestamptz)
    on conflict do nothing`)
}
