import fc from 'fast-check'
import { afterAll, beforeAll, expect, test as serial } from 'vitest'
import { verifyPassword } from '#platform/server/auth/password.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { member, PASSWORD, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Visitor, visitor } from '#tests/setup/visitor.ts'
import { acceptedVersions } from '#platform/server/http/version.ts'

/** Every test has its own account and browser. */
const test = serial.concurrent

const NEW = 'zelena rijeka 44'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

async function signedIn(given: Parameters<typeof member>[1] = {}, language: 'bhs' | 'en' = 'bhs') {
  const user = await member(app, given)
  const browser = visitor(app, { language })
  await signInOn(app, { browser, user })
  return { user, browser }
}

function patch(browser: Visitor, area: string, body: object, headers: Record<string, string> = {}) {
  return browser.call({ method: 'PATCH', url: `/api/settings/${area}`, body, headers })
}

test('a new member finds honest defaults', async () => {
  const { user, browser } = await signedIn()
  expect((await browser.get('/api/settings')).json()).toEqual({
    email: user.email,
    hasPassword: true,
    pendingEmail: null,
    deleteAfter: null,
    profile: {
      firstName: 'Lejla',
      lastName: 'Kovač',
      phoneNumber: null,
      gender: null,
      bornOn: null,
      interests: [],
      version: expect.any(String),
    },
    preferences: {
      language: 'bhs',
      theme: 'light',
      script: 'latin',
      dataSaver: false,
      version: expect.any(String),
    },
  })
})

test('a day of birth is kept, put right a few times, taken back, and is never one of tomorrow', async () => {
  const { browser } = await signedIn()
  const say = async (bornOn: string | null) => patch(browser, 'profile', { bornOn })
  expect((await say('2008-05-31')).json()).toMatchObject({ bornOn: '2008-05-31' })
  for (const bornOn of ['2007-05-31', '2008-05-30', null]) expect((await say(bornOn)).statusCode).toBe(200)
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  for (const bornOn of [tomorrow, '1899-12-31', '2008-02-30', 'jučer'])
    expect([bornOn, (await say(bornOn)).statusCode]).toEqual([bornOn, 422])
  await say('2008-05-31')
  expect((await say('1990-05-31')).statusCode).toBe(429)
})

const mailNamed = (to: string, name: RegExp) => app.mails.next(to, ({ subject }) => name.test(subject ?? ''))

test('a member who reads Cyrillic gets mails in it, with codes, addresses and names as they are', async () => {
  const { user, browser } = await signedIn()
  const mail = {
    to: user.email,
    locale: 'bhs',
    subject: 'Ljepša prijava',
    heading: 'Nova poruka',
    parts: [
      { kind: 'paragraph', text: 'Piši na info@zamah.ba ili otvori Google Forms.' },
      { kind: 'code', text: 'AB-123456' },
      { kind: 'button', label: 'Otvori', url: 'http://localhost/messages' },
    ],
  } as const
  const { mailer, db } = app.services
  await mailer.enqueue(db, mail)
  expect((await mailNamed(user.email, /Ljepša/)).text).toContain('Nova poruka')
  await patch(browser, 'preferences', { script: 'cyrillic' })
  await mailer.enqueue(db, mail)
  await mailer.enqueue(db, { ...mail, locale: 'en', subject: 'Hello' })
  const { text, html } = await mailNamed(user.email, /Љепша пријава/)
  expect(text).toContain('Нова порука')
  expect(text).toContain('Пиши на info@zamah.ba или отвори Google Forms.')
  expect(text).toContain('AB-123456')
  expect(text).toContain('Отвори:\nhttp://localhost/messages')
  expect(html).toContain('lang="bs-Cyrl"')
  expect((await mailNamed(user.email, /Hello/)).text).toContain('Nova poruka')
})

