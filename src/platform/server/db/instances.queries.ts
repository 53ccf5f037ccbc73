import type { ClientBase, Pool } from 'pg'

/** The name of an instance's listening connection: each instance has exactly one for as long as it lives. */
export const INSTANCE = 'zamah-hub'

/** The same of a process beside an instance's first: it comes and goes with it. */
export const EXTRA_PROCESS = 'zamah-hub-extra'

/** How many instances of the product stand on this database, the asking one included. */
export async function countInstances(client: ClientBase | Pool): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and application_name = $1`,
    [INSTANCE],
  )
  return rows[0]?.count ?? 0
}
