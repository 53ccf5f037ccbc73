import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { inject } from 'vitest'
import { databaseAt, TEMPLATE } from './database-names.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    adminUrl: string
  }
}

const OBJECT_IN_USE = '55006'
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Clones the run's template for one test file. Copies its files directly: through the log, page by page, it takes five
 * times as long.
 */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = inject('adminUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(admin, (client) =>
    client.query(`create database ${name} template ${TEMPLATE} owner ${role()} strategy file_copy`),
  )
  return {
    url: databaseAt(inject('databaseUrl'), name),
    drop: () => withClient(admin, (client) => dropDatabase(client, name)),
  }
}

/** Creates a database without tables, as an operator provides one. */
export async function createEmptyDatabase(name: string): Promise<string> {
  await withClient(inject('adminUrl'), (client) => client.query(`create database ${name} owner ${role()}`))
  return databaseAt(inject('databaseUrl'), name)
}

/** Returns the product's role. */
function role(): string {
  return `"${decodeURIComponent(new URL(inject('databaseUrl')).username)}"`
}

/**
 * Drops a database. The server waits some seconds for closing connections; a forced end would reach nobody who listens for
 * its error. Its autovacuum may be in there too, which only a superuser may end: it leaves by itself.
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

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
