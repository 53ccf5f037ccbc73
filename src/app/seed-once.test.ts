import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/config.ts'
import { secretsFrom } from '#platform/server/config/secrets.ts'
import { beginDemoWorld, hasHalfADemoWorld } from '#platform/server/db/installation.queries.ts'
import { createLog } from '#platform/server/log/log.ts'
import type { Services } from '#platform/server/services.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { openServices, tasks } from './compose.ts'
import { layDemoWorld, seedOnce } from './seed-once.ts'

const log = createLog('silent')
const secrets = secretsFrom(randomBytes(32))

let dataDir: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let opened: Awaited<ReturnType<typeof openServices>>
let services: Services

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zamah-seed-'))
  database = await createTestDatabase()
  const config = readConfig({ NODE_ENV: 'test', SEED: 'demo', DATA_DIR: dataDir })
  opened = await openServices({ config, log, secrets, databaseUrl: database.url })
  services = opened.services
})
afterAll(async () => {
  await opened.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const startQueue = () => services.queue.start({ services, tasks, work: false })

async function people(): Promise<string[]> {
  const { rows } = await services.pool.query<{ name: string }>('select first_name as name from users')
  return rows.map(({ name }) => name)
}

test('half a demo world is never served: elsewhere the start ends, in its own database it is laid anew, once', async () => {
  await beginDemoWorld(services.db)
  await services.pool.query(
    `insert into users (id, email, first_name, last_name) values (gen_random_uuid(), 'pola@primjer.ba', 'Pola', 'Pola')`,
  )
  const elsewhere = { ...services, config: { ...services.config, databaseUrl: database.url } }
  await expect(layDemoWorld(elsewhere, startQueue)).rejects.toThrow('broken off')
  const without = { ...services, config: { ...services.config, seed: 'none' as const } }
  await expect(seedOnce(without, startQueue)).rejects.toThrow('broken off')
  expect(await people()).toEqual(['Pola'])

  // Several concurrent first starts: one seeds, the others wait and find it complete.
  const laid = await Promise.all(Array.from({ length: 3 }, () => layDemoWorld(services, startQueue)))
  expect(laid.filter(Boolean)).toHaveLength(1)
  expect(await people()).not.toContain('Pola')
  expect((await people()).length).toBeGreaterThan(10)
  expect(await hasHalfADemoWorld(services.db)).toBe(false)
  expect(await layDemoWorld(services, startQueue)).toBe(false)
})

test('an instance with another secret does not start on the database of an installation', async () => {
  const other = {
    config: services.config,
    log,
    databaseUrl: database.url,
    secrets: secretsFrom(randomBytes(32)),
  }
  await expect(openServices(other)).rejects.toThrow(/another secret.*DATA_DIR/)
  const same = await openServices({ ...other, secrets })
  await same.close()
})
