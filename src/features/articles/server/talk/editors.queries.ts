import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

const idRows = rowsOf({ id: z.string() })

const EDITORS = sql`select u.id from users u join active_members m on m.id = u.id
  where u.role = 'ADMIN' and (u.has_global_permissions or 'content' = any(u.admin_scopes))`

export async function listEditors(db: Db): Promise<string[]> {
  const { rows } = await idRows(db)(sql`${EDITORS} order by u.id`)
  return rows.map(({ id }) => id)
}

export async function isEditorNow(db: Db, userId: string): Promise<boolean> {
  const { rows } = await idRows(db)(sql`${EDITORS} and u.id = ${userId}`)
  return rows.length > 0
}
