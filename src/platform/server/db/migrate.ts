import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientBase, type Pool } from 'pg'
import * as z from 'zod/mini'
import { PlainError } from '../process/plain-error.ts'
import { listMigrations, type Migration, readMigrations } from './migration-files.ts'
import { saysDatabase } from './says-database.ts'

/** Any fixed number: instances that start together wait for each other on it. */
export const MIGRATION_LOCK = 7_261_041
const LOCK_NOT_AVAILABLE = '55P03'
const LOCK_POLL_MS = 50

const serverRow = z.object({ yes: z.boolean(), number: z.number(), version: z.string() })
/** The oldest server that has all that our statements use, as `server_version_num` says it. */
const OLDEST = 16

/** How long a migration waits for a lock, and how often it tries: whoever waits holds up all who come after. */
const DEFAULT_WAIT: Wait = { lockTimeoutMs: 3_000, tries: 10, pauseMs: 1_000 }
type Wait = { lockTimeoutMs: number; tries: number; pauseMs: number }

type Database = { url: string; pool: Pool; folder: string; wait?: Wait }

/**
 * Runs the migrations that this database does not have yet, in order, and returns their names. Refuses a database whose
 * migrations say something else than the files of this release do.
 */
export async function migrate({ url, pool, folder, wait = DEFAULT_WAIT }: Database): Promise<string[]> {
  const migrations = await readMigrations(folder, await listMigrations(folder))
  if (missing(migrations, await applied(pool)).length === 0) return []
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await awaitTurn(client)
    const todo = missing(migrations, await applied(client))
    for (const migration of todo) await runPatiently(client, migration, wait)
    return todo.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Runs migrations in the caller's transaction, in the given order. */
export async function applyMigrations(
  client: ClientBase,
  folder: string,
  names: readonly string[],
): Promise<void> {
  for (const migration of await readMigrations(folder, names)) {
    // No other session uses tables that this transaction made, so no lock can hold anybody up.
    const sql = migration.apart ? migration.sql.replace(/\bconcurrently\b/gi, '') : migration.sql
    await apply(client, { ...migration, sql })
  }
}

export function refuseOldServer({ number, version }: { number: number; version: string }): void {
  if (number >= OLDEST * 10_000) return
  throw new PlainError(
    `The database is PostgreSQL ${version.split(' ')[0]}; PostgreSQL ${OLDEST} or newer is needed.`,
  )
}

/** Those that a database does not have; one that it has in other words is a reason not to go on. */
function missing(migrations: readonly Migration[], appliedDigests: ReadonlyMap<string, string>): Migration[] {
  const changed = migrations.filter(({ name, digest }) => (appliedDigests.get(name) ?? digest) !== digest)
  if (changed.length > 0) {
    throw new PlainError(
      `This database was made with other words of ${changed.map(({ name }) => name).join(', ')}. ` +
        'A migration that has run is never changed: put the file back as it was, and say what is new in a new one.',
    )
  }
  return migrations.filter(({ name }) => !appliedDigests.has(name))
}

async function applied(client: Pool | Client): Promise<Map<string, string>> {
  const exists = await client.query(
    `select to_regclass('public.migrations') is not null as yes, current_setting('server_version_num')::int as number,
       current_setting('server_version') as version`,
  )
  const [server] = z.tuple([serverRow]).parse(exists.rows)
  refuseOldServer(server)
  if (!server.yes) return new Map()
  const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from migrations')
  return new Map(rows.map((row) => [row.name, row.digest]))
}

// Asked again and again: a statement that waits inside of Postgres would keep an index from being made concurrently.
async function awaitTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.mine) return
    await sleep(LOCK_POLL_MS)
  }
}

async function runPatiently(client: Client, migration: Migration, wait: Wait): Promise<void> {
  for (let tries = wait.tries; ; tries--) {
    try {
      return await run(client, migration, wait.lockTimeoutMs)
    } catch (error) {
      if (tries <= 1 || !saysDatabase(error, [LOCK_NOT_AVAILABLE])) throw error
      await sleep(wait.pauseMs)
    }
  }
}

async function run(client: Client, migration: Migration, lockTimeoutMs: number): Promise<void> {
  // A migration that runs apart waits for other transactions by its nature, and blocks none meanwhile.
  if (migration.apart) return apply(client, migration)
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await apply(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function apply(client: ClientBase, { name, sql, digest }: Migration): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())',
  )
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
