import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importMembers } from '#features/recovery/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { member } from '#tests/setup/people.ts'
import { buildTestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { type Google, startGoogle } from './google.fixture.ts'

let google: Google
let app: Google['app']
let provider: Google['provider']
beforeAll(async () => {
  google = await startGoogle()
  ;({ app, provider } = google)
})
afterAll(() => google.stop())

test('a new person comes in with Google, in their language, and goes on to the first steps', async () => {
  provider.people.set('nova', {
    email: 'Nova.Osoba@primjer.ba',
    email_verified: true,
    given_name: 'Nova',
    family_name: 'Osobić',
  })
  const browser = visitor(app)
  expect((await google.comeBack(browser, { subject: 'nova' }, 'en')).location).toBe('/login?google=done')
  const done = (await google.complete(browser)).json()
  expect(done).toEqual({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    redirectTo: '/onboarding?email=nova.osoba%40primjer.ba',
  })
  browser.carry(done.accessToken)
  expect((await browser.get('/api/settings')).json()).toMatchObject({
    email: 'nova.osoba@primjer.ba',
    hasPassword: false,
    preferences: { language: 'en' },
    profile: { firstName: 'Nova', lastName: 'Osobić' },
  })
  const files = unzipSync((await browser.get('/api/settings/export')).rawPayload)
  const read = (path: string) => JSON.parse(Buffer.from(files[path] ?? []).toString('utf8'))
  expect(
    read('account/accepted-documents.json')
      .map((one: { document: string }) => one.document)
      .sort(),
  ).toEqual(['privacy', 'terms'])
  expect(read('account/other-sign-ins.json')).toMatchObject([{ issuer: provider.issuer, subject: 'nova' }])
})

test('the way there carries PKCE, state and nonce, and nothing of them is readable in the cookie', async () => {
  const browser = visitor(app)
  const url = new URL(await google.start(browser))
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  const cookie = browser.jar.get('__Host-oidc') ?? ''
  for (const name of ['state', 'nonce', 'code_challenge']) {
    const value = url.searchParams.get(name) ?? ''
    expect(value.length).toBeGreaterThan(20)
    expect(cookie).not.toContain(value)
  }
})

test('a person is known again by issuer and subject, also when their address there has changed', async () => {
  provider.people.set('ista', { email: 'ista@primjer.ba', email_verified: true, name: 'Ista Osoba' })
  const first = visitor(app)
  await google.comeBack(first, { subject: 'ista' })
  await google.complete(first)
  await app.services.pool.query(`update users set onboarded_at = now() where email = 'ista@primjer.ba'`)
  provider.people.set('ista', { email: 'druga.adresa@primjer.ba', email_verified: true })
  const again = visitor(app)
  await google.comeBack(again, { subject: 'ista' })
  expect((await google.complete(again)).json().redirectTo).toBe('/dashboard')
  expect(await findUserByEmail(app.services.db, 'druga.adresa@primjer.ba')).toBeUndefined()
})

test('a member with the same verified address is linked, keeps the password and is told', async () => {
  const user = await member(app)
  provider.people.set('clan', { email: user.email, email_verified: true })
  const browser = visitor(app)
  await google.comeBack(browser, { subject: 'clan' })
  expect((await google.complete(browser)).json().redirectTo).toBe('/dashboard')
  expect((await findUserByEmail(app.services.db, user.email))?.passwordHash).toBe(user.passwordHash)
  expect((await app.mails.next(user.email)).subject).toBe('U svoj račun sada možeš ući i preko Googlea')
})

test('an address that the provider has not verified opens nothing', async () => {
  const user = await member(app)
  for (const email of [user.email, 'tudja@primjer.ba']) {
    provider.people.set(`lazni-${email}`, { email, email_verified: false })
    const browser = visitor(app)
    expect((await google.comeBack(browser, { subject: `lazni-${email}` })).location).toBe(
      '/login?google=failed',
    )
    expect((await google.complete(browser)).statusCode).toBe(403)
  }
  expect(await findUserByEmail(app.services.db, 'tudja@primjer.ba')).toBeUndefined()
})

test('a registration that somebody else left waiting for this address is gone, with its password', async () => {
  await visitor(app).post('/api/auth/register', {
    firstName: 'Neko',
    lastName: 'Drugi',
    email: 'cekanje@primjer.ba',
    password: 'lozinka napadača',
    confirmPassword: 'lozinka napadača',
    agreeToTerms: true,
    language: 'bhs',
  })
  const waiting = () =>
    app.services.pool.query(`select 1 from pending_registrations where email = 'cekanje@primjer.ba'`)
  expect((await waiting()).rowCount).toBe(1)
  provider.people.set('prava', { email: 'cekanje@primjer.ba', email_verified: true, name: 'Prava Osoba' })
  await google.comeBack(visitor(app), { subject: 'prava' })
  expect((await waiting()).rowCount).toBe(0)
  const login = { email: 'cekanje@primjer.ba', password: 'lozinka napadača' }
  expect((await visitor(app).post('/api/auth/login', login)).statusCode).toBeGreaterThanOrEqual(400)
})

test('a former member who comes with Google loses the old password', async () => {
  await importMembers({
    db: app.services.db,
    chunks: [
      'email,first_name,last_name,password_hash\nbivsi@primjer.ba,Bivši,Član,$P$984478476IagS59wHZvyQMArzfx58u.',
    ],
  })
  provider.people.set('bivsi', { email: 'bivsi@primjer.ba', email_verified: true })
  await google.comeBack(visitor(app), { subject: 'bivsi' })
  const { rows } = await app.services.pool.query(
    `select legacy_hash from users where email = 'bivsi@primjer.ba'`,
  )
  expect(rows).toEqual([{ legacy_hash: null }])
})

test('who says no at the provider comes back to the sign-in page', async () => {
  const browser = visitor(app)
  expect((await google.comeBack(browser, { subject: 'x', agrees: false })).location).toBe(
    '/login?google=cancelled',
  )
  expect(browser.jar.has('__Host-oidc')).toBe(false)
})

test('a way back that another browser began, a second use and nonsense all fail', async () => {
  provider.people.set('meta', { email: 'meta@primjer.ba', email_verified: true, name: 'Meta' })
  const attacker = visitor(app)
  const back = await provider.visit(await google.start(attacker), { subject: 'meta' })
  const victim = visitor(app)
  await google.start(victim)
  expect((await victim.get(back.pathname + back.search)).headers.location).toBe('/login?google=failed')
  expect((await visitor(app).get(back.pathname + back.search)).headers.location).toBe('/login?google=failed')
  expect((await attacker.get(back.pathname + back.search)).headers.location).toBe('/login?google=done')
  expect((await attacker.get(back.pathname + back.search)).headers.location).toBe('/login?google=failed')
  for (const odd of ['code=x&state=y&x=1', 'code=a&code=b', '', 'error=access_denied']) {
    const answer = await visitor(app).get(`/api/auth/google/callback?${odd}`)
    expect(answer.headers.location).toBe('/login?google=failed')
  }
})

test('the ticket starts one session under twenty parallel tries, and none without it', async () => {
  provider.people.set('jednom', { email: 'jednom@primjer.ba', email_verified: true, name: 'Jed Nom' })
  const browser = visitor(app)
  await google.comeBack(browser, { subject: 'jednom' })
  const ticket = browser.jar.get('__Host-oidc') ?? ''
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => {
      const tab = visitor(app)
      tab.jar.set('__Host-oidc', ticket)
      return google.complete(tab)
    }),
  )
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.statusCode === 403)).toHaveLength(19)
  expect((await google.complete(visitor(app))).json()).toEqual({
    error: 'Prijava preko Googlea nije dovršena na vrijeme. Pokušaj ponovo.',
    code: 'google.ticketGone',
  })
})

