import pg from 'pg'
import type { Db } from './database.ts'

/** What the driver makes of a statement; its types do not tell that it may be made by others. */
type Statement = { name: string; submit: (connection: pg.Connection) => void }
const Query = (pg as unknown as { Query: new (text: string, values: unknown[]) => Statement }).Query

/**
 * A statement in SQL, for the few that nearly every call makes: the driver keeps it under its name on each connection, and
 * the rows come as the database names them, without the builder's share of the time. The statement is made here because the
 * driver would copy what describes it, slowly, each time.
 */
export function prepared<Row extends object, Values extends unknown[]>(
  name: string,
  text: string,
): (db: Db, ...values: Values) => Promise<Row[]> {
  return async (db, ...values) => {
    const { $client: client } = db
    // Within a transaction the driver gives nothing to wait for but for what it has made itself.
    if (!(client instanceof pg.Pool)) return (await client.query<Row>({ name, text, values })).rows
    const statement = new Query(text, values)
    statement.name = name
    const { rows } = await (client.query(statement) as unknown as Promise<pg.QueryResult<Row>>)
    return rows
  }
}
