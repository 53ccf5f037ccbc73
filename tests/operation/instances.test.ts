import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { demoAccounts } from '#features/account/server/index.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { type MailCatcher, startMailCatcher } from '#tests/setup/mail-catcher.ts'
import { openBrowser, registration } from './browser.fixture.ts'
import { clearUp, dataFolder, type Product, startProduct } from './product.fixture.ts'

const admin = demoAccounts.find(({ role }) => role === 'global admin')!
const member = demoAccounts.find(({ role }) => role === 'member')!

type Draft = { version: string; content: { body: object } }

let mails: MailCatcher
let database: Awaited<ReturnType<typeof createTestDatabase>>
let sql: Client
let one: Product
let other: Product
let hurry: NodeJS.Timeout

beforeAll(async () => {
  mails = await startMailCatcher()
  database = await createTestDatabase()
  const env = { SMTP_URL: mails.url, DATABASE_URL: database.url }
  const dataDir = dataFolder()
  ;[one, other] = await Promise.all([startProduct({ dataDir, env }), startProduct({ dataDir, env })])
  sql = new Client(database.url)
  await sql.connect()
  // Hourly work is moved to every minute once both instances have registered it; the last test counts it.
  hurry = setInterval(
    () =>
      void sql.query(
        `update queue.schedule set cron = '* * * * *' where name = 'limits.clean' and cron <> '* * * * *'`,
      ),
    1000,
  )
})
afterAll(async () => {
  clearInterval(hurry)
  await Promise.all([one.stop(), other.stop()])
  await sql.end()
  await clearUp()
  await database.drop()
  await mails.close()
})

test('both lay one demo world together', async () => {
  const { rows } = await sql.query('select count(*)::int as n from users where email = $1', [admin.email])
  expect(rows).toEqual([{ n: 1 }])
})

test('a sign-in on one counts on the other, and so does its end', async () => {
  const browser = openBrowser()
  expect((await browser.signIn(one.port, member)).status).toBe(200)
  expect((await browser.call(other.port, 'GET', '/api/user/profile')).status).toBe(200)
  expect((await browser.call(one.port, 'POST', '/api/auth/logout', {})).status).toBe(204)
  expect((await browser.call(other.port, 'GET', '/api/user/profile')).status).toBe(401)
})