test('one person who comes back in two tabs at once has one account', async () => {
  provider.people.set('dva', { email: 'dva@primjer.ba', email_verified: true, name: 'Dva Taba' })
  const tabs = [visitor(app), visitor(app)]
  const backs = await Promise.all(
    tabs.map(async (tab) => provider.visit(await google.start(tab), { subject: 'dva' })),
  )
  const answers = await Promise.all(tabs.map((tab, n) => tab.get(`${backs[n]?.pathname}${backs[n]?.search}`)))
  expect(answers.map((answer) => answer.headers.location)).toEqual([
    '/login?google=done',
    '/login?google=done',
  ])
})

test('an installation without a provider says so, and one whose provider is away fails politely', async () => {
  expect((await visitor(app).get('/api/auth/providers')).json()).toEqual({ google: true })
  const without = await buildTestApp()
  const away = await buildTestApp({ ...provider.env, GOOGLE_ISSUER: 'http://127.0.0.1:9' })
  try {
    expect((await visitor(without).get('/api/auth/providers')).json()).toEqual({ google: false })
    expect((await visitor(without).get('/api/auth/google')).headers.location).toBe('/login?google=failed')
    expect((await visitor(away).get('/api/auth/google')).headers.location).toBe('/login?google=failed')
  } finally {
    await without.stop()
    await away.stop()
  }
})
