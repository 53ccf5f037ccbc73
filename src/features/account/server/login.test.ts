import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hash } from '#platform/server/auth/argon2.ts'
import { updateUser } from '#platform/server/auth/users.queries.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import {
  join,
  mailedProof,
  newPerson,
  openBrowser,
  PASSWORD,
  registration,
  type TestBrowser,
} from './account.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

function signIn(browser: TestBrowser, email: string, password = PASSWORD) {
  return browser.post('/api/auth/login', { email, password })
}

test('a member signs in, and the old session of this browser ends', async () => {
  const browser = openBrowser(app)
  const { email } = await join(app, browser)
  const old = browser.storage.accessToken
  const answer = await signIn(browser, ` ${email.toUpperCase()} `)
  expect(answer).toMatchObject({
    status: 200,
    cookies: ['__Host-sid'],
    headers: { 'cache-control': 'no-store' },
  })
  expect(Object.keys(answer.body).sort()).toEqual(['accessToken', 'refreshToken'])
  const [, payload = ''] = browser.storage.accessToken?.split('.') ?? []
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    email,
    role: 'USER',
    id: expect.any(String),
    exp: expect.any(Number),
  })
  expect((await browser.get('/api/user/profile')).status).toBe(200)
  expect((await browser.get('/api/user/profile', { authorization: `Bearer ${old}` })).status).toBe(401)
})

test('a wrong password, an unknown address and a waiting one are refused in the same words', async () => {
  const { email } = await join(app, openBrowser(app))
  const waiting = newPerson()
  await openBrowser(app).post('/api/auth/register', registration(waiting))
  for (const address of [email, 'niko@primjer.ba', waiting.email]) {
    expect(await signIn(openBrowser(app), address, 'Pogresna-Rijec-1')).toMatchObject({
      status: 401,
      body: { error: 'Email ili lozinka nisu ispravni.', code: 'account.loginInvalid' },
      cookies: [],
    })
  }
  expect((await signIn(openBrowser(app, { locale: 'en' }), email, 'x')).body.error).toBe(
    'The email or password is incorrect.',
  )
})

test('a sign-in where the member has not been seen is told by mail, one on their own browser is not', async () => {
  const own = openBrowser(app)
  const { email } = await join(app, own)
  const notices = () => app.mails.to(email).filter(({ subject }) => subject?.includes('novog uređaja'))
  expect((await signIn(own, email)).status).toBe(200)
  // Signing out removes the cookie, but the same browser in the same network still counts as theirs.
  await own.post('/api/auth/logout', {})
  expect((await signIn(own, email)).status).toBe(200)
  expect((await signIn(openBrowser(app), email)).status).toBe(200)
  const mail = await app.mails.next(email, ({ subject }) => subject === 'Prijava na Zamah s novog uređaja')
  expect(mail.text).toContain('http://localhost:3000/forgot-password')
  expect(notices()).toHaveLength(1)
})

test('without script the form leads back to its page, which says so, and never to raw data', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/login?x=1',
    headers: {
      origin: 'http://localhost:3000',
      accept: 'text/html,application/xhtml+xml',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'email=a%40primjer.ba&password=tajna',
  })
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/login', ''])
})

test('a password opens the account on every keyboard, however it puts its accents together', async () => {
  const person = { ...newPerson(), password: 'Čeđina šljiva 7' }
  const { email } = await join(app, openBrowser(app), person)
  for (const form of ['NFC', 'NFD'] as const)
    expect((await signIn(openBrowser(app), email, person.password.normalize(form))).status).toBe(200)
  // Passwords that older releases hashed as they were typed still open the account.
  const stored = await hash(person.password.normalize('NFD'), {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  })
  await app.services.pool.query('update users set password_hash = $2 where email = $1', [email, stored])
  for (const form of ['NFC', 'NFD'] as const)
    expect((await signIn(openBrowser(app), email, person.password.normalize(form))).status).toBe(200)
})

