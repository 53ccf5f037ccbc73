import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { mailedProof, newPerson, openBrowser, registration } from './account.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const REFUSED = { error: 'Neispravan ili istekao kod za verifikaciju', code: 'account.verificationInvalid' }

/** Returns a wrong code, different each time. */
function wrongCode(n: number): string {
  return n.toString(36).toUpperCase().padStart(6, '0')
}

async function waitingPerson(browser = openBrowser(app)) {
  const person = newPerson()
  await browser.post('/api/auth/register', registration(person))
  return { browser, person, ...(await mailedProof(app, person.email)) }
}

async function triesOf(email: string): Promise<number> {
  const { rows } = await app.services.pool.query('select tries from pending_registrations where email = $1', [
    email,
  ])
  return rows[0]?.tries
}

test('five wrong codes are looked at, then even the right one is refused with the same words', async () => {
  const { browser, person, code } = await waitingPerson()
  for (let n = 0; n < 5; n += 1) {
    const answer = await browser.post('/api/auth/verify', { email: person.email, code: wrongCode(n) })
    expect(answer).toMatchObject({ status: 422, body: REFUSED, cookies: [] })
  }
  expect(await browser.post('/api/auth/verify', { email: person.email, code })).toMatchObject({
    status: 422,
    body: REFUSED,
  })
})

test('two hundred wrong codes at once count five times', async () => {
  const { person, code } = await waitingPerson()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      openBrowser(app).post('/api/auth/verify', { email: person.email, code: wrongCode(n) }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
  expect(await triesOf(person.email)).toBe(5)
  expect((await openBrowser(app).post('/api/auth/verify', { email: person.email, code })).status).toBe(422)
})

test('after ten tries within a day the codes are shut, and the link still opens the account', async () => {
  const { browser, person, mail, token } = await waitingPerson()
  for (let n = 0; n < 5; n += 1)
    await browser.post('/api/auth/verify', { email: person.email, code: wrongCode(n) })
  await browser.post('/api/auth/resend-verification', { email: person.email })
  const second = await mailedProof(app, person.email, mail.messageId)
  for (let n = 0; n < 4; n += 1)
    await browser.post('/api/auth/verify', { email: person.email, code: wrongCode(n) })
  expect(await triesOf(person.email)).toBe(4)
  await browser.post('/api/auth/verify', { email: 'neko.drugi@primjer.ba', code: second.code })
  await browser.post('/api/auth/verify', { email: person.email, code: wrongCode(9) })
  await browser.post('/api/auth/resend-verification', { email: person.email })
  const third = await mailedProof(app, person.email, second.mail.messageId)
  expect(await browser.post('/api/auth/verify', { email: person.email, code: third.code })).toMatchObject({
    status: 422,
    body: REFUSED,
  })
  expect(await browser.get(`/api/auth/verify?token=${token}`)).toMatchObject({
    status: 200,
    body: { verified: true },
  })
})

test('a code is used once, however many strangers send it at the same moment, and gives them no session', async () => {
  const { person, code } = await waitingPerson()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      openBrowser(app).post('/api/auth/verify', { email: person.email, code }),
    ),
  )
  const successes = answers.filter(({ status }) => status === 200)
  expect(successes.map(({ body, cookies }) => ({ body, cookies }))).toEqual([
    { body: { verified: true }, cookies: ['__Host-onb'] },
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
})

test('codes of two registrations for one address sent at the same moment open one account', async () => {
  const { person, code, mail } = await waitingPerson()
  await openBrowser(app).post('/api/auth/register', registration(person))
  const other = await mailedProof(app, person.email, mail.messageId)
  const answers = await Promise.all(
    [code, other.code, code, other.code].map((one) =>
      openBrowser(app).post('/api/auth/verify', { email: person.email, code: one }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
})

test('an English browser reads the refusal in English', async () => {
  const answer = await openBrowser(app, { locale: 'en' }).post('/api/auth/verify', {
    email: 'nobody@primjer.ba',
    code: 'ABC234',
  })
  expect(answer).toMatchObject({ status: 422, body: { error: 'Invalid or expired verification code' } })
})

test.each(['abc234', 'ABC23', 'ABC2345', 'ABČ234', ''])(
  '%j is refused like any wrong code and does not count',
  async (code) => {
    const { person } = await waitingPerson()
    const answer = await openBrowser(app).post('/api/auth/verify', { email: person.email, code })
    expect(answer).toMatchObject({
      status: 422,
      body: { error: REFUSED.error, fields: { code: REFUSED.error } },
    })
    expect(await triesOf(person.email)).toBe(0)
  },
)

test('a code of ten minutes ago is refused, the link of that mail is good for a day', async () => {
  const { browser, person, code, token } = await waitingPerson()
  const { pool } = app.services
  await pool.query(
    `update pending_registrations set code_expires_at = now() - interval '1 second' where email = $1`,
    [person.email],
  )
  expect((await browser.post('/api/auth/verify', { email: person.email, code })).status).toBe(422)
  await pool.query(
    `update pending_registrations set link_expires_at = now() - interval '1 second' where email = $1`,
    [person.email],
  )
  expect(await browser.get(`/api/auth/verify?token=${token}`)).toMatchObject({ status: 422, body: REFUSED })
  await pool.query(
    `update pending_registrations set link_expires_at = now() + interval '1 minute' where email = $1`,
    [person.email],
  )
  expect((await browser.get(`/api/auth/verify?token=${token}`)).status).toBe(200)
})

test('a link opened twice within ten minutes succeeds twice, later it has expired', async () => {
  const { person, token } = await waitingPerson()
  const opened = await Promise.all(
    [1, 2, 3].map(() => openBrowser(app).get(`/api/auth/verify?token=${token}`)),
  )
  for (const answer of opened)
    expect(answer).toMatchObject({ status: 200, body: { verified: true }, cookies: ['__Host-onb'] })
  await app.services.pool.query(
    `update pending_registrations set proved_at = now() - interval '11 minutes' where email = $1`,
    [person.email],
  )
  expect((await openBrowser(app).get(`/api/auth/verify?token=${token}`)).status).toBe(422)
})

test('made-up tokens and extra questions are refused, never with a fault of ours', async () => {
  const browser = openBrowser(app)
  for (const query of [
    '',
    '?token=',
    '?token=abc',
    `?token=${'x'.repeat(201)}`,
    '?token=a&email=b',
    '?token=%00',
    '?token=a&token=b',
  ]) {
    expect((await browser.get(`/api/auth/verify${query}`)).status).toBe(422)
  }
})

test('the person who opens the link in the browser that registered is signed in at the end of the onboarding', async () => {
  const { browser, person, token } = await waitingPerson()
  expect((await browser.get(`/api/auth/verify?token=${token}`)).body).toEqual({ verified: true })
  expect(browser.storage.accessToken).toBeUndefined()
  const done = await browser.post('/api/auth/onboarding', {
    email: person.email,
    phoneNumber: '061 123 456',
    gender: 'female',
    interests: ['arts'],
  })
  expect(done).toMatchObject({
    status: 200,
    body: { accessToken: expect.any(String), refreshToken: expect.any(String) },
  })
  expect((await browser.get('/api/user/profile')).body).toMatchObject({
    onboardingCompleted: true,
    phoneNumber: '+38761123456',
  })
})
