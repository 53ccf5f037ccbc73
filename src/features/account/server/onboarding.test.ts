import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { join, mailedProof, newPerson, openBrowser, registration } from './account.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const ANSWERS = { phoneNumber: '+38761123456', gender: 'female', interests: ['technology', 'arts'] }

test('a new member completes the onboarding and keeps the session that verifying gave', async () => {
  const browser = openBrowser(app)
  const { email } = await join(app, browser)
  const before = { ...browser.storage }
  const done = await browser.post('/api/auth/onboarding', { email: ` ${email.toUpperCase()}`, ...ANSWERS })
  expect(done).toMatchObject({ status: 200, body: { refreshToken: before.refreshToken } })
  for (const token of [before.accessToken, browser.storage.accessToken]) {
    const profile = await browser.get('/api/user/profile', { authorization: `Bearer ${token}` })
    expect(profile).toMatchObject({ status: 200, body: { onboardingCompleted: true, ...ANSWERS } })
  }
})

test('the cookies alone are enough when the page has lost its tokens, and the session stays the same', async () => {
  const browser = openBrowser(app)
  const { email } = await join(app, browser)
  const { refreshToken } = browser.storage
  browser.storage.accessToken = undefined
  const done = await browser.post('/api/auth/onboarding', { email, ...ANSWERS })
  expect(done).toMatchObject({ status: 200, body: { refreshToken } })
})

test('on another device the onboarding succeeds without the password, which signs nobody in', async () => {
  const person = newPerson()
  await openBrowser(app).post('/api/auth/register', registration(person))
  const { code } = await mailedProof(app, person.email)
  const phone = openBrowser(app)
  await phone.post('/api/auth/verify', { email: person.email, code })
  expect((await phone.get('/api/auth/onboarding/password')).body).toEqual({ needsPassword: true })
  const done = await phone.post('/api/auth/onboarding', { email: person.email, ...ANSWERS })
  expect(done).toMatchObject({ status: 200, body: {}, cookies: [] })
  expect(done.body).toEqual({})
  const { email, password } = person
  expect((await phone.post('/api/auth/login', { email, password })).status).toBe(401)
})

test('the same answers again succeed again, other answers do not', async () => {
  const browser = openBrowser(app)
  const { email } = await join(app, browser)
  expect((await browser.post('/api/auth/onboarding', { email, ...ANSWERS })).status).toBe(200)
  const again = { ...ANSWERS, phoneNumber: '061/123-456', interests: ['arts', 'technology', 'arts'] }
  expect((await browser.post('/api/auth/onboarding', { email, ...again })).status).toBe(200)
  const other = await browser.post('/api/auth/onboarding', { email, ...ANSWERS, gender: 'male' })
  expect(other).toMatchObject({ status: 409, body: { code: 'account.onboardingDone' } })
  expect((await browser.get('/api/user/profile')).body).toMatchObject({ gender: 'female' })
})

test('of twenty tabs that complete it at once with different answers one wins', async () => {
  const browser = openBrowser(app)
  const { email } = await join(app, browser)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      browser.post('/api/auth/onboarding', { email, ...ANSWERS, phoneNumber: `+387611234${10 + n}` }),
    ),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
})

test('strangers, members with another address and browsers without proof are refused, and never asked to sign in', async () => {
  const browser = openBrowser(app)
  const { email } = await join(app, browser)
  const member = openBrowser(app)
  await join(app, member)
  for (const who of [openBrowser(app), member]) {
    const answer = await who.post('/api/auth/onboarding', { email, ...ANSWERS })
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'account.onboardingForbidden', error: expect.stringContaining('Prijavi se') },
    })
  }
  const wrong = await browser.post('/api/auth/onboarding', { email: 'neko.drugi@primjer.ba', ...ANSWERS })
  expect(wrong.status).toBe(403)
  expect((await browser.get('/api/user/profile')).body).toMatchObject({ onboardingCompleted: false })
})

test.each([
  [{ phoneNumber: '' }, 'phoneNumber', 'Phone number is required', 'Broj telefona je obavezan'],
  [{ phoneNumber: undefined }, 'phoneNumber', 'Phone number is required', 'Broj telefona je obavezan'],
  [
    { phoneNumber: 'nemam' },
    'phoneNumber',
    'Enter the full phone number, for example 061 123 456',
    'Upiši cijeli broj telefona, na primjer 061 123 456',
  ],
  [{ gender: undefined }, 'gender', 'Please select gender', 'Izaberi spol'],
  [{ gender: 'female ' }, 'gender', 'Please select gender', 'Izaberi spol'],
  [{ interests: [] }, 'interests', 'Select at least one interest', 'Izaberi bar jednu oblast'],
])('%j is refused in both languages', async (change, field, en, bhs) => {
  for (const [locale, text] of [
    ['en', en],
    ['bhs', bhs],
  ] as const) {
    const answer = await openBrowser(app, { locale }).post('/api/auth/onboarding', {
      email: 'a@b.ba',
      ...ANSWERS,
      ...change,
    })
    expect(answer).toMatchObject({ status: 422, body: { error: text, fields: { [field]: text } } })
  }
})

test('interests outside the ten and unknown fields are refused', async () => {
  for (const change of [
    { interests: ['cooking'] },
    { interests: 'arts' },
    { role: 'ADMIN' },
    { phoneNumber: 61123456 },
  ]) {
    const answer = await openBrowser(app).post('/api/auth/onboarding', {
      email: 'a@b.ba',
      ...ANSWERS,
      ...change,
    })
    expect(answer.status).toBe(422)
  }
})
