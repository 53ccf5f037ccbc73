import pg from 'pg'
import { STATEMENT_ERROR } from '../log/log.ts'
import type { SQL } from './sql.ts'

/** The database, or one transaction of it: queries take either. */
export type Db = {
  $client: pg.Pool | pg.PoolClient
  /**
   * A statement with a name is planned once on each connection: for those whose plan takes longer than their rows. One name
   * stands for one text.
   */
  execute<R extends object = Record<string, unknown>>(
    statement: SQL,
    name?: string,
  ): Promise<pg.QueryResult<R>>
}

/** Gives a pool or a connection as what statements of `sql` run on. */
export function toDb(client: pg.Pool | pg.PoolClient): Db {
  return {
    $client: client,
    async execute<R extends object>(statement: SQL, name?: string) {
      const query = { ...statement.toQuery(), ...(name !== undefined && { name }) }
      try {
        return (await client.query({ ...query, types: TYPES })) as pg.QueryResult<R>
      } catch (cause) {
        // The driver's error says neither which statement failed nor where. Its values stay out: they are people's.
        throw Object.assign(new Error(`A statement failed: ${query.text}`, { cause }), {
          name: STATEMENT_ERROR,
        })
      }
    },
  }
}

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins
/** Arrays of the same four types; the driver has no names for them. */
const ARRAYS = [1182, 1115, 1185, 1187]
/** An array of `numeric`, whose digits a number would lose. */
const NUMERICS = 1231
const AS_TEXT = new Set<number>([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, ...ARRAYS, NUMERICS])

/** Times and days come as the database writes them: the driver would round a moment and move a day into its own zone. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    AS_TEXT.has(id) ? (value: string) => value : pg.types.getTypeParser(id, format),
}
