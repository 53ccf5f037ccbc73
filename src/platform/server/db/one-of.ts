import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The same text however many there are, so that the statement is read and planned once for all of them. */
export function oneOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(column.getSQLType())}[])`
}
