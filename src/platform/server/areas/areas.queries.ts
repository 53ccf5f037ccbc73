import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { sql } from '../db/sql.ts'

const areaRows = rowsOf({ area: z.string() })

export async function listRestingAreas(db: Db): Promise<string[]> {
  const { rows } = await areaRows(db)(sql`select area from resting_areas order by area`)
  return rows.map(({ area }) => area)
}
