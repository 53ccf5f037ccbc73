import { afterAll, beforeAll, expect, test } from 'vitest'
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

const ANSWERS = { phoneNumber: '+38761123456', gender: 'female', interests: ['technology'] }
const THEIRS = 'Lozinka-Stranca-9'
const OURS = 'plavi voz u podne'

/** Registers another person's address with a stranger's password; returns the email about it. */
async function hijack(email: string) {
  const stranger = openBrowser(app)
  await stranger.post('/api/auth/register', {
    ...registration({ ...newPerson('Stranac'), email, password: THEIRS }),
  })
  return { stranger, ...(await mailedProof(app, email)) }
}

async function signIn(email: string, password: string) {
  return (await openBrowser(app).post('/api/auth/login', { email, password })).status
}

function choose(browser: TestBrowser, email: string, password = OURS) {
  return browser.post('/api/auth/onboarding/password', { email, password })
}

test.each(['code', 'link'] as const)(
  'whoever proves by the %s of a stranger’s registration gets an account that the stranger cannot enter',
  async (by) => {
    const { email } = newPerson()
    const { stranger, token, code } = await hijack(email)
    const own = openBrowser(app)
    const proved =
      by === 'link'
        ? await own.get(`/api/auth/verify?token=${token}`)
        : await own.post('/api/auth/verify', { email, code })
    expect(proved.body).toEqual({ verified: true })
    expect(await signIn(email, THEIRS)).toBe(401)
    expect((await own.get('/api/auth/onboarding/password')).body).toEqual({ needsPassword: true })
    expect((await choose(own, email)).status).toBe(200)
    expect((await own.get('/api/auth/onboarding/password')).body).toEqual({ needsPassword: false })
    expect((await own.post('/api/auth/onboarding', { email, ...ANSWERS })).body).toMatchObject({
      accessToken: expect.any(String),
    })
    expect([await signIn(email, THEIRS), await signIn(email, OURS)]).toEqual([401, 200])
    // The stranger's browser made that very registration, which proves nothing any more.
    expect((await stranger.get('/api/auth/onboarding/password')).body).toEqual({ needsPassword: false })
    expect((await choose(stranger, email, THEIRS)).status).toBe(403)
  },
)

test.each(['code', 'link'] as const)(
  'of two mails that look the same the %s of the stranger’s brings no password of theirs, nor leaves it waiting',
  async (by) => {
    const person = newPerson()
    const own = openBrowser(app)
    const { token, code, mail } = await hijack(person.email)
    await own.post('/api/auth/register', registration(person))
    const mine = await mailedProof(app, person.email, mail.messageId)
    const proved =
      by === 'link'
        ? await own.get(`/api/auth/verify?token=${token}`)
        : await own.post('/api/auth/verify', { email: person.email, code })
    expect(proved.status).toBe(200)
    expect([await signIn(person.email, THEIRS), await signIn(person.email, PASSWORD)]).toEqual([401, 401])
    expect((await openBrowser(app).get(`/api/auth/verify?token=${mine.token}`)).status).toBe(422)
    expect((await choose(own, person.email)).status).toBe(200)
    expect([await signIn(person.email, THEIRS), await signIn(person.email, OURS)]).toEqual([401, 200])
  },
)

test('in the browser that made the registration its password stays, also when a scanner has opened the link first', async () => {
  const person = newPerson()
  const own = openBrowser(app)
  await own.post('/api/auth/register', registration(person))
  const { token } = await mailedProof(app, person.email)
  await openBrowser(app).get(`/api/auth/verify?token=${token}`)
  expect(await signIn(person.email, PASSWORD)).toBe(401)
  await own.get(`/api/auth/verify?token=${token}`)
  expect((await own.get('/api/auth/onboarding/password')).body).toEqual({ needsPassword: false })
  expect(await signIn(person.email, PASSWORD)).toBe(200)
})

test('of twenty tabs that choose a password at once one does, and a client that asks for none gets through', async () => {
  const { email } = newPerson()
  const { token } = await hijack(email)
  const own = openBrowser(app)
  await own.get(`/api/auth/verify?token=${token}`)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => choose(own, email, `${OURS} ${n}`)))
  const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []))
  expect(winners).toHaveLength(1)
  expect(await signIn(email, `${OURS} ${winners[0]}`)).toBe(200)

  const other = newPerson()
  const link = await hijack(other.email)
  const plain = openBrowser(app)
  await plain.get(`/api/auth/verify?token=${link.token}`)
  expect((await plain.post('/api/auth/onboarding', { email: other.email, ...ANSWERS })).status).toBe(200)
  expect((await choose(plain, other.email)).status).toBe(403)
  expect(await signIn(other.email, THEIRS)).toBe(401)
})

test('strangers, members, other addresses and weak passwords are refused', async () => {
  const { email } = newPerson()
  const { token } = await hijack(email)
  const own = openBrowser(app)
  await own.get(`/api/auth/verify?token=${token}`)
  const member = openBrowser(app)
  await join(app, member)
  for (const who of [openBrowser(app), member]) {
    expect((await who.get('/api/auth/onboarding/password')).body).toEqual({ needsPassword: false })
    expect((await choose(who, email)).status).toBe(403)
  }
  expect((await choose(own, 'neko.drugi@primjer.ba')).status).toBe(403)
  for (const password of ['kratka', 'lozinka123', email]) {
    const answer = await choose(own, email, password)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['password']])
  }
  expect((await choose(own, email)).status).toBe(200)
})
