import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type Marks, marks } from '../../contract/member.endpoints.ts'

const LIMIT = 2000

const markRows = rowsOf(marks.shape)

/** Lists the open opportunities that a member has marked, the last first, so that any list can show the marks. */
export async function listMarksOf(db: Db, userId: string): Promise<Marks> {
  const marked = (kind: keyof Marks) => sql`
    array(select o.id::text from opportunity_events e join public_opportunities o on o.id = e.opportunity_id
      where e.user_id = ${userId} and e.kind = ${kind} and o.status = 'published'
      order by e.created_at desc, o.id limit ${LIMIT})`
  const { rows } = await markRows(db)(
    sql`select ${marked('saved')} as saved, ${marked('dismissed')} as dismissed, ${marked('applied')} as applied`,
  )
  return rows[0] ?? { saved: [], dismissed: [], applied: [] }
}
