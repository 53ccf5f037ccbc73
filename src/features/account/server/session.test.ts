import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signRefreshToken } from '#platform/server/auth/refresh-token.ts'
import { updateRole } from '#platform/server/auth/users.queries.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { join, openBrowser, PASSWORD, type TestBrowser } from './account.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

async function member() {
  const browser = openBrowser(app)
  const { email } = await join(app, browser)
  return { browser, email }
}

/** Refreshes without the browser's storage, as when the answer is lost. */
function refreshWith(
  browser: TestBrowser,
  refreshToken: string | undefined,
  headers?: Record<string, string>,
) {
  const { accessToken } = browser.storage
  const answer = browser.post('/api/auth/refresh', { refreshToken }, headers)
  return answer.then((result) => {
    Object.assign(browser.storage, { accessToken })
    return result
  })
}

test('a member renews the session, and the new access token works', async () => {
  const { browser } = await member()
  const old = { ...browser.storage }
  const answer = await browser.post('/api/auth/refresh', { refreshToken: old.refreshToken })
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect(Object.keys(answer.body).sort()).toEqual(['accessToken', 'refreshToken'])
  expect(browser.storage.refreshToken).toMatch(/^[0-9a-f-]{36}\.2\.[\w-]{43}$/)
  expect((await browser.get('/api/user/profile')).status).toBe(200)
})

test('twenty tabs that renew at the same moment all get the same answer', async () => {
  const { browser } = await member()
  const { refreshToken } = browser.storage
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.post('/api/auth/refresh', { refreshToken })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await browser.get('/api/user/profile')).status).toBe(200)
})

test('twenty tabs with a fifth of the answers lost are never signed out', async () => {
  const { browser } = await member()
  const shared = { ...browser.storage }
  let lost = 0
  for (let round = 0; round < 15; round += 1) {
    const asked = shared.refreshToken
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        // Each tab repeats with its old token until an answer arrives; then all tabs have the new one.
        for (let attempt = 0; shared.refreshToken === asked && attempt < 10; attempt += 1) {
          const answer = await refreshWith(browser, asked)
          expect(answer.status).toBe(200)
          if (Math.random() < 0.2) {
            lost += 1
            continue
          }
          Object.assign(shared, answer.body)
        }
      }),
    )
    Object.assign(browser.storage, shared)
    expect((await browser.get('/api/user/profile')).status).toBe(200)
  }
  expect(lost).toBeGreaterThan(0)
})

test('a copied token alone is worth nothing, and its owner stays signed in', async () => {
  const { browser } = await member()
  const { refreshToken } = browser.storage
  const thief = openBrowser(app)
  const other = await member()
  for (const who of [thief, other.browser]) {
    expect(await refreshWith(who, refreshToken)).toMatchObject({
      status: 401,
      body: { error: 'Više nisi u svom računu. Prijavi se ponovo.', code: 'account.sessionEnded' },
    })
  }
  expect((await thief.post('/api/auth/logout', { refreshToken })).status).toBe(204)
  expect((await other.browser.get('/api/user/profile')).status).toBe(200)
  expect((await browser.post('/api/auth/refresh', { refreshToken })).status).toBe(200)
})

test('a copied access token alone is worth nothing either', async () => {
  const { browser } = await member()
  const bearer = { authorization: `Bearer ${browser.storage.accessToken}` }
  expect((await openBrowser(app).get('/api/user/profile', bearer)).status).toBe(401)
  const { browser: other } = await member()
  expect((await other.get('/api/user/profile', bearer)).status).toBe(401)
})

test('a token that was replaced before ends the session everywhere and the member gets a mail', async () => {
  const { browser, email } = await member()
  const first = browser.storage.refreshToken
  await browser.post('/api/auth/refresh', { refreshToken: first })
  await browser.post('/api/auth/refresh', { refreshToken: browser.storage.refreshToken })
  const live = { ...browser.storage }
  expect((await refreshWith(browser, first)).status).toBe(401)
  expect((await browser.get('/api/user/profile')).status).toBe(401)
  expect((await browser.post('/api/auth/refresh', { refreshToken: live.refreshToken })).status).toBe(401)
  const mail = await app.mails.next(
    email,
    ({ subject }) => subject === 'Radi sigurnosti smo te odjavili s jednog uređaja',
  )
  expect(mail.text).toContain('http://localhost:3000/forgot-password')
  expect(app.mails.to(email).filter(({ subject }) => subject === mail.subject)).toHaveLength(1)
})

