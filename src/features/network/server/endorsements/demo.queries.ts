import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const mateRows = rowsOf({ id: z.string() })

/** Returns a person in a project with this one. */
export async function findTeammate(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await mateRows(db)(sql`
    select o.user_id as id from project_people p
    join project_people o on o.project_id = p.project_id and o.user_id <> p.user_id
    where p.user_id = ${userId} order by o.user_id limit 1`)
  return rows[0]?.id
}
