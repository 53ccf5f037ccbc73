import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { LOCALES } from '#platform/contract/locale.ts'
import type { Db } from '../db/database.ts'
import { type RowOf, rowsOf, timestamp } from '../db/rows-of.ts'

const overrideRows = rowsOf({
  catalogue: z.string(),
  key: z.string(),
  locale: z.enum(LOCALES),
  text: z.string(),
  delivered: z.string(),
  changed_at: timestamp,
})
export type OverrideRow = RowOf<typeof overrideRows>

export async function listOverrides(db: Db): Promise<OverrideRow[]> {
  const { rows } = await overrideRows(db)(
    sql`select catalogue, key, locale, text, delivered, changed_at from text_overrides order by 1, 2, 3`,
  )
  return rows
}
