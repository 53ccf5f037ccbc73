import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importMembers } from '#features/recovery/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type IdentityProvider, startIdentityProvider } from '#tests/setup/identity-provider.ts'
import { member, PASSWORD, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Visitor, visitor } from '#tests/setup/visitor.ts'
import { readClaims } from './claims.ts'

let provider: IdentityProvider
let app: TestApp
beforeAll(async () => {
  provider = await startIdentityProvider({ redirectUri: 'http://localhost:3000/api/auth/google/callback' })
  app = await buildTestApp(provider.env)
})
afterAll(async () => {
  await app.stop()
  await provider.close()
})

async function start(browser: Visitor, language = 'bhs') {
  const answer = await browser.get(`/api/auth/google?language=${language}`)
  expect(answer.statusCode).toBe(302)
  return String(answer.headers.location)
}

/** Goes to the provider and back; returns the browser's final address. */
async function comeBack(browser: Visitor, visit: { subject: string; agrees?: boolean }, language = 'bhs') {
  const back = await provider.visit(await start(browser, language), visit)
  expect(back.origin + back.pathname).toBe('http://localhost:3000/api/auth/google/callback')
  const answer = await browser.get(back.pathname + back.search)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store'])
  return { location: answer.headers.location, back }
}

function complete(browser: Visitor) {
  return browser.post('/api/auth/google/complete')
}

test('a member adds a Google account of another address from the settings, and nobody else can', async () => {
  provider.people.set('drugi-mail', {
    email: 'sasvim.drugi@primjer.ba',
    email_verified: true,
    given_name: 'A',
    family_name: 'B',
  })
  const add = async () => {
    const user = await member(app)
    const browser = visitor(app)
    await signInOn(app, { browser, user })
    const { url } = (await browser.post('/api/settings/identities', {})).json<{ url: string }>()
    const back = await provider.visit(url, { subject: 'drugi-mail' })
    const { headers } = await browser.get(back.pathname + back.search)
    return { user, browser, location: headers.location }
  }
  const first = await add()
  expect(first.location).toBe('/settings?google=linked#identities')
  await app.mails.next(
    first.user.email,
    ({ subject }) => subject === 'U svoj račun sada možeš ući i preko Googlea',
  )
  const elsewhere = visitor(app)
  expect((await comeBack(elsewhere, { subject: 'drugi-mail' })).location).toBe('/login?google=done')
  elsewhere.carry((await complete(elsewhere)).json().accessToken)
  expect((await elsewhere.get('/api/settings')).json()).toMatchObject({ email: first.user.email })
  expect((await add()).location).toBe('/settings?google=taken#identities')
})

test('a new person comes in with Google, in their language, and goes on to the first steps', async () => {
  provider.people.set('nova', {
    email: 'Nova.Osoba@primjer.ba',
    email_verified: true,
    given_name: 'Nova',
    family_name: 'Osobić',
  })
  const browser = visitor(app)
  expect((await comeBack(browser, { subject: 'nova' }, 'en')).location).toBe('/login?google=done')
  const done = (await complete(browser)).json()
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
  const url = new URL(await start(browser))
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
  await comeBack(first, { subject: 'ista' })
  await complete(first)
  await app.services.pool.query(`update users set onboarded_at = now() where email = 'ista@primjer.ba'`)
  provider.people.set('ista', { email: 'druga.adresa@primjer.ba', email_verified: true })
  const again = visitor(app)
  await comeBack(again, { subject: 'ista' })
  expect((await complete(again)).json().redirectTo).toBe('/dashboard')
  expect(await findUserByEmail(app.services.db, 'druga.adresa@primjer.ba')).toBeUndefined()
})

test('a member with the same verified address is linked, keeps the password and is told', async () => {
  const user = await member(app)
  provider.people.set('clan', { email: user.email, email_verified: true })
  const browser = visitor(app)
  await comeBack(browser, { subject: 'clan' })
  expect((await complete(browser)).json().redirectTo).toBe('/dashboard')
  expect((await findUserByEmail(app.services.db, user.email))?.passwordHash).toBe(user.passwordHash)
  expect((await app.mails.next(user.email)).subject).toBe('U svoj račun sada možeš ući i preko Googlea')
})