test('names, phone and preferences are kept', async () => {
  const { browser } = await signedIn()
  await patch(browser, 'profile', { firstName: ' Đenana ', phoneNumber: '00387 60 312 3456' })
  await patch(browser, 'preferences', {
    language: 'en',
    theme: 'system',
    script: 'cyrillic',
    dataSaver: true,
  })
  const { profile, preferences } = (await browser.get('/api/settings')).json()
  expect(profile).toMatchObject({ firstName: 'Đenana', lastName: 'Kovač', phoneNumber: '+387603123456' })
  expect(preferences).toMatchObject({ language: 'en', theme: 'system', script: 'cyrillic', dataSaver: true })
  await patch(browser, 'profile', { phoneNumber: null })
  expect((await browser.get('/api/settings')).json().profile.phoneNumber).toBeNull()
})

test('what was answered in the first steps can be answered otherwise later', async () => {
  const { browser } = await signedIn({ gender: 'other', interests: ['sports'] })
  const answer = await patch(browser, 'profile', {
    gender: 'female',
    interests: ['finance', 'arts', 'finance'],
  })
  expect(answer.json()).toMatchObject({
    firstName: 'Lejla',
    gender: 'female',
    interests: ['arts', 'finance'],
  })
  const none = await patch(browser, 'profile', { interests: [] })
  expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([422, ['interests']])
  expect((await patch(browser, 'profile', { interests: ['gossip'] })).statusCode).toBe(422)
})

test('what cannot be is refused in the reader’s language', async () => {
  const { browser } = await signedIn({}, 'en')
  const phone = await patch(browser, 'profile', { phoneNumber: '+387 61 12' })
  expect([phone.statusCode, phone.json().fields.phoneNumber]).toEqual([
    422,
    'Enter the full number with its country code, for example +387 61 123 456.',
  ])
  expect((await patch(browser, 'profile', { firstName: '' })).statusCode).toBe(422)
  expect((await patch(browser, 'profile', { role: 'ADMIN' })).statusCode).toBe(422)
  expect((await patch(browser, 'profile', {})).json().code).toBe('settings.nothingToChange')
  expect((await patch(browser, 'preferences', { theme: 'pink' })).statusCode).toBe(422)
  expect((await patch(browser, 'preferences', { dataSaver: 'true' })).statusCode).toBe(422)
})

test('a device that has not seen the other’s change is told instead of overwriting it', async () => {
  const { browser } = await signedIn()
  const { profile } = (await browser.get('/api/settings')).json()
  const match = { 'if-match': `"${profile.version}"` }
  const first = await patch(browser, 'profile', { firstName: 'Prva' }, { ...match, 'x-autosave': 'true' })
  expect(first.statusCode).toBe(200)
  const second = await patch(browser, 'profile', { firstName: 'Druga' }, match)
  expect([second.statusCode, second.json().code]).toEqual([409, 'platform.conflict'])
  const third = await patch(
    browser,
    'profile',
    { firstName: 'Druga' },
    { 'if-match': `"${first.json().version}"` },
  )
  expect(third.statusCode).toBe(200)
  const blind = await patch(browser, 'profile', { firstName: 'Slijepa' }, { 'x-autosave': 'true' })
  expect([blind.statusCode, blind.json().fields]).toEqual([422, { 'If-Match': 'Ovo polje je obavezno.' }])
})

test('of parallel changes that read the same one wins', async () => {
  const { browser } = await signedIn()
  const { preferences } = (await browser.get('/api/settings')).json()
  const answers = await Promise.all(
    ['dark', 'system', 'dark', 'system'].map((theme) =>
      patch(browser, 'preferences', { theme, dataSaver: true }, { 'if-match': `"${preferences.version}"` }),
    ),
  )
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409])
})

serial('any If-Match header can be read', () => {
  expect(acceptedVersions({ 'if-match': '"a", W/"b"' })).toEqual(['a', 'b'])
  expect(acceptedVersions({ 'if-match': '*' })).toBeUndefined()
  fc.assert(fc.property(fc.string(), (header) => void acceptedVersions({ 'if-match': header })))
})

