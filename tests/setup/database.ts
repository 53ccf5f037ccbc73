import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import { migrate } from '#platform/server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    adminUrl: string
  }
}

const TEMPLATE_LOCK = 7_261_042
const TEMPLATE = 'zamah_template'
const OBJECT_IN_USE = '55006'
const INSUFFICIENT_PRIVILEGE = '42501'

/** A database of its own for one test file, cloned from the migrated template. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = inject('adminUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(admin, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    await ensureTemplate(client)
    await client.query(`create database ${name} template ${TEMPLATE} owner ${role()}`)
  })
  return {
    url: databaseAt(inject('databaseUrl'), name),
    drop: () => withClient(admin, (client) => dropDatabase(client, name)),
  }
}

/** A database without tables, as an operator gives one to the product. */
export async function createEmptyDatabase(name: string): Promise<string> {
  await withClient(inject('adminUrl'), (client) => client.query(`create database ${name} owner ${role()}`))
  return databaseAt(inject('databaseUrl'), name)
}

/** The role that the product has. */
function role(): string {
  return `"${decodeURIComponent(new URL(inject('databaseUrl')).username)}"`
}

/**
 * The server waits some seconds for those who are still closing their connection: one that is cut off has nobody left who
 * listens to its error. Its own cleaner may be in there too, and only a superuser may send that away: it leaves by itself.
 */
async function dropDatabase(client: Client, name: string, { tries = 20, how = '' } = {}): Promise<void> {
  try {
    await client.query(`drop database if exists ${name} ${how}`)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === OBJECT_IN_USE && how === '') return dropDatabase(client, name, { how: 'with (force)' })
    if (code !== INSUFFICIENT_PRIVILEGE || tries === 0) throw error
    await setTimeout(250)
    await dropDatabase(client, name, { tries: tries - 1, how })
  }
}

async function ensureTemplate(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])
  if (!rowCount) await client.query(`create database ${TEMPLATE} owner ${role()}`)
  const url = databaseAt(inject('databaseUrl'), TEMPLATE)
  const pool = new Pool({ connectionString: url, max: 1 })
  await migrate({ url, pool, folder: join(import.meta.dirname, '../../migrations') })
  await pool.end()
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** The same server, another database; keeps a unix socket given as `?host=`. */
export function databaseAt(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
