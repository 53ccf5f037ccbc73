import type { Db } from './database.ts'

/**
 * A statement that is put together once for each database and then only executed; for statements that many calls
 * make. In a transaction it is put together each time, because the connection is another.
 */
export function prepared<Statement extends object>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = known.get(db) ?? prepare(db)
    known.set(db, statement)
    return statement
  }
}