test('wrong passwords count together, wherever they are tried: the third offers a reset, the sixth waits', async () => {
  const browser = openBrowser()
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1) {
    const { port } = n % 2 ? one : other
    const { status } = await browser.signIn(port, {
      email: 'niko@primjer.ba',
      password: `Kriva-Lozinka-${n}`,
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([401, 401, 200, 200, 200, 429, 429])
})

test('a published text stands on the pages of both at once', async () => {
  const editor = openBrowser()
  await editor.signIn(one.port, admin)
  for (const { port } of [one, other]) expect((await editor.call(port, 'GET', '/')).status).toBe(200)
  const text = `Dvije ${Date.now()}`
  const save = { locale: 'bhs', document: lineOf(text), revision: 0 }
  expect((await editor.call(one.port, 'PUT', '/api/admin/content/blocks/hero-title', save)).status).toBe(200)
  const visitor = openBrowser()
  expect((await visitor.call(one.port, 'GET', '/')).text).toContain(text)
  await expect.poll(async () => (await visitor.call(other.port, 'GET', '/')).text).toContain(text)
})

test('a version of the terms that is published on one stands on the other, and a member is asked once', async () => {
  const editor = openBrowser()
  await editor.signIn(one.port, admin)
  const text = `Pravila ${Date.now()}`
  const save = { locale: 'bhs', document: lineOf(text), revision: 0 }
  expect((await editor.call(one.port, 'PUT', '/api/admin/content/blocks/terms-intro', save)).status).toBe(200)
  const visitor = openBrowser()
  const termsOn = async ({ port }: Product) => (await visitor.call(port, 'GET', '/terms')).text
  for (const instance of [one, other]) expect(await termsOn(instance)).not.toContain(text)
  const { documents } = JSON.parse((await editor.call(other.port, 'GET', '/api/admin/legal')).text) as {
    documents: { document: string; draft: { digest: string } }[]
  }
  const digest = documents.find(({ document }) => document === 'terms')?.draft.digest
  const version = {
    effectiveOn: localDay(new Date()),
    note: { bhs: 'Kraći uvod.', en: 'A shorter introduction.' },
    digest,
    password: admin.password,
  }
  const published = await editor.call(one.port, 'POST', '/api/admin/legal/terms/versions', version)
  expect(published.status).toBe(200)
  for (const instance of [one, other]) await expect.poll(() => termsOn(instance)).toContain(text)

  const asked = openBrowser()
  await asked.signIn(other.port, member)
  const questionsOn = async ({ port }: Product) =>
    (JSON.parse((await asked.call(port, 'GET', '/api/legal-acceptances')).text) as { questions: object[] })
      .questions
  expect(await questionsOn(other)).toHaveLength(1)
  const answer = { document: 'terms', version: (JSON.parse(published.text) as { version: string }).version }
  expect((await asked.call(other.port, 'POST', '/api/legal-acceptances', answer)).status).toBeLessThan(300)
  for (const instance of [one, other]) expect(await questionsOn(instance)).toEqual([])
})

test('an article appears on both once its moment has come, once in each feed, and is gone from both when it is taken back', async () => {
  const author = openBrowser()
  await author.signIn(one.port, admin)
  const title = `Objava u podne ${Date.now()}`
  const created = await author.call(one.port, 'POST', '/api/articles', { title: { bhs: title, en: '' } })
  const { id } = created.body as { id: string }
  await sql.query(
    'insert into article_trusted_authors (user_id) select author_id from articles where id = $1',
    [id],
  )
  const path = `/api/articles/${id}`
  const { content, version } = (await author.call(one.port, 'GET', path)).body as Draft
  const text = [{ type: 'text', text: 'Tačno u podne.' }]
  const written = {
    ...content,
    summary: { bhs: 'Uvod', en: '' },
    body: { ...content.body, bhs: { type: 'doc', content: [{ type: 'paragraph', content: text }] } },
  }
  const saved = await author.call(one.port, 'PUT', path, written, { 'if-match': `"${version}"` })
  expect(saved.status).toBe(200)
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const submitted = await author.call(other.port, 'POST', `${path}/submission`, { at })
  expect(submitted.body).toMatchObject({ state: 'scheduled' })
  const page = `/articles/${(submitted.body as { slug: string }).slug}`
  const visitor = openBrowser()
  const statuses = () =>
    Promise.all([one, other].map(async ({ port }) => (await visitor.call(port, 'GET', page)).status))
  expect(await statuses()).toEqual([404, 404])

  await sql.query(`update articles set live_bhs_at = now() + interval '1 second' where id = $1`, [id])
  await expect.poll(statuses).toEqual([200, 200])
  for (const { port } of [one, other]) {
    const feed = (await visitor.call(port, 'GET', '/articles/feed.rss')).text
    expect(feed.split(title)).toHaveLength(2)
    expect((await visitor.call(port, 'GET', '/articles')).text).toContain(title)
  }

  expect((await author.call(one.port, 'POST', `${path}/withdrawal`)).status).toBe(200)
  await expect.poll(statuses).toEqual([404, 404])
  for (const { port } of [one, other])
    for (const list of ['/articles', '/articles/feed.rss', '/sitemap.xml'])
      expect((await visitor.call(port, 'GET', list)).text).not.toContain(page)
})

test('every mail is sent once, whoever sends it', async () => {
  const people = Array.from({ length: 24 }, (_, n) => `dvoje.${n}@primjer.ba`)
  await Promise.all(
    people.map((email, n) =>
      openBrowser().call(n % 2 ? one.port : other.port, 'POST', '/api/auth/register', registration(email)),
    ),
  )
  for (const email of people) await mails.next(email)
  await sleep(1500)
  expect(people.filter((email) => mails.to(email).length !== 1)).toEqual([])
})

test('work of the calendar is ordered once', async () => {
  const ordered = `select date_trunc('minute', created_on), count(*)::int as n from queue.job
    where name = 'limits.clean' group by 1 order by 1`
  for (let turn = 0; turn < 850 && !(await sql.query(ordered)).rowCount; turn++) await sleep(100)
  await sleep(2000)
  expect((await sql.query<{ n: number }>(ordered)).rows[0]).toMatchObject({ n: 1 })
})
