import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'

const idRows = rowsOf({ id: z.string() })
const pathRows = rowsOf({ path: z.string() })

/** Which of these paths lead to an article already. */
export async function selectExistingPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await pathRows(db)(
    sql`select path from article_old_paths where path = any(${sql.param(paths)}::text[])`,
  )
  return new Set(rows.map(({ path }) => path))
}

export async function insertOldPath(tx: Db, { path, id }: { path: string; id: string }): Promise<void> {
  await tx.execute(sql`
    insert into article_old_paths (path, article_id) values (${path}, ${id}) on conflict (path) do nothing`)
}

export async function selectMoved(db: Db, path: string): Promise<string | undefined> {
  const { rows } = await idRows(db)(sql`select article_id as id from article_old_paths where path = ${path}`)
  return rows[0]?.id
}
