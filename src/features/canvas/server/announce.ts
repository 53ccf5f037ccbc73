import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'

/** Notifies the team and its mentors on all instances once the transaction commits. */
export async function announceCanvas(tx: Db, { id, data }: { id: string; data: object }): Promise<void> {
  await tx.execute(sql`
    select pg_notify('zamah', json_build_object('topic', 'user:' || m.user_id, 'data', ${JSON.stringify(data)}::json)::text)
    from (select user_id from canvas_members where canvas_id = ${id}
      union select user_id from canvas_mentors where canvas_id = ${id}) m`)
}
