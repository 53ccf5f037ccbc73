import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'
import { type DeskView, deskView, type ViewConditions, VIEWS_MAX } from '../../contract/views.endpoints.ts'

const viewRows = rowsOf(deskView.shape)
const COLUMNS = sql.raw('id, name, user_id is null as everybody, conditions')

/** Lists the views of a member, and those of the whole desk first. */
export async function listViewRows(
  db: Db,
  { opportunityId, userId }: { opportunityId: string; userId: string },
): Promise<DeskView[]> {
  const { rows } = await viewRows(db)(sql`
    select ${COLUMNS} from application_views
    where opportunity_id = ${opportunityId} and (user_id is null or user_id = ${userId})
    order by user_id is not null, name, id`)
  return rows
}

type NewView = { opportunityId: string; userId: string | null; name: string; conditions: ViewConditions }

/** Returns undefined where there are as many as there may be. */
export async function insertView(db: Db, { opportunityId, userId, name, conditions }: NewView) {
  const { rows } = await viewRows(db)(sql`
    insert into application_views (id, opportunity_id, user_id, name, conditions)
    select ${newId()}::uuid, ${opportunityId}::uuid, ${userId}::uuid, ${name}, ${JSON.stringify(conditions)}::jsonb
    where (select count(*) from application_views
      where opportunity_id = ${opportunityId} and user_id is not distinct from ${userId}::uuid) < ${VIEWS_MAX}
    returning ${COLUMNS}`)
  return rows[0]
}

/** A member's own view, and one of the whole desk for those who decide. */
type Place = { opportunityId: string; id: string; userId: string; decides: boolean }
const at = ({ opportunityId, id, userId, decides }: Place) => sql`
  opportunity_id = ${opportunityId} and id = ${id} and (user_id = ${userId} or (user_id is null and ${decides}))`

export async function updateViewName(db: Db, { name, ...place }: Place & { name: string }): Promise<boolean> {
  const { rowCount } = await db.execute<object>(
    sql`update application_views set name = ${name} where ${at(place)}`,
  )
  return rowCount === 1
}

export async function deleteViewRow(db: Db, place: Place): Promise<boolean> {
  const { rowCount } = await db.execute<object>(sql`delete from application_views where ${at(place)}`)
  return rowCount === 1
}
