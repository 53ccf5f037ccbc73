import { afterAll, beforeAll, expect, test as serial } from 'vitest'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { member, PASSWORD, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Visitor, visitor } from '#tests/setup/visitor.ts'
import { memberInBrowser } from './settings.fixture.ts'

/** Every test has its own account and browser. */
const test = serial.concurrent

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

test('an address changes with the code that went to the new one, and the old one is told', async () => {
  const { user, browser } = await memberInBrowser(app)
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
  const { user, browser } = await memberInBrowser(app)
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
  const { user, browser } = await memberInBrowser(app)
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
