import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { countChanges, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'

const areaRows = rowsOf({ area: z.string(), since: timestamp, by: z.nullable(z.string()) })

export async function listResting(db: Db) {
  const { rows } = await areaRows(db)(sql`
    select r.area, r.since, u.first_name || ' ' || u.last_name as by
    from resting_areas r left join users u on u.id = r.rested_by`)
  return rows
}

/** Returns false if it rests already. */
export async function insertResting(
  tx: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const count = await countChanges(
    tx,
    sql`insert into resting_areas (area, rested_by) values (${id}, ${userId}) on conflict do nothing`,
  )
  return count === 1
}

export async function deleteResting(tx: Db, id: string): Promise<boolean> {
  return (await countChanges(tx, sql`delete from resting_areas where area = ${id}`)) === 1
}
