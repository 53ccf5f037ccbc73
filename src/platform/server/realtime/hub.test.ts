import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { createLog } from '../log/log.ts'
import { type Hub, openPostgresHub } from './hub.ts'

const OUT_MS = 5500

let hub: Hub
let pool: Pool
let outside: Client
let database: Awaited<ReturnType<typeof createTestDatabase>>
let failures = 0

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url })
  pool.on('error', () => undefined)
  outside = new Client({ connectionString: inject('databaseUrl') })
  await outside.connect()
  const log = createLog('silent')
  vi.spyOn(log, 'warn').mockImplementation((...said: unknown[]) => {
    if (said.includes('hub cannot connect')) failures += 1
  })
  hub = await openPostgresHub({ url: database.url, pool, log })
})
afterAll(async () => {
  await hub.close()
  await pool.end()
  await outside.end()
  await database.drop()
})

test('a database that is away is asked for once a second, and what is said afterwards is heard', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await outside.query(`alter database ${name} allow_connections false`)
  await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await new Promise((resolve) => setTimeout(resolve, OUT_MS))
  expect(failures).toBeGreaterThan(1)
  expect(failures).toBeLessThanOrEqual(Math.ceil(OUT_MS / 1000))

  const back = new Promise((resolve) => hub.subscribe('hub.reconnected', resolve))
  const heard = new Promise((resolve) => hub.subscribe('hub.test', resolve))
  await outside.query(`alter database ${name} allow_connections true`)
  await back
  await hub.publish({ topic: 'hub.test', data: 'again' })
  expect(await heard).toBe('again')
})
