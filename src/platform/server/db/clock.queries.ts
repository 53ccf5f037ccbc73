import type { Db } from './database.ts'
import { rowsOf, timestamp } from './rows-of.ts'
import { type SQL, sql } from './sql.ts'

const nowRows = rowsOf({ now: timestamp })

/** Returns the database's clock, which decides about deadlines; after a lock too, for which a transaction may have waited. */
export function getDatabaseNow(db: Db): Promise<Date> {
  return get(db, sql`clock_timestamp()`)
}

/** Returns the moment at which the transaction began: what SQL compares as `now()` in it. */
export function getTransactionTime(db: Db): Promise<Date> {
  return get(db, sql`now()`)
}

async function get(db: Db, now: SQL): Promise<Date> {
  const { rows } = await nowRows(db)(sql`select ${now} as now`)
  return new Date(rows[0]!.now)
}