test('an address that the provider has not verified opens nothing', async () => {
  const user = await member(app)
  for (const email of [user.email, 'tudja@primjer.ba']) {
    provider.people.set(`lazni-${email}`, { email, email_verified: false })
    const browser = visitor(app)
    expect((await comeBack(browser, { subject: `lazni-${email}` })).location).toBe('/login?google=failed')
    expect((await complete(browser)).statusCode).toBe(403)
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
  await comeBack(visitor(app), { subject: 'prava' })
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
  await comeBack(visitor(app), { subject: 'bivsi' })
  const { rows } = await app.services.pool.query(
    `select legacy_hash from users where email = 'bivsi@primjer.ba'`,
  )
  expect(rows).toEqual([{ legacy_hash: null }])
})

test('who says no at the provider comes back to the sign-in page', async () => {
  const browser = visitor(app)
  expect((await comeBack(browser, { subject: 'x', agrees: false })).location).toBe('/login?google=cancelled')
  expect(browser.jar.has('__Host-oidc')).toBe(false)
})

test('a way back that another browser began, a second use and nonsense all fail', async () => {
  provider.people.set('meta', { email: 'meta@primjer.ba', email_verified: true, name: 'Meta' })
  const attacker = visitor(app)
  const back = await provider.visit(await start(attacker), { subject: 'meta' })
  const victim = visitor(app)
  await start(victim)
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
  await comeBack(browser, { subject: 'jednom' })
  const ticket = browser.jar.get('__Host-oidc') ?? ''
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => {
      const tab = visitor(app)
      tab.jar.set('__Host-oidc', ticket)
      return complete(tab)
    }),
  )
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.statusCode === 403)).toHaveLength(19)
  expect((await complete(visitor(app))).json()).toEqual({
    error: 'Prijava preko Googlea nije dovršena na vrijeme. Pokušaj ponovo.',
    code: 'google.ticketGone',
  })
})

test('one person who comes back in two tabs at once has one account', async () => {
  provider.people.set('dva', { email: 'dva@primjer.ba', email_verified: true, name: 'Dva Taba' })
  const tabs = [visitor(app), visitor(app)]
  const backs = await Promise.all(
    tabs.map(async (tab) => provider.visit(await start(tab), { subject: 'dva' })),
  )
  const answers = await Promise.all(tabs.map((tab, n) => tab.get(`${backs[n]?.pathname}${backs[n]?.search}`)))
  expect(answers.map((answer) => answer.headers.location)).toEqual([
    '/login?google=done',
    '/login?google=done',
  ])
})

/** Creates a member who signed in with the password and, elsewhere, with Google. */
async function linked(subject: string, given: { email?: string } = {}) {
  const user = await member(app, given)
  provider.people.set(subject, { email: user.email, email_verified: true })
  await comeBack(visitor(app), { subject })
  const browser = visitor(app)
  await signInOn(app, { browser, user })
  const [identity] = (await browser.get('/api/settings/identities')).json().identities
  return { user, browser, identity }
}

async function comesInWith(subject: string) {
  const browser = visitor(app)
  const { location } = await comeBack(browser, { subject })
  return { location, status: (await complete(browser)).statusCode }
}

const IN = { location: '/login?google=done', status: 200 }
const OUT = { location: '/login?google=ended', status: 403 }

test('a member sees the Google account in the settings, takes it off, is told, and can let it in again', async () => {
  const { user, browser, identity } = await linked('skinut')
  expect(identity).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    email: user.email,
    linkedAt: expect.any(String),
    lastUsedAt: expect.any(String),
    endedAt: null,
  })
  const path = `/api/settings/identities/${identity.id}`
  expect((await visitor(app).get('/api/settings/identities')).statusCode).toBe(401)
  const stranger = visitor(app)
  await signInOn(app, { browser: stranger, user: await member(app) })
  expect((await stranger.call({ method: 'DELETE', url: path })).statusCode).toBe(404)
  expect((await browser.call({ method: 'DELETE', url: path })).statusCode).toBe(204)
  expect(
    (await app.mails.next(user.email, ({ subject }) => subject?.includes('uklonjena') ?? false)).text,
  ).toContain(user.email)
  expect(await comesInWith('skinut')).toEqual(OUT)
  const [ended] = (await browser.get('/api/settings/identities')).json().identities
  expect(ended).toMatchObject({ id: identity.id, endedAt: expect.any(String) })
  expect((await browser.post(`${path}/restoring`)).statusCode).toBe(204)
  expect(await comesInWith('skinut')).toEqual(IN)
  await app.services.pool.query(
    `update sessions set authenticated_at = now() - interval '16 minutes' where user_id = $1`,
    [user.id],
  )
  expect((await browser.post(`${path}/restoring`)).json().code).toBe('google.signInAgain')
})

