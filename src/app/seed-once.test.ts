import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#platform/contract/durations.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { secretsFrom } from '#platform/server/config/secrets.ts'
import { saveDemoWorldStart, hasHalfADemoWorld } from '#platform/server/db/installation.queries.ts'
import { createLog } from '#platform/server/log/log.ts'
import type { Services } from '#platform/server/services.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { openServices, tasks } from './compose.ts'
import { seedDemoWorld, seedOnce } from './seed-once.ts'

const log = createLog('silent')
/** The cast of the demo world does nothing further back or ahead. */
const AGE_MS = 5 * 365 * DAY_MS
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
  await saveDemoWorldStart(services.db)
  await services.pool.query(
    `insert into users (id, email, first_name, last_name) values (gen_random_uuid(), 'pola@primjer.ba', 'Pola', 'Pola')`,
  )
  const elsewhere = { ...services, config: { ...services.config, databaseUrl: database.url } }
  await expect(seedDemoWorld(elsewhere, startQueue)).rejects.toThrow('broken off')
  const without = { ...services, config: { ...services.config, seed: 'none' as const } }
  await expect(seedOnce(without, startQueue)).rejects.toThrow('broken off')
  expect(await people()).toEqual(['Pola'])

  // Several concurrent first starts: one seeds, the others wait and find it complete.
  const laid = await Promise.all(Array.from({ length: 3 }, () => seedDemoWorld(services, startQueue)))
  expect(laid.filter(Boolean)).toHaveLength(1)
  expect(await people()).not.toContain('Pola')
  expect((await people()).length).toBeGreaterThan(10)
  expect(await hasHalfADemoWorld(services.db)).toBe(false)
  expect(await seedDemoWorld(services, startQueue)).toBe(false)
})

test('every moment in the demo world lies within five years of now', async () => {
  // A file that everybody may see at once has 1970 as its `shown_from`.
  const { rows: columns } = await services.pool.query<{ place: string; moment: string }>(
    `select format('%I.%I', table_name, column_name) as place,
       format('select min(%2$I) as first, max(%2$I) as last from %1$I', table_name, column_name) as moment
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
       and column_name <> 'shown_from'`,
  )
  expect(columns.length).toBeGreaterThan(100)
  const far: string[] = []
  for (const { place, moment } of columns) {
    const { rows } = await services.pool.query<{ first: Date | null; last: Date | null }>(moment)
    const { first, last } = rows[0]!
    if (!first || !last) continue
    const isNear = first.getTime() > Date.now() - AGE_MS && last.getTime() < Date.now() + AGE_MS
    if (!isNear) far.push(`${place}: ${first.toISOString()} to ${last.toISOString()}`)
  }
  expect(far).toEqual([])
})

test('a visitor of the demo world sees the face and the headline of each of its twelve mentors', async () => {
  const { rows } = await services.pool.query<{ name: string; face: boolean; headline: string | null }>(
    `select u.first_name as name, f.id is not null as face, i.content -> 'headline' ->> 'bhs' as headline
     from public_mentors m join users u on u.id = m.user_id
     left join published_profiles p on p.user_id = m.user_id
     left join profile_pictures f on f.user_id = p.user_id and f.kind = 'photo'
     left join profile_sections i on i.user_id = p.user_id and i.section = 'intro'`,
  )
  expect(rows).toHaveLength(12)
  expect(rows.filter(({ face, headline }) => !face || !headline)).toEqual([])
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
