import { insertSeededEvents } from '#features/opportunities/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { sql } from '#platform/server/db/sql.ts'

type Application = {
  id: string
  user_id: string
  opportunity_id: string
  sent_at: string | null
  moved_at: string
}
type Rows = {
  application: Application & object
  events: readonly object[]
  scores: readonly object[]
  notes: readonly object[]
}

/** Inserts seeded applications and all that belongs to them, with one statement for each table. */
export async function insertRows(tx: Db, demoRows: readonly Rows[]): Promise<void> {
  const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`
  await tx.execute(sql`
    insert into applications (id, user_id, opportunity_id, status, language, letter, answers, cv, sent_at, promised_at,
      answered_at, moved_at)
    select id, user_id, opportunity_id, status, language, letter, coalesce(answers, '{}'), nullif(cv, 'null'), sent_at,
      promised_at, answered_at, moved_at
    from jsonb_to_recordset(${json(demoRows.map(({ application }) => application))}) as r (id uuid, user_id uuid,
      opportunity_id uuid, status text, language text, letter text, answers jsonb, cv jsonb, sent_at timestamptz,
      promised_at timestamptz, answered_at timestamptz, moved_at timestamptz)
    on conflict do nothing`)
  await tx.execute(sql`
    insert into application_events (id, application_id, actor_id, side, status, message, created_at)
    select * from jsonb_to_recordset(${json(demoRows.flatMap(({ events }) => events))}) as r (id uuid, application_id uuid,
      actor_id uuid, side text, status text, message text, created_at timestamptz)`)
  await insertSeededEvents(
    tx,
    demoRows.map(({ application: { user_id, opportunity_id, sent_at, moved_at } }) => ({
      userId: user_id,
      opportunityId: opportunity_id,
      kind: sent_at === null ? 'saved' : 'applied',
      at: sent_at ?? moved_at,
    })),
  )
  await tx.execute(sql`
    insert into application_scores (application_id, user_id, score)
    select * from jsonb_to_recordset(${json(demoRows.flatMap(({ scores }) => scores))}) as r (application_id uuid,
      user_id uuid, score integer)`)
  await tx.execute(sql`
    insert into application_notes (id, application_id, user_id, note)
    select * from jsonb_to_recordset(${json(demoRows.flatMap(({ notes }) => notes))}) as r (id uuid, application_id uuid,
      user_id uuid, note text)`)
}
