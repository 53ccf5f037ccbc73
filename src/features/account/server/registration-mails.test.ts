import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { digests } from './proofs.ts'
import { join, mailedProof, newPerson, openBrowser, PASSWORD, registration } from './account.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

test('somebody who has an account is told so by mail, without a code or a link, and keeps it as it is', async () => {
  const amra = await join(app, openBrowser(app))
  const stranger = openBrowser(app)
  await stranger.post('/api/auth/register', {
    ...registration(amra),
    firstName: 'Lopov',
    password: 'Tudja-Lozinka-5',
    confirmPassword: 'Tudja-Lozinka-5',
  })
  const mail = await app.mails.next(
    amra.email,
    ({ subject }) => subject === 'Već imaš račun na platformi Zamah',
  )
  expect(mail.text).not.toContain('/auth/verify')
  expect(mail.text).not.toMatch(/^[A-Z0-9]{6}$/m)
  expect(
    (await stranger.post('/api/auth/login', { email: amra.email, password: 'Tudja-Lozinka-5' })).status,
  ).toBe(401)
  const again = openBrowser(app)
  expect((await again.post('/api/auth/login', { email: amra.email, password: PASSWORD })).status).toBe(200)
  expect((await again.get('/api/user/profile')).body).toMatchObject({ firstName: 'Amra' })
  const resent = await stranger.post('/api/auth/resend-verification', { email: amra.email })
  expect(resent).toMatchObject({ status: 200, body: {} })
  expect(resent.body).toEqual({})
})

test('of two registrations for one address the one proven wins, and the other is worth nothing', async () => {
  const first = openBrowser(app)
  const second = openBrowser(app)
  const person = newPerson()
  await first.post('/api/auth/register', registration(person))
  const one = await mailedProof(app, person.email)
  await second.post('/api/auth/register', {
    ...registration(person),
    firstName: 'Nova',
    password: 'Druga-Lozinka-8',
    confirmPassword: 'Druga-Lozinka-8',
  })
  const two = await mailedProof(app, person.email, one.mail.messageId)
  const verified = await openBrowser(app).post('/api/auth/verify', { email: person.email, code: one.code })
  expect(verified).toMatchObject({ status: 200, cookies: ['__Host-onb'] })
  expect(verified.body).toEqual({ verified: true })
  expect((await second.post('/api/auth/verify', { email: person.email, code: two.code })).status).toBe(422)
  expect((await second.get(`/api/auth/verify?token=${two.token}`)).status).toBe(422)
  // It was proven in a third browser, which knows neither of the two passwords.
  for (const [browser, password] of [
    [first, person.password],
    [second, 'Druga-Lozinka-8'],
  ] as const)
    expect((await browser.post('/api/auth/login', { email: person.email, password })).status).toBe(401)
})

test('a fresh code is mailed five times in a quarter of an hour, then the person is asked to wait', async () => {
  for (const locale of ['bhs', 'en']) {
    const browser = openBrowser(app, { locale })
    const person = newPerson()
    await browser.post('/api/auth/register', registration(person))
    const first = await mailedProof(app, person.email)
    expect(await browser.post('/api/auth/resend-verification', { email: person.email })).toMatchObject({
      status: 200,
      body: {},
    })
    const fresh = await mailedProof(app, person.email, first.mail.messageId)
    expect(fresh.token).toBe(first.token)
    for (let n = 2; n <= 5; n += 1)
      expect((await browser.post('/api/auth/resend-verification', { email: person.email })).status).toBe(200)
    const sixth = await browser.post('/api/auth/resend-verification', { email: person.email })
    expect(sixth).toMatchObject({ status: 429, body: { code: 'platform.tooMany' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(sixth.body.error).toContain(locale === 'en' ? 'Too many attempts' : 'Previše pokušaja')
  }
})

test('a stranger who asks for fifty mails at once leaves the person theirs', async () => {
  const stranger = openBrowser(app)
  const own = openBrowser(app)
  const person = newPerson()
  await own.post('/api/auth/register', registration(person))
  const flood = await Promise.all(
    Array.from({ length: 50 }, () => stranger.post('/api/auth/resend-verification', { email: person.email })),
  )
  const sent = flood.filter(({ status }) => status === 200)
  expect([sent.length, new Set(flood.map(({ status }) => status))]).toEqual([5, new Set([200, 429])])
  expect((await own.post('/api/auth/resend-verification', { email: person.email })).status).toBe(200)
  // All networks together cause ten.
  for (let n = 0; n < 4; n += 1)
    await openBrowser(app).post('/api/auth/resend-verification', { email: person.email })
  const late = await openBrowser(app).post('/api/auth/resend-verification', { email: person.email })
  expect(late.status).toBe(429)
})

test('a stranger who registers an address again and again leaves its person the mail of their registration', async () => {
  const stranger = openBrowser(app)
  const person = newPerson()
  await Promise.all(
    Array.from({ length: 8 }, () =>
      stranger.post('/api/auth/register', { ...registration(person), firstName: 'Stranac' }),
    ),
  )
  const own = openBrowser(app)
  await own.post('/api/auth/register', registration(person))
  const counted = async (key: string) => {
    const { rows } = await app.services.pool.query<{ count: number }>(
      `select count from limit_counters where key like $1 order by length(key) limit 1`,
      [key],
    )
    return rows[0]?.count
  }
  const address = digests(app.services.secrets).limit(person.email)
  expect(await counted(`register:mail:${address}%`)).toBe(6)
})
