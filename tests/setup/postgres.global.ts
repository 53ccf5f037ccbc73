import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { MIGRATIONS } from '#app/migrations.ts'
import { releaseTables } from '#app/open-embedded.ts'
import { locateBinaries } from '#platform/server/db/embedded-binaries.ts'
import { isPostmaster, readPostmaster } from '#platform/server/db/embedded-postmaster.ts'
import { hasTemplate } from '#platform/server/db/embedded-template.ts'
import { serverUser } from '#platform/server/db/embedded-user.ts'
import { startEmbedded } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { isAlive } from '../../scripts/steps/process.mjs'
import { adminUrlOf } from './admin-url.ts'
import { databaseAt, TEMPLATE } from './database-names.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database of the product's role. */
    databaseUrl: string
    /** The same server for a role that may create databases; every test file clones its own from a template. */
    adminUrl: string
  }
}

const PREFIX = 'zamah-test-'

/** Starts one cluster per run, in its own folder; `DATABASE_URL` selects another Postgres. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.DATABASE_URL
  if (given) {
    await makeTemplate({ url: given, admin: given, from: 'template1' })
    project.provide('databaseUrl', given)
    project.provide('adminUrl', given)
    return undefined
  }
  removeAbandoned()
  await keepTables()
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // The server's account must be able to enter when the tests run as root.
  chmodSync(dataDir, 0o711)
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) }
  const database = await startEmbedded({ dataDir, log, durable: false, template: releaseTables })
  await makeTemplate({ url: database.url, admin: adminUrlOf(database.url), from: 'zamah' })
  project.provide('databaseUrl', database.url)
  project.provide('adminUrl', adminUrlOf(database.url))
  return async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Reuses the build's cluster with the tables of these migrations, so they run once per version and not per run; without it
 * they run below.
 */
async function keepTables(): Promise<void> {
  if (hasTemplate(locateBinaries(serverUser(undefined)), await releaseTables())) return
  const step = join(import.meta.dirname, '../../src/app/template.ts')
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', step], { stdio: 'ignore' })
}

/** Creates the database from which all others are cloned; it must have no connections then. */
async function makeTemplate({ url, admin, from }: { url: string; admin: string; from: string }) {
  const client = new Client({ connectionString: admin })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])
  const owner = decodeURIComponent(new URL(url).username)
  if (!rowCount) await client.query(`create database ${TEMPLATE} template ${from} owner "${owner}"`)
  await client.end()
  const at = databaseAt(url, TEMPLATE)
  const pool = new Pool({ connectionString: at, max: 1 })
  await migrate({ url: at, pool, folder: MIGRATIONS })
  await pool.end()
}

// A killed run leaves its server behind; the folder's name tells its owner.
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-')[0] : 0)
    if (!pid || isAlive(pid)) continue
    const folder = join(tmpdir(), name)
    try {
      const cluster = join(folder, 'postgres')
      const server = readPostmaster(cluster)
      if (server && isPostmaster(server.pid, cluster)) process.kill(server.pid, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // It belongs to another account, which removes it in its own next run.
    }
  }
}
