import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const judgeRows = rowsOf({ id: z.string(), name: z.string(), substitute: z.boolean(), conflict: z.boolean() })

export async function listJudges(db: Db, callId: string) {
  const { rows } = await judgeRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name,
      exists (select from review_substitutes s where s.call_id = b.call_id and s.user_id = b.user_id) as substitute,
      exists (select from application_conflicts k where k.call_id = b.call_id and k.user_id = b.user_id
        and k.kind <> 'connected') as conflict
    from call_boards b join users u on u.id = b.user_id
    where b.call_id = ${callId} order by substitute, u.first_name, u.last_name, u.id`)
  return rows
}

const idRows = rowsOf({ id: z.string() })

type Named = { callId: string; userId: string; by: string | null }

export async function insertSubstitute(db: Db, { callId, userId, by }: Named): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    insert into review_substitutes (call_id, user_id, named_by) values (${callId}, ${userId}, ${by})
    on conflict do nothing returning user_id as id`)
  return rows.length > 0
}

export async function deleteSubstitute(db: Db, { callId, userId }: Omit<Named, 'by'>): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    delete from review_substitutes where call_id = ${callId} and user_id = ${userId} returning user_id as id`)
  return rows.length > 0
}
