import { afterAll, beforeAll, expect, test } from 'vitest'
import { member, PASSWORD, signInOn } from '#tests/setup/people.ts'
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

const IN = { location: '/login?google=done', status: 200 }
const OUT = { location: '/login?google=ended', status: 403 }

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
  expect((await google.comeBack(elsewhere, { subject: 'drugi-mail' })).location).toBe('/login?google=done')
  elsewhere.carry((await google.complete(elsewhere)).json().accessToken)
  expect((await elsewhere.get('/api/settings')).json()).toMatchObject({ email: first.user.email })
  expect((await add()).location).toBe('/settings?google=taken#identities')
})

test('a member sees the Google account in the settings, takes it off, is told, and can let it in again', async () => {
  const { user, browser, identity } = await google.memberWithGoogle('skinut')
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
  expect(await google.comeInWith('skinut')).toEqual(OUT)
  const [ended] = (await browser.get('/api/settings/identities')).json().identities
  expect(ended).toMatchObject({ id: identity.id, endedAt: expect.any(String) })
  expect((await browser.post(`${path}/restoring`)).statusCode).toBe(204)
  expect(await google.comeInWith('skinut')).toEqual(IN)
  await app.services.pool.query(
    `update sessions set authenticated_at = now() - interval '16 minutes' where user_id = $1`,
    [user.id],
  )
  expect((await browser.post(`${path}/restoring`)).json().code).toBe('google.signInAgain')
})

test('the only way into an account is not taken off, also not by two presses at once', async () => {
  provider.people.set('jedini', { email: 'jedini@primjer.ba', email_verified: true, name: 'Jedini Ulaz' })
  const browser = visitor(app)
  await google.comeBack(browser, { subject: 'jedini' })
  browser.carry((await google.complete(browser)).json().accessToken)
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
  const { user } = await google.memberWithGoogle(subject)
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
  expect(await google.comeInWith(subject)).toEqual(then)
  const notice = await app.mails.next(user.email, (one) => one.subject === 'Tvoja lozinka je promijenjena')
  expect(notice.text?.includes('Google')).toBe(!keepIdentities)
})

test.each([
  ['ends', undefined, OUT],
  ['keeps, when the person asks for it,', true, IN],
])('a change of address %s the Google accounts', async (_what, keepIdentities, then) => {
  const subject = `adresa-${keepIdentities}`
  const { browser } = await google.memberWithGoogle(subject)
  const newEmail = `nova.${subject}@primjer.ba`
  await browser.post('/api/settings/email-change', { newEmail, password: PASSWORD })
  const code = /^\s*(\d{6})\s*$/m.exec((await app.mails.next(newEmail)).text ?? '')?.[1]
  const done = await browser.post('/api/settings/email-change/confirm', {
    code,
    ...(keepIdentities !== undefined && { keepIdentities }),
  })
  expect(done.statusCode).toBe(200)
  expect(await google.comeInWith(subject)).toEqual(then)
})