test('no text makes a token, and none is a fault of ours', async () => {
  const { browser } = await member()
  const [family = '', counter = '', mac = ''] = browser.storage.refreshToken?.split('.') ?? []
  const forged = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.uuid(), fc.integer(), fc.base64String()).map((parts) => parts.join('.')),
    fc.constantFrom(
      `${family}.2.${mac}`,
      `${family}.0${counter}.${mac}`,
      `${family}.${counter}.${mac}A`,
      `${family.toUpperCase()}.${counter}.${mac}`,
      `${family}.-1.${mac}`,
      `${family}.${counter}`,
      `${family}.99999999999999999999.${mac}`,
      ` ${family}.${counter}.${mac}`,
    ),
  )
  await fc.assert(
    fc.asyncProperty(forged, async (refreshToken) => {
      const { status } = await browser.post('/api/auth/refresh', { refreshToken })
      expect([401, 422]).toContain(status)
    }),
    { numRuns: 300 },
  )
  for (const body of [
    {},
    { refreshToken: 1 },
    { refreshToken: null },
    { refreshToken: 'a', more: 1 },
    [],
    '"x"',
    'null',
  ]) {
    expect((await browser.post('/api/auth/refresh', body)).status).toBe(422)
  }
  expect((await browser.post('/api/auth/refresh', '{')).status).toBe(400)
  const future = signRefreshToken(app.services.secrets, { family, counter: 7 })
  expect((await browser.post('/api/auth/refresh', { refreshToken: future })).status).toBe(401)
  expect((await browser.get('/api/user/profile')).status).toBe(200)
})

test('no text in the place of the access token opens a door or breaks one', async () => {
  const { browser } = await member()
  const parts = browser.storage.accessToken?.split('.') ?? []
  await fc.assert(
    fc.asyncProperty(fc.nat(2), fc.base64String(), async (at, part) => {
      const token = parts.map((own, n) => (n === at ? part.replace(/[^\w-]/g, '') : own)).join('.')
      const { status } = await browser.get('/api/user/profile', { authorization: `Bearer ${token}` })
      expect(status).toBe(401)
    }),
  )
  const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
  expect(
    (await browser.get('/api/user/profile', { authorization: `Bearer ${header}.${parts[1]}.` })).status,
  ).toBe(401)
})

test('signing out ends the session and takes every proof from the browser', async () => {
  const { browser } = await member()
  const { accessToken, refreshToken } = browser.storage
  const cookies = Object.fromEntries(browser.jar)
  const answer = await browser.post('/api/auth/logout', { refreshToken })
  expect(answer.status).toBe(204)
  expect(browser.jar.size).toBe(0)
  for (const [name, value] of Object.entries(cookies)) browser.jar.set(name, value)
  expect((await browser.get('/api/user/profile', { authorization: `Bearer ${accessToken}` })).status).toBe(
    401,
  )
  expect((await browser.post('/api/auth/refresh', { refreshToken })).status).toBe(401)
})

test('signing out succeeds whatever is sent, except from another site and in another form', async () => {
  const { browser } = await member()
  const stranger = openBrowser(app)
  for (const body of [
    {},
    { refreshToken: 7 },
    { x: 1 },
    [],
    '"nonsense"',
    'null',
    '',
    { refreshToken: 'x'.repeat(9000) },
  ]) {
    expect((await stranger.post('/api/auth/logout', body)).status).toBe(204)
  }
  expect((await stranger.post('/api/auth/logout', '{')).status).toBe(400)
  expect((await browser.post('/api/auth/logout', {}, { origin: 'https://zlo.example' })).status).toBe(403)
  expect((await browser.post('/api/auth/logout', {}, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await browser.get('/api/user/profile')).status).toBe(200)
  expect((await browser.post('/api/auth/logout', { refreshToken: 'not mine' })).status).toBe(204)
  expect((await browser.get('/api/user/profile')).status).toBe(401)
})

test('permissions are read afresh on every call and never stored', async () => {
  const { browser } = await member()
  const ask = () => browser.get('/api/user/permissions')
  const userId = String((await browser.get('/api/user/profile')).body.id)
  expect(await ask()).toMatchObject({
    status: 200,
    body: { hasGlobalPermissions: false },
    headers: { 'cache-control': 'no-store' },
  })
  await updateRole(app.services.db, { userId, rights: { role: 'ADMIN', globalAdmin: true } })
  expect((await ask()).body).toEqual({ hasGlobalPermissions: true })
  await updateRole(app.services.db, { userId, rights: { role: 'ADMIN', scopes: ['content'] } })
  expect((await ask()).body).toEqual({ hasGlobalPermissions: false })
  expect((await browser.get('/api/user/profile')).body).toMatchObject({ role: 'ADMIN' })
})

test('strangers are asked to sign in before they see a person, in their language', async () => {
  for (const url of ['/api/user/profile', '/api/user/permissions']) {
    expect(await openBrowser(app).get(url)).toMatchObject({
      status: 401,
      body: { error: 'Uđi u svoj račun da nastaviš.' },
    })
    expect(await openBrowser(app, { locale: 'en' }).get(url)).toMatchObject({
      status: 401,
      body: { error: 'Sign in to continue.' },
    })
    const { browser } = await member()
    expect((await browser.get(`${url}?x=1`)).status).toBe(422)
  }
})

test('who signs in somewhere else keeps both sessions', async () => {
  const { browser, email } = await member()
  const laptop = openBrowser(app)
  expect((await laptop.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  expect((await browser.get('/api/user/profile')).status).toBe(200)
  expect((await laptop.get('/api/user/profile')).status).toBe(200)
})
