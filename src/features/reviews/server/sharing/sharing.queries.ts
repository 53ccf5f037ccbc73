import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { judges } from '../reviews.queries.ts'

const stateRows = rowsOf({
  canvas_id: z.string(),
  judging: z.array(z.string()),
  conflicts: z.array(z.string()),
  number: z.nullable(z.number()),
})

/**
 * Every application of a call with its reviewers and those who may not judge it: the team, whoever is connected with one
 * of them, and who said that they know them.
 */
export async function selectSharing(db: Db, callId: string) {
  const { rows } = await stateRows(db)(sql`
    select s.canvas_id,
      array(select coalesce(a.reviewer_id, a.id)::text from review_assignments a
        where a.canvas_id = s.canvas_id and ${judges}) as judging,
      array(select t.user_id::text from application_teams t where t.canvas_id = s.canvas_id
        union select m.other_id::text from application_teams t join connected_members m on m.member_id = t.user_id
        where t.canvas_id = s.canvas_id
        union select a.reviewer_id::text from review_assignments a
        where a.canvas_id = s.canvas_id and a.conflict is not null and a.reviewer_id is not null) as conflicts,
      (select min(a.number) from review_assignments a where a.canvas_id = s.canvas_id) as number
    from submitted_applications s where s.call_id = ${callId} order by md5(s.canvas_id::text)`)
  return rows
}

/** One sharing out of a call at a time. */
export async function holdSharing(db: Db, callId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('reviews:' || ${callId}, 0))`)
}

type Assigned = { callId: string; canvasId: string; reviewerId: string; number: number }

export async function insertAssignment(db: Db, assigned: Assigned): Promise<void> {
  const { callId, canvasId, reviewerId, number } = assigned
  await db.execute(sql`
    insert into review_assignments (id, call_id, canvas_id, reviewer_id, number)
    values (${newId()}, ${callId}, ${canvasId}, ${reviewerId}, ${number}) on conflict do nothing`)
}