test('a member with a new password from the mail signs in at once, however many tries failed before', async () => {
  const browser = openBrowser(app)
  const { email } = await join(app, openBrowser(app))
  for (let n = 0; n < 6; n += 1) await signIn(browser, email, `Pogresna-Rijec-${n}`)
  expect((await signIn(browser, email)).status).toBe(429)
  await browser.post('/api/auth/forgot-password', { email })
  const mail = await app.mails.next(email, ({ text }) => /password-reset\?token=/.test(text ?? ''))
  const [, token] = /password-reset\?token=([\w-]+)/.exec(mail.text ?? '') ?? []
  const newPassword = 'Nova-Zelena-Rijeka-9'
  expect((await browser.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200)
  expect((await signIn(browser, email, newPassword)).status).toBe(200)
})

test('who has not verified yet and knows the password is led to the verification with a fresh code', async () => {
  const person = newPerson()
  await openBrowser(app).post('/api/auth/register', registration(person))
  const first = await mailedProof(app, person.email)
  const phone = openBrowser(app)
  const answer = await signIn(phone, person.email)
  expect(answer).toMatchObject({
    status: 403,
    body: {
      code: 'account.unverified',
      error: 'Email još nije potvrđen. Poslali smo ti novi kod.',
      redirectTo: `/auth/verify?email=${encodeURIComponent(person.email)}`,
    },
    cookies: ['__Host-reg'],
  })
  const { code } = await mailedProof(app, person.email, first.mail.messageId)
  expect((await phone.post('/api/auth/verify', { email: person.email, code })).body).toMatchObject({
    accessToken: expect.any(String),
  })
})

test('five failed tries are looked at and the sixth is not, for unknown addresses too', async () => {
  const { email } = await join(app, openBrowser(app))
  for (const address of [email, `niko${Date.now()}@primjer.ba`]) {
    const thief = openBrowser(app)
    const answers: unknown[] = []
    for (let n = 0; n < 6; n += 1) answers.push(outcome(await signIn(thief, address, `Pogadjam-${n}`)))
    expect(answers).toEqual([401, 401, 'reset', 'reset', 'reset', 429])
    expect((await signIn(thief, address)).status).toBe(429)
  }
  expect((await signIn(openBrowser(app), email)).status).toBe(200)
})

function outcome({ status, body }: { status: number; body: Record<string, unknown> }) {
  return body.autoPasswordReset ? 'reset' : status
}

test('who must wait is told how long, in both languages', async () => {
  for (const [locale, text] of [
    ['bhs', 'Previše pokušaja. Pokušaj ponovo za 15 minuta.'],
    ['en', 'Too many attempts. Try again in 15 minutes.'],
  ] as const) {
    const browser = openBrowser(app, { locale })
    const email = `ceka.${locale}@primjer.ba`
    for (let n = 0; n < 5; n += 1) await signIn(browser, email, `Pogadjam-${n}`)
    const answer = await signIn(browser, email, 'jos jednom')
    expect(answer).toMatchObject({ status: 429, body: { error: text, code: 'platform.tooMany' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
  }
})

test('the same wrong pair within a minute counts once, as the client repeats a call after a 401', async () => {
  const { email } = await join(app, openBrowser(app))
  const browser = openBrowser(app)
  for (let n = 0; n < 2; n += 1) {
    for (let again = 0; again < 4; again += 1)
      expect((await signIn(browser, email, `Pogresna-${n}`)).status).toBe(401)
  }
})

test('five good sign-ins in a row, and ten at once, are fine', async () => {
  const { email } = await join(app, openBrowser(app))
  const address = '127.9.9.9'
  for (let n = 0; n < 5; n += 1) expect((await signIn(openBrowser(app, { address }), email)).status).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => signIn(openBrowser(app, { address }), email)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await app.services.pool.query(
    `select count from limit_counters where key like 'login:from:%' and count < 0`,
  )
  expect(rows).toEqual([])
})

test('a good sign-in in between makes failures before it forgotten, but not those of others', async () => {
  const address = '127.9.9.10'
  const { email } = await join(app, openBrowser(app))
  const browser = openBrowser(app, { address })
  for (let n = 0; n < 2; n += 1) await signIn(browser, email, `Pogresna-${n}`)
  expect((await signIn(browser, email)).status).toBe(200)
  for (let n = 0; n < 2; n += 1) expect((await signIn(browser, email, `Opet-${n}`)).status).toBe(401)
})

test('two hundred parallel guesses of one password are five guesses', async () => {
  const { email } = await join(app, openBrowser(app))
  const address = '127.9.9.11'
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => signIn(openBrowser(app, { address }), email, `Pogadjam-${n}`)),
  )
  const looked = answers.filter(({ status }) => status !== 429)
  expect(looked.length).toBe(5)
  expect(answers.every(({ status }) => status < 500)).toBe(true)
})

test('after a hundred failures from one address it is refused, and the neighbour is not', async () => {
  const address = '127.9.9.12'
  for (let n = 0; n < 100; n += 1)
    await signIn(openBrowser(app, { address }), `zrtva${n}@primjer.ba`, 'Pogadjam-1')
  expect((await signIn(openBrowser(app, { address }), 'zrtva100@primjer.ba', 'Pogadjam-1')).status).toBe(429)
  expect(
    (await signIn(openBrowser(app, { address: '127.9.9.13' }), 'zrtva100@primjer.ba', 'Pogadjam-1')).status,
  ).toBe(401)
})

test('an address that fifty tries from everywhere failed on is shut, except for a browser its member has used', async () => {
  const own = openBrowser(app)
  const { email } = await join(app, own)
  for (let n = 0; n < 50; n += 1) {
    expect(
      (await signIn(openBrowser(app, { address: `127.77.${n}.1` }), email, `Pogadjam-${n}`)).status,
    ).toBe(401)
  }
  expect((await signIn(openBrowser(app, { address: '127.77.200.1' }), email)).status).toBe(429)
  expect((await signIn(own, email)).status).toBe(200)
})

describe('while one client floods the sign-in', () => {
  const GOOD = 6

  async function withGoodOnes(flood: (n: number) => Promise<{ status: number }>) {
    const people: string[] = []
    for (let n = 0; n < GOOD; n += 1) people.push((await join(app, openBrowser(app))).email)
    const [bad, good] = await Promise.all([
      Promise.all(Array.from({ length: 90 }, (_, n) => flood(n))),
      Promise.all(people.map((email) => signIn(openBrowser(app), email))),
    ])
    expect(good.map(({ status }) => status)).toEqual(Array(GOOD).fill(200))
    return bad
  }

  test('with ninety times the same wrong pair everybody else gets in, and the repeats are counted', async () => {
    const { email } = await join(app, openBrowser(app))
    const address = '127.88.1.1'
    const bad = await withGoodOnes(() => signIn(openBrowser(app, { address }), email, 'Pogresna-Rijec-1'))
    expect(new Set(bad.map(({ status }) => status))).toEqual(new Set([401, 429]))
    expect(bad.filter(({ status }) => status === 401)).toHaveLength(31)
    // It counts as one try, so the person still has some for the right password, from there too.
    expect((await signIn(openBrowser(app, { address }), email)).status).toBe(200)
  })

  test('with ninety different people everybody else gets in, and whoever must come back is not counted', async () => {
    const address = '127.88.1.2'
    const bad = await withGoodOnes((n) =>
      signIn(openBrowser(app, { address }), `poplava${n}@primjer.ba`, 'Pogresna-Rijec-1'),
    )
    const statuses = bad.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401, 503]))
    expect(bad.find(({ status }) => status === 503)).toMatchObject({
      body: { code: 'platform.busy' },
      headers: { 'retry-after': '2' },
    })
    const evaluated = statuses.filter((status) => status === 401).length
    for (let n = evaluated; n < 100; n += 1) {
      const again = await signIn(openBrowser(app, { address }), `jos${n}@primjer.ba`, 'Pogresna-Rijec-1')
      expect(again.status).toBe(401)
    }
    expect((await signIn(openBrowser(app, { address }), 'kraj@primjer.ba', 'x')).status).toBe(429)
  })

  test('with ninety registrations everybody else gets in', async () => {
    const address = '127.88.1.3'
    await withGoodOnes(() =>
      openBrowser(app, { address }).post('/api/auth/register', registration(newPerson('Poplava'))),
    )
  })
})

