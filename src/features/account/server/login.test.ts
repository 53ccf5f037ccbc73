import { afterAll, beforeAll, expect, test } from 'vitest'
import { hash } from '#platform/server/auth/argon2.ts'
import { updateUser } from '#platform/server/auth/users.queries.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { join, mailedProof, newPerson, openBrowser, registration, signIn } from './account.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

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