test('strangers are refused everywhere, and so are other sites', async () => {
  const { browser } = await signedIn()
  const calls = [
    ['GET', '/api/settings'],
    ['PATCH', '/api/settings/profile', { firstName: 'A' }],
    ['POST', '/api/settings/password', { newPassword: NEW }],
    ['POST', '/api/settings/email-change', { newEmail: 'a@b.ba' }],
    ['GET', '/api/settings/sessions'],
    ['DELETE', '/api/settings/sessions'],
    ['GET', '/api/settings/export'],
    ['POST', '/api/settings/deletion', { email: 'a@b.ba' }],
    ['DELETE', '/api/settings/deletion'],
  ] as const
  for (const [method, url, body] of calls) {
    expect((await visitor(app).call({ method, url, body })).statusCode).toBe(401)
    if (method === 'GET') continue
    const foreign = await browser.call({ method, url, body, headers: { origin: 'https://zlo.example' } })
    expect(foreign.statusCode).toBe(403)
  }
})

test('a password changes with the current one; other devices, codes and links end, and a notice goes out', async () => {
  const { user, browser } = await signedIn()
  const other = visitor(app)
  await signInOn(app, { browser: other, user })
  await other.post('/api/auth/forgot-password', { email: user.email })
  const reset = await app.mails.next(user.email)
  const change = (body: object) => browser.post('/api/settings/password', body)
  expect((await change({ newPassword: NEW })).json().code).toBe('settings.wrongPassword')
  expect((await change({ currentPassword: 'nije ta', newPassword: NEW })).statusCode).toBe(422)
  const weak = await change({ currentPassword: PASSWORD, newPassword: 'sarajevo' })
  expect(weak.json().fields.newPassword).toBe('Ovu lozinku koristi previše ljudi. Izaberi drugu.')
  const same = await change({ currentPassword: PASSWORD, newPassword: PASSWORD })
  expect(same.json().code).toBe('settings.samePassword')
  expect((await change({ currentPassword: PASSWORD, newPassword: NEW })).json()).toEqual({ ok: true })
  expect(await verifyPassword((await findUserById(app.services.db, user.id))?.passwordHash, NEW)).toBe(true)
  expect((await browser.get('/api/settings')).statusCode).toBe(200)
  expect((await other.get('/api/settings')).statusCode).toBe(401)
  const token = /token=([\w-]+)/.exec(reset.text ?? '')?.[1]
  expect((await other.get(`/api/auth/verify-reset-token/${token}`)).statusCode).toBe(404)
  await app.mails.next(user.email, (mail) => mail.subject === 'Tvoja lozinka je promijenjena')
})

test('of many wrong current passwords five are looked at', async () => {
  const { browser } = await signedIn()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      browser.post('/api/settings/password', { currentPassword: 'nije ta', newPassword: NEW }),
    ),
  )
  const codes = answers.map((answer) => answer.statusCode)
  expect(codes.filter((code) => code === 422)).toHaveLength(5)
  expect(codes.filter((code) => code === 429)).toHaveLength(7)
  const late = await browser.post('/api/settings/password', { currentPassword: PASSWORD, newPassword: NEW })
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
})

test('without a password, one is set soon after signing in, and later only after signing in again', async () => {
  const { user, browser } = await signedIn({ passwordHash: null })
  await app.services.pool.query(
    `update sessions set authenticated_at = now() - interval '16 minutes' where user_id = $1`,
    [user.id],
  )
  const stale = await browser.post('/api/settings/password', { newPassword: NEW })
  expect([stale.statusCode, stale.json().code]).toEqual([403, 'settings.signInAgain'])
  await signInOn(app, { browser, user })
  expect((await browser.post('/api/settings/password', { newPassword: NEW })).statusCode).toBe(200)
})

