import fc from 'fast-check'
import { afterAll, beforeAll, expect, test as serial } from 'vitest'
import { acceptedVersions } from '#platform/server/http/version.ts'
import { signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Visitor, visitor } from '#tests/setup/visitor.ts'
import { memberInBrowser, NEW_PASSWORD } from './settings.fixture.ts'

/** Every test has its own account and browser. */
const test = serial.concurrent

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

function patch(browser: Visitor, area: string, body: object, headers: Record<string, string> = {}) {
  return browser.call({ method: 'PATCH', url: `/api/settings/${area}`, body, headers })
}

test('a new member finds honest defaults', async () => {
  const { user, browser } = await memberInBrowser(app)
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
  const { browser } = await memberInBrowser(app)
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
  const { user, browser } = await memberInBrowser(app)
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
  const { user, browser } = await memberInBrowser(app)
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

  // The language switch saves only the language; another device still reads all preferences.
  expect((await patch(browser, 'preferences', { language: 'bhs' })).statusCode).toBe(200)
  const other = visitor(app, { language: 'en' })
  await signInOn(app, { browser: other, user })
  expect((await other.get('/api/settings')).json().preferences).toMatchObject({
    language: 'bhs',
    theme: 'system',
    script: 'cyrillic',
    dataSaver: true,
  })
})

test('what was answered in the first steps can be answered otherwise later', async () => {
  const { browser } = await memberInBrowser(app, { gender: 'other', interests: ['sports'] })
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
  const { browser } = await memberInBrowser(app, {}, 'en')
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
  const { browser } = await memberInBrowser(app)
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
  const { browser } = await memberInBrowser(app)
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
  const { browser } = await memberInBrowser(app)
  const calls = [
    ['GET', '/api/settings'],
    ['PATCH', '/api/settings/profile', { firstName: 'A' }],
    ['POST', '/api/settings/password', { newPassword: NEW_PASSWORD }],
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
