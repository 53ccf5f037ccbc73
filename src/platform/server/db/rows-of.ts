import type { SQL } from 'drizzle-orm'
import type { QueryResult } from 'pg'
import * as z from 'zod/mini'
import type { Db } from './database.ts'

/** So many rows of each answer are held against their schema in tests; the product takes rows as they come. */
const CHECKED = process.env.VITEST ? 100 : 0

/** A point in time as a row has it: text of the database, or what the driver makes of it. */
export const timestamp = z.union([z.string(), z.date()])

type Shape = Record<string, z.ZodMiniType>
type Row<S extends Shape> = z.output<z.ZodMiniObject<S, z.core.$strict>>

/**
 * Runs statements whose rows have these columns: `feedRows(db)(sql…)`. Written SQL has no types of its own, so the shape
 * gives them, and tests prove it on each answer. A row stays as it came, so nothing here may transform it or have defaults.
 */
export function rowsOf<S extends Shape>(shape: S) {
  const refuseOthers = CHECKED > 0 ? checkOf(shape) : undefined
  return (db: Db) =>
    async (statement: SQL): Promise<QueryResult<Row<S>>> => {
      const result = (await db.execute(statement)) as QueryResult<Row<S>>
      refuseOthers?.(result.rows)
      return result
    }
}

/** A row as the statements of `rowsOf()` answer it. */
export type RowOf<Rows extends ReturnType<typeof rowsOf<Shape>>> = Awaited<
  ReturnType<ReturnType<Rows>>
>['rows'][number]

function checkOf(shape: Shape): (rows: readonly object[]) => void {
  const row = z.strictObject(shape)
  return (rows) => {
    for (const each of rows.slice(0, CHECKED)) {
      const { error } = z.safeParse(row, each)
      if (error)
        throw new Error(`A row is not as declared: ${z.prettifyError(error)} in ${JSON.stringify(each)}`)
    }
  }
}
