import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { demoAccounts } from '#features/account/server/index.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { onDatabase } from '#tests/setup/on-database.ts'
import { type MailCatcher, startMailCatcher } from '#tests/setup/mail-catcher.ts'
import { openBrowser, registration } from './browser.fixture.ts'
import { clearUp, dataFolder, runCommand, startProduct } from './product.fixture.ts'

const admin = demoAccounts.find(({ role }) => role === 'global admin')!
const STORED = {
  'people/1/slika.txt': 'ćevap',
  [`${'dug-put/'.repeat(20)}kraj.bin`]: 'x'.repeat(300_000),
  'empty.txt': '',
}

let mails: MailCatcher
let shelf: string
let archive: string
let source: string
let rows: Rows
const browser = openBrowser()

// A used installation, saved while it runs with an email that cannot be sent.
let files = 0
beforeAll(async () => {
  mails = await startMailCatcher()
  shelf = mkdtempSync(join(tmpdir(), 'zamah-backup-'))
  archive = join(shelf, 'zamah.tar.gz')
  source = dataFolder()
  for (const [key, contents] of Object.entries(STORED)) {
    const path = join(source, 'files', key)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, contents)
  }
  const product = await startProduct({ dataDir: source, env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  expect((await browser.signIn(product.port, admin)).status).toBe(200)
  const text = { locale: 'en', document: lineOf('Saved\nwords'), revision: 0 }
  expect((await browser.call(product.port, 'PUT', '/api/admin/content/blocks/hero-title', text)).status).toBe(
    200,
  )
  expect(
    (await openBrowser().call(product.port, 'POST', '/api/auth/register', registration('ceka@primjer.ba')))
      .status,
  ).toBe(200)
  await onDatabase(source, mailWaits)
  // The product is still seeding: the rows are final once they no longer change.
  let before: Rows
  do {
    before = await rowsOf(source)
    const saved = await runCommand({ args: ['backup', archive], dataDir: source })
    const found = /^Saved \d+ rows of \d+ tables, [1-9]\d* pieces of waiting work and (\d+) files/.exec(
      saved.output,
    )
    // The demo world has some files, and draws more after its start.
    files = Number(found?.[1])
    expect(files, saved.output).toBeGreaterThan(Object.keys(STORED).length)
    rows = await rowsOf(source)
  } while (!isDeepStrictEqual(before, rows))
  await product.stop()
})
afterAll(async () => {
  await clearUp()
  await mails.close()
  rmSync(shelf, { recursive: true })
})

test('an installation comes back elsewhere with the same rows and files, sessions and waiting mails', async () => {
  const elsewhere = dataFolder()
  const restored = await runCommand({ args: ['restore', archive], dataDir: elsewhere })
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(`${files} files`) })
  expect(await rowsOf(elsewhere)).toEqual(rows)
  for (const [key, contents] of Object.entries(STORED))
    expect(readFileSync(join(elsewhere, 'files', key), 'utf8')).toBe(contents)

  const product = await startProduct({ dataDir: elsewhere, env: { SMTP_URL: mails.url } })
  expect((await browser.call(product.port, 'GET', '/api/user/profile')).body).toMatchObject({
    email: admin.email,
  })
  expect((await openBrowser().signIn(product.port, demoAccounts[0]!)).status).toBe(200)
  const page = await browser.call(product.port, 'GET', '/api/content/blocks?locale=en&ids=hero-title')
  expect(page.text).toContain('Saved')
  const mail = await mails.next('ceka@primjer.ba')
  const token = /token=([\w.-]+)/.exec(mail.text ?? '')?.[1]
  const proof = await openBrowser().call(product.port, 'GET', `/api/auth/verify?token=${token}`)
  expect(proof.status).toBe(200)
  await product.stop()
})

