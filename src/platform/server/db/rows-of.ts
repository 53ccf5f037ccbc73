import type { SQL } from './sql.ts'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Db } from './database.ts'

/** So many rows of each answer are held against their schema in tests; the product takes rows as they come. */
const CHECKED = process.env.VITEST ? 100 : 0

/** A point in time as a row has it: text of the database, or what the driver makes of it. */
export const timestamp = z.union([z.string(), z.date()])

type Moment = string | number | Date

/** A moment as calls answer it; where there is none, there is none. */
export function toIso(at: Moment): string
export function toIso(at: Moment | null | undefined): string | null
export function toIso(at: Moment | null | undefined): string | null {
  return at === null || at === undefined ? null : new Date(at).toISOString()
}

export type Shape = Record<string, z.ZodMiniType>
export type Row<S extends Shape> = z.output<z.ZodMiniObject<S, z.core.$strict>>

/**
 * Runs statements whose rows have these columns: `feedRows(db)(sql…)`. Written SQL has no types of its own, so the shape
 * gives them, and tests prove it on each answer. A row stays as it came, so nothing here may transform it or have defaults.
 */
export function rowsOf<S extends Shape>(shape: S) {
  const refuseOthers = checksRows(shape)
  return (db: Db) =>
    async (statement: SQL, name?: string): Promise<pg.QueryResult<Row<S>>> => {
      const result = (await db.execute(statement, name)) as pg.QueryResult<Row<S>>
      refuseOthers?.(result.rows)
      return result
    }
}

/** Runs a statement that answers no rows and returns how many it has changed. */
export async function countChanges(db: Db, statement: SQL): Promise<number> {
  const { rowCount } = await db.execute<object>(statement)
  return rowCount ?? 0
}

/** Does as `rowsOf()` on a connection of one's own: `offerRows(client, { name, text, values })`. */
export function clientRowsOf<S extends Shape>(shape: S) {
  const refuseOthers = checksRows(shape)
  return async (client: pg.ClientBase, query: pg.QueryConfig): Promise<Row<S>[]> => {
    const { rows } = (await client.query(query)) as pg.QueryResult<Row<S>>
    refuseOthers?.(rows)
    return rows
  }
}

/** A row as the statements of `rowsOf()` answer it. */
export type RowOf<Rows extends ReturnType<typeof rowsOf<Shape>>> = Awaited<
  ReturnType<ReturnType<Rows>>
>['rows'][number]

/** Refuses rows of another shape, in tests; nothing in the product. */
export function checksRows(shape: Shape): ((rows: readonly object[]) => void) | undefined {
  if (CHECKED === 0) return undefined
  const row = z.strictObject(shape)
  return (rows) => {
    for (const each of rows.slice(0, CHECKED)) {
      const { error } = z.safeParse(row, each)
      if (error)
        throw new Error(`A row is not as declared: ${z.prettifyError(error)} in ${JSON.stringify(each)}`)
    }
  }
}
