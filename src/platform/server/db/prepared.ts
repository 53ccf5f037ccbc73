import pg from 'pg'
import type { Db } from './database.ts'
import { checksRows, type Row, type Shape } from './rows-of.ts'

/** The driver's statement object; its types do not say that others may make one. */
type Statement = { name: string; submit: (connection: pg.Connection) => void }
const Query = (pg as unknown as { Query: new (text: string, values: unknown[]) => Statement }).Query

/**
 * A statement in SQL, for the few that nearly every call makes: the driver keeps it under its name on each connection, and
 * the rows come as the database names them. The statement is made here because the
 * driver would copy what describes it, slowly, each time. Rows are held against the shape as those of `rowsOf()`:
 * `prepared({ id: z.string() })<[email: string]>('account', 'select id from users where email = $1')`.
 */
export function prepared<S extends Shape>(shape: S) {
  const check = checksRows(shape)
  return <Values extends unknown[]>(name: string, text: string) =>
    async (db: Db, ...values: Values): Promise<Row<S>[]> => {
      const { rows } = await run<Row<S>>(db, { name, text, values })
      check?.(rows)
      return rows
    }
}

type NamedQuery = { name: string; text: string; values: unknown[] }

async function run<R extends object>({ $client: client }: Db, query: NamedQuery): Promise<pg.QueryResult<R>> {
  // Within a transaction the driver gives nothing to wait for but for what it has made itself.
  if (!(client instanceof pg.Pool)) return client.query(query) as Promise<pg.QueryResult<R>>
  const statement = new Query(query.text, query.values)
  statement.name = query.name
  return client.query(statement) as unknown as Promise<pg.QueryResult<R>>
}