test('a backup of the built-in database is restored into another Postgres, and the other way round', async () => {
  const database = await createTestDatabase()
  const env = { DATABASE_URL: database.url }
  const [there, back] = [dataFolder(), dataFolder()]
  const again = join(shelf, 'again.tar.gz')
  expect((await runCommand({ args: ['restore', archive], dataDir: there, env })).code).toBe(0)
  expect((await runCommand({ args: ['backup', again], dataDir: there, env })).code).toBe(0)
  expect((await runCommand({ args: ['restore', again], dataDir: back })).code).toBe(0)
  expect(await rowsOf(back)).toEqual(rows)
  await database.drop()
})

test('an installation with members is replaced only by force, and never while it runs', async () => {
  const taken = dataFolder()
  expect((await runCommand({ args: ['seed'], dataDir: taken })).output).toContain(admin.email)
  expect(await runCommand({ args: ['seed'], dataDir: taken })).toMatchObject({
    code: 1,
    output: expect.stringContaining('There are members already'),
  })
  mkdirSync(join(taken, 'files'), { recursive: true })
  writeFileSync(join(taken, 'files', 'old.txt'), 'old')
  const before = await rowsOf(taken)
  const refused = await runCommand({ args: ['restore', archive], dataDir: taken })
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('has members already') })
  const product = await startProduct({ dataDir: taken })
  const running = await runCommand({ args: ['restore', archive, '--force'], dataDir: taken })
  expect(running).toMatchObject({ code: 1, output: expect.stringContaining('Stop every instance first') })
  await product.stop()
  expect((await rowsOf(taken)).users).toEqual(before.users)
  expect((await runCommand({ args: ['restore', archive, '--force'], dataDir: taken })).code).toBe(0)
  expect(await rowsOf(taken)).toEqual(rows)
  expect(readdirSync(join(taken, 'files'))).not.toContain('old.txt')
})

test('a damaged or cut archive, and a database of something else, are refused before anything is touched', async () => {
  const empty = dataFolder()
  const cut = join(shelf, 'cut.tar.gz')
  writeFileSync(cut, readFileSync(archive))
  truncateSync(cut, statSync(cut).size - 2000)
  const broken = join(shelf, 'broken.tar.gz')
  const bytes = readFileSync(archive)
  bytes[bytes.length >> 1]! ^= 0xff
  writeFileSync(broken, bytes)
  for (const file of [cut, broken, join(shelf, 'nothing.tar.gz'), join(source, 'secret')]) {
    const { code, output } = await runCommand({ args: ['restore', file], dataDir: empty })
    expect(output).toMatch(/There is no backup at|is no backup|is damaged/)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
  }
  const foreign = await createTestDatabase()
  const client = new Client(foreign.url)
  await client.connect()
  await client.query('alter table migrations rename to something')
  const { output } = await runCommand({
    args: ['restore', archive, '--force'],
    dataDir: empty,
    env: { DATABASE_URL: foreign.url },
  })
  expect(output).toContain('holds tables of something else')
  await client.end()
  await foreign.drop()
})

test('a folder without an installation is not made one by saving it', async () => {
  const { code, output } = await runCommand({
    args: ['backup', join(shelf, 'none.tar.gz')],
    dataDir: join(shelf, 'none'),
  })
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('There is no installation in'),
  })
  expect(readdirSync(shelf)).not.toContain('none')
})

/** Waits for the task that generates the code; after that nothing changes any more. */
async function mailWaits(client: Client): Promise<void> {
  const waiting = `select from queue.job where name = 'mail.send' and state in ('created', 'retry')`
  while (!(await client.query(waiting)).rowCount) await sleep(50)
}

type Rows = Record<string, string[]>

/** Returns every row of every table that a crash must not lose. */
function rowsOf(dataDir: string): Promise<Rows> {
  return onDatabase(dataDir, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and relpersistence = 'p' and relname <> 'migrations'`,
    )
    const found: Rows = {}
    for (const { name } of tables.rows) {
      const all = await client.query<{ row: string }>(
        `select t::text as row from public.${name} t order by 1`,
      )
      found[name] = all.rows.map(({ row }) => row)
    }
    return found
  })
}
