import { afterAll, beforeAll, expect, test } from 'vitest'
import { member, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Visitor, visitor } from '#tests/setup/visitor.ts'
import { device } from './passkeys.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

async function signedIn() {
  const user = await member(app)
  const browser = visitor(app)
  await signInOn(app, { browser, user })
  return { user, browser }
}

async function challengeFor(browser: Visitor, path = '/api/auth/passkey/options'): Promise<string> {
  return (await browser.post(path, {})).json<{ challenge: string }>().challenge
}

/** Creates a member with a passkey on this device. */
async function withKey() {
  const { user, browser } = await signedIn()
  const phone = device()
  const challenge = await challengeFor(browser, '/api/settings/passkeys/options')
  const answer = await browser.post('/api/settings/passkeys', {
    name: 'Telefon',
    credential: phone.create(challenge),
  })
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
  return { user, browser, phone, id: answer.json<{ id: string }>().id }
}

test('a member adds a key, is told by mail, and signs in with it on a browser where nobody is', async () => {
  const { user, phone, browser, id } = await withKey()
  await app.mails.next(user.email, ({ subject }) => subject === 'Novi pristupni ključ na tvom računu')
  const other = visitor(app)
  const credential = phone.sign(await challengeFor(other), { userId: user.id })
  const answer = await other.post('/api/auth/passkey', { credential })
  expect(Object.keys(answer.json()).sort()).toEqual(['accessToken', 'refreshToken'])
  other.carry(answer.json().accessToken)
  expect((await other.get('/api/settings')).json()).toMatchObject({ email: user.email })
  await app.mails.next(user.email, ({ subject }) => subject === 'Prijava na Zamah s novog uređaja')
  const { passkeys } = (await browser.get('/api/settings/passkeys')).json()
  expect(passkeys).toEqual([
    { id, name: 'Telefon', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
  ])
})

test('a signature counts once, for this site, with a finger, and by the key itself', async () => {
  const { user, phone } = await withKey()
  const guest = visitor(app)
  const challenge = await challengeFor(guest)
  const credential = phone.sign(challenge)
  const answers = await Promise.all([1, 2, 3].map(() => guest.post('/api/auth/passkey', { credential })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
  const refused = async (signed: object) =>
    (await guest.post('/api/auth/passkey', { credential: signed })).json().code
  expect(await refused(phone.sign('bm90LW91cnM'))).toBe('passkeys.refused')
  expect(await refused(device().sign(await challengeFor(guest)))).toBe('passkeys.refused')
  expect(await refused(phone.sign(await challengeFor(guest), { userId: (await member(app)).id }))).toBe(
    'passkeys.refused',
  )
  const { statusCode } = await guest.post('/api/auth/passkey', {
    credential: phone.sign(await challengeFor(guest), { userId: user.id }),
  })
  expect(statusCode).toBe(200)
  // The counter of a cloned key lags behind.
  expect(await refused(phone.sign(await challengeFor(guest), { count: false }))).toBe('passkeys.refused')
})

test('a key made elsewhere, without a finger, or of another’s challenge is not taken', async () => {
  const { browser } = await signedIn()
  const options = () => challengeFor(browser, '/api/settings/passkeys/options')
  const add = async (credential: object) =>
    (await browser.post('/api/settings/passkeys', { name: 'x', credential })).json().code
  expect(await add(device({ origin: 'https://zamah.example' }).create(await options()))).toBe(
    'passkeys.notMade',
  )
  expect(await add(device({ verifies: false }).create(await options()))).toBe('passkeys.notMade')
  const { browser: other } = await signedIn()
  const theirs = await challengeFor(other, '/api/settings/passkeys/options')
  expect(await add(device().create(theirs))).toBe('passkeys.notMade')
})

test('a member adds a key only right after signing in, names it, and removes it so that it opens nothing', async () => {
  const { user, browser, phone, id } = await withKey()
  await browser.call({
    method: 'PATCH',
    url: `/api/settings/passkeys/${id}`,
    body: { name: ' Plavi telefon ' },
  })
  expect((await browser.get('/api/settings/passkeys')).json().passkeys).toMatchObject([
    { name: 'Plavi telefon' },
  ])
  await app.services.pool.query(
    `update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`,
    [user.id],
  )
  expect((await browser.post('/api/settings/passkeys/options', {})).json().code).toBe('passkeys.signInAgain')
  expect((await browser.call({ method: 'DELETE', url: `/api/settings/passkeys/${id}` })).statusCode).toBe(204)
  const guest = visitor(app)
  const credential = phone.sign(await challengeFor(guest))
  expect((await guest.post('/api/auth/passkey', { credential })).statusCode).toBe(401)
})

test('a suspended member stays out, and a new password by mail ends the keys too', async () => {
  const { user, phone } = await withKey()
  await app.services.pool.query('update users set suspended_at = now() where id = $1', [user.id])
  const guest = visitor(app)
  const signed = async () => ({ credential: phone.sign(await challengeFor(guest)) })
  expect((await guest.post('/api/auth/passkey', await signed())).statusCode).toBe(401)
  await app.services.pool.query('update users set suspended_at = null where id = $1', [user.id])
  await guest.post('/api/auth/forgot-password', { email: user.email })
  const mail = await app.mails.next(user.email, ({ text }) => /password-reset\?token=/.test(text ?? ''))
  const [, token] = /password-reset\?token=([\w-]+)/.exec(mail.text ?? '') ?? []
  await guest.post('/api/auth/reset-password', { token, newPassword: 'zelena rijeka 44' })
  expect((await guest.post('/api/auth/passkey', await signed())).statusCode).toBe(401)
})
