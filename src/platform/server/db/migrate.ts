import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientBase, type Pool } from 'pg'

/** Any fixed number: instances that start together wait for each other on it. */
export const MIGRATION_LOCK = 7_261_041
const NAME = /^\d{8}T\d{4}_[a-z0-9_]+\.sql$/

/** Runs the migrations that this database does not have yet, in order, each in a transaction; returns their names. */
export async function migrate({
  url,
  pool,
  folder,
}: {
  url: string
  pool: Pool
  folder: string
}): Promise<string[]> {
  const files = await listMigrations(folder)
  const known = await applied(pool)
  if (files.every((file) => known.has(file))) return []
  return runMissing({ url, folder, files })
}

/** All migrations of this release, in order. */
export async function listMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const wrong = files.find((file) => !NAME.test(file))
  if (wrong) throw new Error(`Migration ${wrong} must be named like 20261203T1015_jobs_create.sql`)
  return files
}

/** Says what all migrations of this release say, so that another wording of any is told apart. */
export async function digestMigrations(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await listMigrations(folder))
    hash.update(file).update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Runs migrations in the caller's transaction, in the given order. */
export async function applyMigrations(client: ClientBase, folder: string, files: string[]): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())',
  )
  for (const file of files) {
    const sql = await readFile(join(folder, file), 'utf8')
    const digest = createHash('sha256').update(sql).digest('hex')
    try {
      await client.query(sql)
      await client.query('insert into migrations (name, digest) values ($1, $2)', [file, digest])
    } catch (error) {
      throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error })
    }
  }
}

async function applied(client: Pool | Client): Promise<Map<string, string>> {
  const exists = await client.query(`select to_regclass('public.migrations') is not null as yes`)
  if (!exists.rows[0]?.yes) return new Map()
  const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from migrations')
  return new Map(rows.map((row) => [row.name, row.digest]))
}

async function runMissing({
  url,
  folder,
  files,
}: {
  url: string
  folder: string
  files: string[]
}): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const done: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const known = await applied(client)
    for (const file of files) {
      if (known.has(file)) continue
      await client.query('begin')
      try {
        await applyMigrations(client, folder, [file])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
      done.push(file)
    }
  } finally {
    await client.end()
  }
  return done
}