test('an address changes with the code that went to the new one, and the old one is told', async () => {
  const { user, browser } = await signedIn()
  const other = visitor(app)
  await signInOn(app, { browser: other, user })
  const newEmail = `nova.${user.email}`
  const start = (body: object) => browser.post('/api/settings/email-change', body)
  expect((await start({ newEmail })).json().code).toBe('settings.wrongPassword')
  expect((await start({ newEmail: user.email, password: PASSWORD })).json().code).toBe('settings.sameEmail')
  expect((await start({ newEmail: ` ${newEmail.toUpperCase()}`, password: PASSWORD })).json()).toEqual({
    ok: true,
  })
  const code = /^\s*(\d{6})\s*$/m.exec((await app.mails.next(newEmail)).text ?? '')?.[1] ?? ''
  expect((await browser.get('/api/settings')).json().pendingEmail).toBe(newEmail)
  const confirm = (who: Visitor) => who.post('/api/settings/email-change/confirm', { code })
  expect((await confirm(other)).json().code).toBe('settings.codeExpired')
  const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(browser)))
  expect(answers.filter((answer) => answer.statusCode === 200).map((answer) => answer.json())).toEqual([
    { email: newEmail },
  ])
  expect((await findUserById(app.services.db, user.id))?.email).toBe(newEmail)
  expect((await other.get('/api/settings')).statusCode).toBe(401)
  const notice = await app.mails.next(user.email, (mail) => /promijenjena/.test(mail.subject ?? ''))
  expect(notice.text).toContain(newEmail)
})

test('of 60 parallel wrong codes five are looked at', async () => {
  const { user, browser } = await signedIn()
  const newEmail = `pogodi.${user.email}`
  await browser.post('/api/settings/email-change', { newEmail, password: PASSWORD })
  const code = /^\s*(\d{6})\s*$/m.exec((await app.mails.next(newEmail)).text ?? '')?.[1] ?? ''
  const wrong = code === '111111' ? '222222' : '111111'
  const confirm = (body: object) => browser.post('/api/settings/email-change/confirm', body)
  const answers = await Promise.all(Array.from({ length: 60 }, () => confirm({ code: wrong })))
  expect(answers.filter((answer) => answer.json().code === 'settings.codeInvalid')).toHaveLength(5)
  expect((await confirm({ code })).json().code).toBe('settings.codeExpired')
})

test('an address that belongs to somebody is answered like any other, and only its owner hears of it', async () => {
  const owner = await member(app)
  const { user, browser } = await signedIn()
  const taken = await browser.post('/api/settings/email-change', {
    newEmail: owner.email,
    password: PASSWORD,
  })
  expect(taken.json()).toEqual({ ok: true })
  const mail = await app.mails.next(owner.email)
  expect(mail.subject).toBe('Neko je htio koristiti tvoju email adresu')
  expect(mail.text).not.toMatch(/\d{6}/)
  expect((await findUserById(app.services.db, user.id))?.email).toBe(user.email)
})

test('a person sees their devices and signs out one, or all others, but nobody else’s', async () => {
  const { user, browser } = await signedIn()
  const phones = [visitor(app), visitor(app), visitor(app)]
  for (const phone of phones) await signInOn(app, { browser: phone, user })
  const { sessions } = (await browser.get('/api/settings/sessions')).json()
  expect(sessions).toHaveLength(4)
  expect(sessions.filter((one: { current: boolean }) => one.current)).toHaveLength(1)
  expect(sessions[0].device).toEqual({ browser: 'Firefox', system: 'Windows', mobile: false })
  const other = sessions.find((one: { current: boolean }) => !one.current)
  const end = (who: Visitor, id: string) =>
    who.call({ method: 'DELETE', url: `/api/settings/sessions/${id}` })
  const stranger = await signedIn()
  expect((await end(stranger.browser, other.id)).statusCode).toBe(404)
  expect((await end(browser, other.id)).statusCode).toBe(204)
  expect((await end(browser, other.id)).statusCode).toBe(404)
  expect((await browser.call({ method: 'DELETE', url: '/api/settings/sessions' })).json()).toEqual({
    ended: 2,
  })
  for (const phone of phones) expect((await phone.get('/api/settings')).statusCode).toBe(401)
  expect((await browser.get('/api/settings')).statusCode).toBe(200)
})
