import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createEmptyDatabase } from '#tests/setup/database.ts'
import type { SecretPlace } from '../config/secrets.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openFiles } from '../files/files.ts'
import { createLog } from '../log/log.ts'
import { createQueues, openBoss } from '../queue/boss.ts'
import type { Task } from '../queue/queue.ts'
import { writeBackup } from './backup.service.ts'
import { restoreBackup } from './restore.service.ts'

// A schema with all that makes loading hard: circles, rows that point to later ones, computed columns, identities, triggers.
const OLD = `
  create type mood as enum ('good', 'bad');
  create domain short as text check (length(value) < 9);
  create table users (id integer generated always as identity primary key, boss integer references users,
    team integer, name text, shout text generated always as (upper(name)) stored, mood mood, code short, raw bytea, data jsonb);
  create table teams (id integer primary key, lead integer not null references users deferrable initially deferred);
  alter table users add foreign key (team) references teams;
  create unlogged table tries (n integer);
  create sequence receipts;
  create materialized view counts as select count(*)::int as n from users;
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
  create trigger no_bob before insert on users for each row when (new.name = 'Bob') execute function refuse();`
const FIRST = { '20200101T0000_users_create.sql': OLD }
const NEWER = {
  '20200102T0000_users_town.sql': `alter table users add column town text; update users set town = 'Bihać';`,
}
const tasks: Task[] = [{ name: 'test.work', handle: async () => undefined }]
const log = createLog('silent')
const made: string[] = []
let folder: string
let older: string
let newer: string
let s3: S3rver
let bucket: Parameters<typeof openFiles>[0]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zamah-backup-'))
  older = await migrations('older', FIRST)
  newer = await migrations('newer', { ...FIRST, ...NEWER })
  const configureBuckets = [{ name: 'zamah', configs: [] }]
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets,
  })
  const { port } = (await s3.run()) as unknown as AddressInfo
  const keys = { bucket: 'zamah', key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' }
  bucket = { dataDir: folder, s3: { endpoint: `http://127.0.0.1:${port}`, ...keys } }
})
afterAll(async () => {
  await s3.close()
  for (const name of made)
    await onDatabase(inject('databaseUrl'), (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    )
  await rm(folder, { recursive: true })
})

test('a backup of an older release comes back whole and with the newer schema', async () => {
  const source = await installation(older)
  const texts = [`tab\t, line\nend \\. \\N "quoted" ' \u2028 č`, null, '', '\\']
  await onDatabase(source, async (client) => {
    await client.query('begin')
    await client.query('alter table users disable trigger user')
    await client.query(`insert into users (boss, name, mood, code, raw, data) values
      (2, 'Bob', 'good', 'short', '\\x00ff', '{"a":[1,null]}'), (1, 'Amra', null, null, null, 'null')`)
    for (const text of texts) await client.query('insert into users (name) values ($1)', [text])
    await client.query(
      `insert into users (name, raw) select repeat('š', 40) || n, decode(repeat(md5(n::text), 20), 'hex') from generate_series(1, 5000) n`,
    )
    await client.query('alter table users enable trigger user')
    await client.query('insert into teams values (1, 2)')
    await client.query('update users set team = 1 where id < 3')
    await client.query('commit')
    await client.query(`select nextval('receipts'), nextval('receipts')`)
    await client.query('insert into tries values (1)')
    await withQueue(source, async ({ boss }) => {
      await boss.send('test.work', { text: 'one\u2028line\nof č', gone: null })
      await boss.send('test.work', { later: true }, { startAfter: 3600, singletonKey: 'k' })
      await boss.cancel('test.work', (await boss.send('test.work', { done: true }))!)
    })
  })
  const stored = openFiles(bucket)
  const large = randomBytes(3_000_000)
  await stored.put('people/1/a.bin', large)
  await stored.put('empty.txt', Buffer.alloc(0))
  const file = join(folder, 'older.tar.gz')
  const saved = await writeBackup({ file, databaseUrl: source, files: stored, secret: randomBytes(32) })
  expect(saved).toMatchObject({ rows: 5007, tables: 2, jobs: 2, files: 2 })

  const target = await database()
  const back = await restore({ file, target, migrations: newer })
  expect(back).toMatchObject({ rows: 5007, tables: 2, jobs: 2, files: 2 })
  await onDatabase(target, async (client) => {
    const { rows } = await client.query('select * from users order by id limit 6')
    expect(rows[0]).toMatchObject({ name: 'Bob', shout: 'BOB', boss: 2, team: 1, town: 'Bihać' })
    expect(rows.slice(2).map(({ name }) => name)).toEqual(texts)
    expect((await client.query('select n from counts')).rows).toEqual([{ n: 5006 }])
    expect((await client.query(`select nextval('receipts')::int as n`)).rows).toEqual([{ n: 3 }])
    const next = await client.query(`insert into users (name) values ('Ines') returning id`)
    expect(next.rows).toEqual([{ id: 5007 }])
    await expect(client.query(`insert into users (name) values ('Bob')`)).rejects.toThrow('no')
    await expect(client.query(`insert into teams values (2, 9999)`)).rejects.toThrow('foreign key')
    const jobs = await client.query(
      `select data, singleton_key, start_after > now() as waits from queue.job where name = 'test.work' order by 2 nulls first`,
    )
    expect(jobs.rows).toEqual([
      { data: { text: 'one\u2028line\nof č', gone: null }, singleton_key: null, waits: false },
      { data: { later: true }, singleton_key: 'k', waits: true },
    ])
  })
  expect((await readFile(join(folder, nameOf(target), 'files/people/1/a.bin'))).equals(large)).toBe(true)
})

test('a backup of a newer release is refused with advice', async () => {
  const file = join(folder, 'newer.tar.gz')
  const databaseUrl = await installation(newer)
  const files = openFiles({ s3: undefined, dataDir: join(folder, 'none') })
  await writeBackup({ file, databaseUrl, files, secret: randomBytes(32) })
  await expect(restore({ file, target: await database(), migrations: older })).rejects.toThrow(
    /made by a newer release \(it knows 20200102T0000_users_town.sql\)/,
  )
})

test('a backup without secrets holds no keys, says what is missing, and comes back beside the secret that was kept elsewhere', async () => {
  const file = join(folder, 'bare.tar.gz')
  const databaseUrl = await installation(older)
  await onDatabase(databaseUrl, async (client) => {
    await client.query(`insert into users (name) values ('Amra')`)
    await client.query(`comment on table teams is 'secret'`)
    await client.query('insert into teams values (1, 1)')
  })
  const files = openFiles({ s3: undefined, dataDir: join(folder, 'none') })
  expect(await writeBackup({ file, databaseUrl, files, secret: undefined })).toMatchObject({ rows: 1 })
  const target = await database()
  await expect(restore({ file, target, migrations: older })).rejects.toThrow('made without secrets')
  const secret = join(folder, nameOf(target), 'secret')
  await writeFile(secret, 'kept elsewhere')
  await restore({ file, target, migrations: older })
  expect(await readFile(secret, 'utf8')).toBe('kept elsewhere')
  const { rows } = await onDatabase(target, (client) =>
    client.query(
      'select (select count(*) from users)::int as users, (select count(*) from teams)::int as keys',
    ),
  )
  expect(rows).toEqual([{ users: 1, keys: 0 }])
})

test('where the secret is a setting, only a backup of that secret comes back, and no file is written', async () => {
  const file = join(folder, 'setting.tar.gz')
  const databaseUrl = await installation(older)
  const files = openFiles({ s3: undefined, dataDir: join(folder, 'none') })
  const bytes = randomBytes(32)
  await writeBackup({ file, databaseUrl, files, secret: bytes })
  const target = await database()
  const back = (secret: Buffer) =>
    restore({
      file,
      target,
      migrations: older,
      secret: { kind: 'setting', base64: secret.toString('base64') },
    })
  await expect(back(randomBytes(32))).rejects.toThrow('another secret than SECRET')
  await back(bytes)
  await expect(readFile(join(folder, nameOf(target), 'secret'))).rejects.toThrow('ENOENT')
})

test('a restore that fails leaves the database as it was', async () => {
  const file = join(folder, 'failing.tar.gz')
  const databaseUrl = await installation(older)
  await onDatabase(databaseUrl, (client) => client.query(`insert into users (name) values ('Amra')`))
  const files = openFiles({ s3: undefined, dataDir: join(folder, 'none') })
  await writeBackup({ file, databaseUrl, files, secret: randomBytes(32) })
  const failing = await migrations('failing', { ...FIRST, '20200103T0000_users_fail.sql': 'select 1 / 0' })
  await onDatabase(databaseUrl, (client) => client.query(`update users set name = 'Ines'`))
  const again = restore({ file, target: databaseUrl, migrations: failing, force: true })
  await expect(again).rejects.toThrow('users_fail')
  const { rows } = await onDatabase(databaseUrl, (client) => client.query('select name from users'))
  expect(rows).toEqual([{ name: 'Ines' }])
})

async function restore(input: {
  file: string
  target: string
  migrations: string
  force?: boolean
  secret?: SecretPlace
}) {
  const { target, force = false } = input
  const dataDir = join(folder, nameOf(target))
  await mkdir(dataDir, { recursive: true })
  const secret: SecretPlace = { kind: 'own', path: join(dataDir, 'secret') }
  const files = openFiles({ s3: undefined, dataDir })
  return withQueue(target, (queue) =>
    restoreBackup({ secret, ...input, force, databaseUrl: target, files, openQueue: async () => queue }),
  )
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

async function withQueue<T>(
  url: string,
  work: (queue: { boss: Awaited<ReturnType<typeof openBoss>>; known: Set<string> }) => Promise<T>,
): Promise<T> {
  const opened = openDatabase({ url, log, max: 2 })
  const boss = await openBoss({ database: opened, log, idle: true })
  await createQueues(boss, tasks)
  try {
    return await work({ boss, known: new Set(['test.work']) })
  } finally {
    await boss.stop({ graceful: false, close: false })
    await opened.close()
  }
}

async function installation(from: string): Promise<string> {
  const url = await database()
  const { pool, close } = openDatabase({ url, log, max: 1 })
  await migrate({ url, pool, folder: from })
  await close()
  return url
}

async function database(): Promise<string> {
  const name = `b${randomUUID().replaceAll('-', '_').slice(1)}`
  made.push(name)
  return createEmptyDatabase(name)
}

async function migrations(name: string, files: Record<string, string>): Promise<string> {
  const path = join(folder, name)
  await mkdir(path)
  for (const [file, sql] of Object.entries(files)) await writeFile(join(path, file), sql)
  return path
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
