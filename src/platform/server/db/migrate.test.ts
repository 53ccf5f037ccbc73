import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PlainError } from '../process/plain-error.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { applyMigrations, migrate, refuseOldServer } from './migrate.ts'

const WAIT = { lockTimeoutMs: 50, tries: 40, pauseMs: 10 }
const FIRST = '20990101T0000_test_first.sql'
const SECOND = '20990101T0001_test_second.sql'

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: pg.Pool

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zamah-migrations-'))
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 4 })
  pool.on('connect', (client) => client.on('error', () => undefined)) // `end` returns while they still close
  write(FIRST, 'create table things (id int);')
})

afterEach(async () => {
  await pool.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql)
}

function run(wait = WAIT): Promise<string[]> {
  return migrate({ url: database.url, pool, folder, wait })
}

async function indexes(): Promise<string[]> {
  const { rows } = await pool.query<{ indexname: string }>(
    `select indexname from pg_indexes where tablename = 'things'`,
  )
  return rows.map(({ indexname }) => indexname)
}

test('each migration runs once, whoever starts beside', async () => {
  expect((await Promise.all([run(), run(), run()])).flat()).toEqual([FIRST])
  expect(await run()).toEqual([])
})

test('a migration that was changed after it ran stops the start and is named', async () => {
  await run()
  write(FIRST, 'create table things (id bigint);')
  write(SECOND, 'create table others (id int);')
  await expect(run()).rejects.toThrow(new RegExp(`${FIRST}.*put the file back`))
  expect((await pool.query(`select to_regclass('others') as there`)).rows).toEqual([{ there: null }])
})

test('a server that is too old is named in one line', () => {
  const debian = { number: 150_008, version: '15.8 (Debian 15.8-1.pgdg120+1)' }
  expect(() => refuseOldServer(debian)).toThrow(
    new PlainError('The database is PostgreSQL 15.8; PostgreSQL 16 or newer is needed.'),
  )
  expect(() => refuseOldServer({ number: 160_000, version: '16.0' })).not.toThrow()
})

test('a checkout with other line ends says the same', async () => {
  write(FIRST, 'create table things (\n  id int);\n')
  await run()
  write(FIRST, 'create table things (\r\n  id int);\r\n')
  expect(await run()).toEqual([])
})

test('a migration that fails leaves nothing behind', async () => {
  write(FIRST, 'create table things (id int); select 1/0;')
  await expect(run()).rejects.toThrow(`Migration ${FIRST} failed: division by zero`)
  expect((await pool.query(`select to_regclass('things') as there`)).rows).toEqual([{ there: null }])
})

test('an index is made beside people who go on working', async () => {
  await run()
  write(SECOND, '-- no-transaction\ncreate index concurrently things_id on things (id);')
  expect((await Promise.all([run(), run()])).flat()).toEqual([SECOND])
  expect(await indexes()).toEqual(['things_id'])
})

test('a restore makes the same index within its transaction', async () => {
  write(SECOND, '-- no-transaction\ncreate index concurrently things_id on things (id);')
  const client = await pool.connect()
  await client.query('begin')
  await applyMigrations(client, folder, [FIRST, SECOND])
  await client.query('commit')
  client.release()
  expect(await indexes()).toEqual(['things_id'])
  expect(await run()).toEqual([])
})

test('a migration lets people through while it waits for a table, and comes back', async () => {
  await run()
  write(SECOND, 'alter table things add column name text;')
  const reader = await pool.connect()
  await reader.query('begin')
  await reader.query('select 1 from things')
  const waiting = run()
  const others = await Promise.all(Array.from({ length: 3 }, () => pool.query('select count(*) from things')))
  expect(others).toHaveLength(3)
  await reader.query('commit')
  reader.release()
  expect(await waiting).toEqual([SECOND])
})

test('a migration that never gets its table gives up and says so', async () => {
  await run()
  write(SECOND, 'alter table things add column name text;')
  const reader = await pool.connect()
  await reader.query('begin')
  await reader.query('select 1 from things')
  await expect(run({ ...WAIT, tries: 2 })).rejects.toThrow(
    `Migration ${SECOND} failed: canceling statement due to lock timeout`,
  )
  await reader.query('rollback')
  reader.release()
})
