import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'

const pathRows = rowsOf({ path: z.string() })

/** Which of these paths lead to an article already. */
export async function listOldPathsAmong(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await pathRows(db)(
    sql`select path from article_old_paths where path = any(${sql.param(paths)}::text[])`,
  )
  return new Set(rows.map(({ path }) => path))
}

export async function insertOldPath(tx: Db, { path, id }: { path: string; id: string }): Promise<void> {
  await tx.execute(sql`
    insert into article_old_paths (path, article_id) values (${path}, ${id}) on conflict (path) do nothing`)
}
