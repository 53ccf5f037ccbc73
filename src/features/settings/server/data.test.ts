import { sql } from '#platform/server/db/sql.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { DataEraser } from '#platform/server/data-rights.ts'
import { member, PASSWORD, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { overdueDeletions, purgeDeleted } from './deletion.service.ts'
import { exportFiles } from './export.service.ts'
import { zipStream } from './zip.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

async function signedIn(given: Parameters<typeof member>[1] = {}) {
  const user = await member(app, given)
  const browser = visitor(app)
  await signInOn(app, { browser, user })
  return { user, browser }
}

test('a person takes their data along as one ZIP, explained in both languages, without secrets', async () => {
  const { user, browser } = await signedIn({ firstName: 'Željka', interests: ['arts'] })
  const answer = await browser.get('/api/settings/export')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="zamah-\d{4}-\d\d-\d\d\.zip"$/)
  const files = unzipSync(answer.rawPayload)
  const text = (path: string) => Buffer.from(files[path] ?? []).toString('utf8')
  expect(text('README.txt')).toContain('Ovo su svi podaci koje Zamah ima o tebi')
  expect(text('README.txt')).toContain('This is everything Zamah knows about you')
  expect(JSON.parse(text('account/account.json'))).toMatchObject({
    email: user.email,
    firstName: 'Željka',
    interests: ['arts'],
    hasPassword: true,
  })
  expect(JSON.parse(text('account/sessions.json'))).toHaveLength(1)
  // People read it too: pages with titles, and dates as people write them.
  expect(text('index.html')).toMatch(
    /<h1>Moji podaci<\/h1>[^]*<h2>Račun<\/h2>[^]*href="account\/account\.html"/,
  )
  expect(text('account/account.html')).toMatch(
    /<dt>First name<\/dt><dd>Željka<\/dd>[^]*\d+\.\s?\d+\.\s?\d{4}\./,
  )
  expect(Object.keys(files).map(text).join('')).not.toMatch(/"\d{4}-\d\d-\d\d \d\d:/)
  expect(Object.keys(files).map(text).join('')).not.toContain('argon2')
})

test('every feature adds its files, in the order given, however large', async () => {
  const { user } = await signedIn()
  const picture = Buffer.alloc(3_000_000, 'x')
  const files = exportFiles({
    services: app.services,
    userId: user.id,
    features: [
      {
        name: 'articles',
        async *exporter() {
          yield { path: 'pictures/me.jpg', content: picture }
          yield { path: 'articles/articles.json', content: [{ title: 'Čaršija' }] }
        },
      },
    ],
  })
  const unzipped = unzipSync(Buffer.concat(await zipStream(files).toArray()))
  expect(Object.keys(unzipped)).toEqual([
    'README.txt',
    'pictures/me.jpg',
    'articles/articles.json',
    'articles/articles.html',
    'index.html',
  ])
  expect(Buffer.from(unzipped['pictures/me.jpg'] ?? []).equals(picture)).toBe(true)
})

test('five exports an hour are enough', async () => {
  const { browser } = await signedIn()
  for (let n = 0; n < 5; n += 1) await browser.get('/api/settings/export')
  expect((await browser.get('/api/settings/export')).statusCode).toBe(429)
})

test('an account ends after 30 days: typed, proven, every device out, mailed', async () => {
  const { user, browser } = await signedIn()
  const ask = (body: object) => browser.post('/api/settings/deletion', body)
  expect((await ask({ email: 'drugi@primjer.ba', password: PASSWORD })).json().code).toBe(
    'settings.emailMismatch',
  )
  expect((await ask({ email: user.email })).json().code).toBe('settings.wrongPassword')
  const { deleteAfter } = (await ask({ email: user.email, password: PASSWORD })).json()
  const days = (Date.parse(deleteAfter) - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(30, 2)
  expect((await browser.get('/api/settings')).statusCode).toBe(401)
  const mail = await app.mails.next(user.email)
  expect(mail.text).toContain('ostaju kod njih, bez tvog imena')
  expect(mail.subject).toMatch(/^Tvoj račun će biti obrisan \d+\.\s\d+\.\s\d{4}\.$/)
})

test('who signs in within the 30 days and keeps the account stays', async () => {
  const { user, browser } = await signedIn()
  await browser.post('/api/settings/deletion', { email: user.email, password: PASSWORD })
  await signInOn(app, { browser, user })
  expect((await browser.get('/api/settings')).json().deleteAfter).toEqual(expect.any(String))
  expect((await browser.call({ method: 'DELETE', url: '/api/settings/deletion' })).statusCode).toBe(204)
  expect((await browser.get('/api/settings')).json().deleteAfter).toBeNull()
})

test('when the days have passed everything goes, files included, and nobody else’s', async () => {
  const { user, browser } = await signedIn()
  const neighbour = await signedIn()
  await browser.post('/api/settings/deletion', { email: user.email, password: PASSWORD })
  await app.services.files.put(`people/${user.id}/cv.pdf`, Buffer.from('cv'))
  const eraser: DataEraser = ({ services, userId }) => services.files.removeAll(`people/${userId}`)
  expect(await purgeDeleted(app.services, [{ name: 'people', eraser }])).toBe(0)
  await app.services.pool.query(`update users set delete_after = now() - interval '1 second' where id = $1`, [
    user.id,
  ])
  expect(await purgeDeleted(app.services, [{ name: 'people', eraser }])).toBe(1)
  expect(await findUserById(app.services.db, user.id)).toBeUndefined()
  expect(await app.services.files.exists(`people/${user.id}/cv.pdf`)).toBe(false)
  const { rows } = await app.services.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
  )
  expect(rows.length).toBeGreaterThan(4)
  for (const { name } of rows) {
    const left = await app.services.pool.query(`select 1 from ${name} where user_id = $1`, [user.id])
    expect([name, left.rowCount]).toEqual([name, 0])
  }
  expect((await neighbour.browser.get('/api/settings')).statusCode).toBe(200)
})

/** Creates a member whose 30 days have passed. */
async function due() {
  const { user } = await signedIn()
  await app.services.pool.query(`update users set delete_after = now() - interval '3 hours' where id = $1`, [
    user.id,
  ])
  return user
}

test('an eraser that fails keeps back only its own part, of this person, until the next time', async () => {
  const [unlucky, other] = [await due(), await due()]
  const erased: string[] = []
  const note: DataEraser = async ({ tx, userId }) => {
    await tx.execute(sql`update users set first_name = 'obrisano' where id = ${userId}`)
    erased.push(userId)
  }
  const broken: DataEraser = async ({ tx, userId }) => {
    if (userId === unlucky.id) await tx.execute(sql`select 1 / 0`)
  }
  const features = [
    { name: 'first', eraser: note },
    { name: 'broken', eraser: broken },
    { name: 'last', eraser: note },
  ]
  expect(await overdueDeletions(app.services.db)).toMatchObject({ count: 2 })
  expect(await purgeDeleted(app.services, features)).toBe(1)
  expect(await findUserById(app.services.db, other.id)).toBeUndefined()
  // Other accounts are still erased.
  expect((await findUserById(app.services.db, unlucky.id))?.firstName).toBe('obrisano')
  expect(erased.filter((id) => id === unlucky.id)).toHaveLength(2)
  // Staff see how many wait, and for how long.
  const { count, oldest } = await overdueDeletions(app.services.db)
  expect([count, Math.round((Date.now() - Number(oldest)) / 3_600_000)]).toEqual([1, 3])
  expect(await purgeDeleted(app.services, [])).toBe(1)
  expect(await overdueDeletions(app.services.db)).toEqual({ count: 0, oldest: null })
})

test('an account whose row itself cannot go keeps no other back', async () => {
  const [unlucky, other] = [await due(), await due()]
  const { pool } = app.services
  await pool.query('create table holds (user_id uuid references users)')
  await pool.query('insert into holds values ($1)', [unlucky.id])
  expect(await purgeDeleted(app.services, [])).toBe(1)
  expect(await findUserById(app.services.db, other.id)).toBeUndefined()
  await pool.query('drop table holds')
  expect(await purgeDeleted(app.services, [])).toBe(1)
})

const ARTICLES = {
  name: 'articles',
  async *exporter() {
    yield { path: 'articles/articles.json', content: [] }
  },
}

test('a part that the database refuses is named in the export, and everything else is there', async () => {
  const { user } = await signedIn()
  const files = exportFiles({
    services: app.services,
    userId: user.id,
    features: [
      {
        name: 'broken',
        async *exporter({ services }) {
          yield { path: 'broken/first.json', content: [] }
          yield { path: 'broken/second.json', content: await services.db.execute(sql`select 1 / 0`) }
        },
      },
      { name: 'without' },
      ARTICLES,
    ],
  })
  const unzipped = unzipSync(Buffer.concat(await zipStream(files).toArray()))
  expect(Object.keys(unzipped)).toEqual([
    'README.txt',
    'broken/first.json',
    'broken/first.html',
    'articles/articles.json',
    'articles/articles.html',
    'index.html',
    'MISSING.txt',
  ])
  expect(Buffer.from(unzipped['MISSING.txt'] ?? []).toString('utf8')).toMatch(
    /nismo mogli pročitati[^]*broken\/…[^]*could not be read/,
  )
})

test('a file that is lost is named in the export, and everything else is there', async () => {
  const { user } = await signedIn()
  const files = exportFiles({
    services: app.services,
    userId: user.id,
    features: [
      {
        name: 'profiles',
        async *exporter() {
          yield {
            path: 'profile/photo.webp',
            content: () => app.services.files.read('people/nobody/photo.webp'),
          }
          yield { path: 'profile/cover.webp', content: async () => Buffer.from('cover') }
        },
      },
      ARTICLES,
    ],
  })
  const unzipped = unzipSync(Buffer.concat(await zipStream(files).toArray()))
  expect(Object.keys(unzipped)).toEqual([
    'README.txt',
    'profile/cover.webp',
    'articles/articles.json',
    'articles/articles.html',
    'index.html',
    'MISSING.txt',
  ])
  const missing = Buffer.from(unzipped['MISSING.txt'] ?? []).toString('utf8')
  expect(missing).toMatch(/nismo mogli pročitati[^]*profile\/photo\.webp[^]*could not be read/)
})

test('the only global admin cannot go before there is another', async () => {
  const { user, browser } = await signedIn()
  await app.services.pool.query(
    `update users set role = 'ADMIN', has_global_permissions = true where id = $1`,
    [user.id],
  )
  const ask = () => browser.post('/api/settings/deletion', { email: user.email, password: PASSWORD })
  expect((await ask()).json().code).toBe('settings.lastAdmin')
  const second = await member(app)
  await app.services.pool.query(
    `update users set role = 'ADMIN', has_global_permissions = true where id = $1`,
    [second.id],
  )
  expect((await ask()).statusCode).toBe(200)
})
