import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'

type Change = { opportunityId: string; userId: string; blind: boolean; reason: string }

/**
 * Changes how applications are read and records who did it and why, in one statement; records nothing if it is so already,
 * as blind is at first.
 */
export async function saveBlindMode(db: Db, { opportunityId, userId, blind, reason }: Change): Promise<void> {
  await db.execute(sql`
    with changed as (
      insert into application_boards (opportunity_id, blind) values (${opportunityId}, ${blind})
      on conflict (opportunity_id) do update set blind = excluded.blind, updated_at = now()
        where application_boards.blind <> excluded.blind
      returning opportunity_id, blind
    )
    insert into application_board_changes (id, opportunity_id, actor_id, blind, reason)
    select ${newId()}, opportunity_id, ${userId}, blind, ${reason} from changed
    where not blind or exists (select 1 from application_boards b where b.opportunity_id = ${opportunityId})`)
}

const changeRows = rowsOf({
  id: z.string(),
  at: z.string(),
  by: z.nullable(z.string()),
  blind: z.boolean(),
  reason: z.string(),
})
export type ChangeRow = RowOf<typeof changeRows>

export async function listChanges(db: Db, opportunityId: string, limit: number): Promise<ChangeRow[]> {
  const { rows } = await changeRows(db)(sql`
    select c.id, c.created_at as at, u.first_name || ' ' || u.last_name as by, c.blind, c.reason
    from application_board_changes c left join users u on u.id = c.actor_id
    where c.opportunity_id = ${opportunityId} order by c.id desc limit ${limit}`)
  return rows
}