test('the only way into an account is not taken off, also not by two presses at once', async () => {
  provider.people.set('jedini', { email: 'jedini@primjer.ba', email_verified: true, name: 'Jedini Ulaz' })
  const browser = visitor(app)
  await comeBack(browser, { subject: 'jedini' })
  browser.carry((await complete(browser)).json().accessToken)
  const [identity] = (await browser.get('/api/settings/identities')).json().identities
  const url = `/api/settings/identities/${identity.id}`
  const refused = await browser.call({ method: 'DELETE', url })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'google.onlyWayIn'])
  expect(refused.json().error).toContain('Zaboravljena lozinka?')
  await app.services.pool.query(
    `insert into identities (issuer, subject, user_id, email)
     select issuer, 'drugi-ulaz', user_id, email from identities where subject = 'jedini'`,
  )
  const { identities } = (await browser.get('/api/settings/identities')).json()
  const both = await Promise.all(
    identities.map(({ id }: { id: string }) =>
      browser.call({ method: 'DELETE', url: `/api/settings/identities/${id}` }),
    ),
  )
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
})

test.each([
  ['ends', undefined, OUT],
  ['keeps, when the person asks for it,', true, IN],
])('a reset of the password %s the Google accounts', async (_what, keepIdentities, then) => {
  const subject = `reset-${keepIdentities}`
  const { user } = await linked(subject)
  const browser = visitor(app)
  await browser.post('/api/auth/forgot-password', { email: user.email })
  const mail = await app.mails.next(user.email, ({ text }) => /password-reset/.test(text ?? ''))
  const token = /password-reset\?token=([\w-]+)/.exec(mail.text ?? '')?.[1]
  const done = await browser.post('/api/auth/reset-password', {
    token,
    newPassword: 'mirna luka 77',
    ...(keepIdentities !== undefined && { keepIdentities }),
  })
  expect(done.statusCode).toBe(200)
  expect(await comesInWith(subject)).toEqual(then)
  const notice = await app.mails.next(user.email, (one) => one.subject === 'Tvoja lozinka je promijenjena')
  expect(notice.text?.includes('Google')).toBe(!keepIdentities)
})

test.each([
  ['ends', undefined, OUT],
  ['keeps, when the person asks for it,', true, IN],
])('a change of address %s the Google accounts', async (_what, keepIdentities, then) => {
  const subject = `adresa-${keepIdentities}`
  const { browser } = await linked(subject)
  const newEmail = `nova.${subject}@primjer.ba`
  await browser.post('/api/settings/email-change', { newEmail, password: PASSWORD })
  const code = /^\s*(\d{6})\s*$/m.exec((await app.mails.next(newEmail)).text ?? '')?.[1]
  const done = await browser.post('/api/settings/email-change/confirm', {
    code,
    ...(keepIdentities !== undefined && { keepIdentities }),
  })
  expect(done.statusCode).toBe(200)
  expect(await comesInWith(subject)).toEqual(then)
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

test('whatever a provider says, names and addresses are ones that our forms would take', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('<b>Đ</b> @:/\\\u202e'))
  fc.assert(
    fc.property(text, text, text, text, (given_name, family_name, name, email) => {
      const claims = readClaims({
        iss: 'i',
        sub: 's',
        given_name,
        family_name,
        name,
        email,
        email_verified: true,
      })
      for (const part of [claims.firstName, claims.lastName]) {
        expect(part).not.toMatch(/[<>@:/\\\u0000-\u001f\u202e]/)
        expect(part.length).toBeLessThanOrEqual(60)
      }
    }),
  )
})
