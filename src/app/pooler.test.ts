import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readConfig } from '#platform/server/config/config.ts'
import { secretsFrom } from '#platform/server/config/secrets.ts'
import { type Db, inTransaction, openDatabase } from '#platform/server/db/database.ts'
import { openPooler } from '#platform/server/db/pooler.fixture.ts'
import { prepared } from '#platform/server/db/prepared.ts'
import { readOnly } from '#platform/server/db/read-only.ts'
import { sql } from '#platform/server/db/sql.ts'
import { createLog } from '#platform/server/log/log.ts'
import { ofSession } from '#tests/architecture/sessions.guard.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { buildApi, openServices, tasks } from './compose.ts'
import { seedOnce } from './seed-once.ts'

const log = createLog('silent')
const secrets = secretsFrom(randomBytes(32))
const one = prepared({ one: z.number() })('one', 'select 1 as one')

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pooler: Awaited<ReturnType<typeof openPooler>>
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zamah-pooler-'))
  database = await createTestDatabase()
  pooler = await openPooler(database.url)
})
afterAll(async () => {
  await pooler.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

/** What the product asks again and again, in both ways and in a transaction too. */
async function askAgain(db: Db): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await db.execute(sql`select ${n}::int as n`)
    await one(db)
  }
}

test('a pooler that gives each transaction another session is asked for nothing that a session keeps', async () => {
  const config = readConfig({
    NODE_ENV: 'test',
    SEED: 'none',
    DATA_DIR: dataDir,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
  })
  const { services, close } = await openServices({ config, log, secrets, databaseUrl: pooler.url })
  const { db, pool, queue, hub } = services
  await seedOnce(services, async () => undefined)
  await queue.start({ services, tasks, work: true })
  const http = await buildApi(services)
  await askAgain(db)
  await inTransaction(pool, askAgain)
  expect((await http.inject('/api/content/blocks?locale=en&ids=hero-title')).statusCode).toBe(200)
  const heard = new Promise((resolve) => hub.subscribe('greeting', resolve))
  await hub.publish({ topic: 'greeting', data: 'zdravo' })
  expect(await heard).toBe('zdravo')
  await readOnly(services).db.execute(sql`select 'of a reader'`)
  await readOnly(services).pool.end()
  await http.close()
  await close()

  expect([...pooler.settings].sort()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
  expect([...pooler.names]).toEqual([])
  expect(pooler.texts).toContain('select 1 as one')
  expect(pooler.texts.join('\n')).toContain('pg_notify')
  expect(pooler.texts.join('\n')).not.toContain('of a reader')
  expect(pooler.texts.filter(ofSession)).toEqual([])
})

test('the database itself is given names and limits', async () => {
  const { db, close } = openDatabase({ url: pooler.url, log, max: 1 })
  await askAgain(db)
  await close()
  expect([...pooler.names].sort()).toEqual(['one', 's0'])
  expect([...pooler.settings]).toContain('statement_timeout')
})
