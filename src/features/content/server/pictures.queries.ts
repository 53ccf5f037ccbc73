import * as z from 'zod/mini'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { sql } from '#platform/server/db/sql.ts'

const picturesIdRows = rowsOf({ picturesId: z.string() })
const namedRows = rowsOf({ picturesId: z.string(), id: z.string() })

/** Returns the id under which the library knows a text in one language. */
export async function findPicturesId(db: Db, { id, locale }: { id: string; locale: Locale }) {
  const { rows } = await picturesIdRows(db)(
    sql`select pictures_id as "picturesId" from content_blocks where id = ${id} and locale = ${locale}`,
  )
  return rows[0]?.picturesId
}

export async function listByPicturesId(db: Db, ids: readonly string[]) {
  const { rows } = await namedRows(db)(
    sql`select pictures_id as "picturesId", id from content_blocks
      where pictures_id = any(${sql.param([...ids])}::uuid[])`,
  )
  return rows
}