test('every address of one IPv6 household counts as the same client, in whatever spelling', async () => {
  const { email } = await join(app, openBrowser(app))
  const signInFrom = (address: string, password: string) =>
    signIn(openBrowser(app, { address }), email, password)
  for (let n = 1; n <= 5; n += 1)
    expect((await signInFrom(`2001:db8:5:1:${n}::${n}`, `Pogadjam-${n}`)).status).not.toBe(429)
  expect((await signInFrom('2001:0DB8:5:1:ffff::1', 'Pogadjam-6')).status).toBe(429)
  expect((await signInFrom('2001:db8:5:2::1', PASSWORD)).status).toBe(200)
})

test('a suspended member is told so only with the right password, and loses the sessions', async () => {
  const browser = openBrowser(app)
  const { email } = await join(app, browser)
  const { id } = (await browser.get('/api/user/profile')).body
  await updateUser(app.services.db, String(id), { suspendedAt: new Date() })
  expect((await browser.get('/api/user/profile')).status).toBe(401)
  expect(
    (await browser.post('/api/auth/refresh', { refreshToken: browser.storage.refreshToken })).status,
  ).toBe(401)
  expect(await signIn(openBrowser(app), email, 'Pogresna-1')).toMatchObject({
    body: { code: 'account.loginInvalid' },
  })
  expect(await signIn(openBrowser(app), email)).toMatchObject({
    status: 403,
    body: { code: 'account.suspended' },
  })
  await updateUser(app.services.db, String(id), { suspendedUntil: new Date('2126-12-03T12:00:00Z') })
  const told = await signIn(openBrowser(app), email)
  expect(told).toMatchObject({ body: { code: 'account.suspended', redirectTo: '/moderation/appeal' } })
  expect(JSON.stringify(told.body)).toContain('do 3. 12. 2126.')
})

test('foreign origins, wrong types, unknown fields and other media are refused', async () => {
  const browser = openBrowser(app)
  const pair = { email: 'a@b.ba', password: 'x' }
  expect((await browser.post('/api/auth/login', pair, { origin: 'https://zlo.example' })).status).toBe(403)
  expect((await browser.post('/api/auth/login', pair, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await browser.post('/api/auth/login', '{"email":')).status).toBe(400)
  for (const change of [
    { email: 1 },
    { password: '' },
    { password: ['x'] },
    { remember: true },
    { email: 'a\u0000@b.ba' },
  ]) {
    expect((await browser.post('/api/auth/login', { ...pair, ...change })).status).toBe(422)
  }
})
