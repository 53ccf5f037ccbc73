import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One file of migrations/. `apart` runs outside of a transaction. */
export type Migration = { name: string; sql: string; digest: string; apart: boolean }

const NAME = /^\d{8}T\d{4}_[a-z0-9_]+\.sql$/
// The first line of a file with one statement that Postgres refuses in a transaction.
const APART = /^-- no-transaction\b/

/** The names of all migrations of this release, in order. */
export async function listMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const wrong = files.find((file) => !NAME.test(file))
  if (wrong) throw new Error(`Migration ${wrong} must be named like 20261203T1015_jobs_create.sql`)
  return files
}

/** Reads the migrations with a digest that does not depend on line endings of the checkout. */
export async function readMigrations(folder: string, names: readonly string[]): Promise<Migration[]> {
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, digest: createHash('sha256').update(sql).digest('hex'), apart: APART.test(sql) }
    }),
  )
}

/** Says what all migrations of this release say, so that another wording of any is told apart. */
export async function digestMigrations(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, digest } of await readMigrations(folder, await listMigrations(folder)))
    hash.update(name).update(digest)
  return hash.digest('hex').slice(0, 16)
}
