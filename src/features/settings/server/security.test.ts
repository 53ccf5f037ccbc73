import { afterAll, beforeAll, expect, test as serial } from 'vitest'
import { verifyPassword } from '#platform/server/auth/password.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { PASSWORD, signInOn } from '#tests/setup/people.ts'
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

test('a password changes with the current one; other devices, codes and links end, and a notice goes out', async () => {
  const { user, browser } = await memberInBrowser(app)
  const other = visitor(app)
  await signInOn(app, { browser: other, user })
  await other.post('/api/auth/forgot-password', { email: user.email })
  const reset = await app.mails.next(user.email)
  const change = (body: object) => browser.post('/api/settings/password', body)
  expect((await change({ newPassword: NEW_PASSWORD })).json().code).toBe('settings.wrongPassword')
  expect((await change({ currentPassword: 'nije ta', newPassword: NEW_PASSWORD })).statusCode).toBe(422)
  const weak = await change({ currentPassword: PASSWORD, newPassword: 'sarajevo' })
  expect(weak.json().fields.newPassword).toBe('Ovu lozinku koristi previše ljudi. Izaberi drugu.')
  const same = await change({ currentPassword: PASSWORD, newPassword: PASSWORD })
  expect(same.json().code).toBe('settings.samePassword')
  expect((await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).json()).toEqual({
    ok: true,
  })
  expect(
    await verifyPassword((await findUserById(app.services.db, user.id))?.passwordHash, NEW_PASSWORD),
  ).toBe(true)
  expect((await browser.get('/api/settings')).statusCode).toBe(200)
  expect((await other.get('/api/settings')).statusCode).toBe(401)
  const token = /token=([\w-]+)/.exec(reset.text ?? '')?.[1]
  expect((await other.get(`/api/auth/verify-reset-token/${token}`)).statusCode).toBe(404)
  await app.mails.next(user.email, (mail) => mail.subject === 'Tvoja lozinka je promijenjena')
})

test('of many wrong current passwords five are looked at', async () => {
  const { browser } = await memberInBrowser(app)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      browser.post('/api/settings/password', { currentPassword: 'nije ta', newPassword: NEW_PASSWORD }),
    ),
  )
  const codes = answers.map((answer) => answer.statusCode)
  expect(codes.filter((code) => code === 422)).toHaveLength(5)
  expect(codes.filter((code) => code === 429)).toHaveLength(7)
  const late = await browser.post('/api/settings/password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  })
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
})

test('without a password, one is set soon after signing in, and later only after signing in again', async () => {
  const { user, browser } = await memberInBrowser(app, { passwordHash: null })
  await app.services.pool.query(
    `update sessions set authenticated_at = now() - interval '16 minutes' where user_id = $1`,
    [user.id],
  )
  const stale = await browser.post('/api/settings/password', { newPassword: NEW_PASSWORD })
  expect([stale.statusCode, stale.json().code]).toEqual([403, 'settings.signInAgain'])
  await signInOn(app, { browser, user })
  expect((await browser.post('/api/settings/password', { newPassword: NEW_PASSWORD })).statusCode).toBe(200)
})

test('a person sees their devices and signs out one, or all others, but nobody else’s', async () => {
  const { user, browser } = await memberInBrowser(app)
  const phones = [visitor(app), visitor(app), visitor(app)]
  for (const phone of phones) await signInOn(app, { browser: phone, user })
  const { sessions } = (await browser.get('/api/settings/sessions')).json()
  expect(sessions).toHaveLength(4)
  expect(sessions.filter((one: { current: boolean }) => one.current)).toHaveLength(1)
  expect(sessions[0].device).toEqual({ browser: 'Firefox', system: 'Windows', mobile: false })
  const other = sessions.find((one: { current: boolean }) => !one.current)
  const end = (who: Visitor, id: string) =>
    who.call({ method: 'DELETE', url: `/api/settings/sessions/${id}` })
  const stranger = await memberInBrowser(app)
  expect((await end(stranger.browser, other.id)).statusCode).toBe(404)
  expect((await end(browser, other.id)).statusCode).toBe(204)
  expect((await end(browser, other.id)).statusCode).toBe(404)
  expect((await browser.call({ method: 'DELETE', url: '/api/settings/sessions' })).json()).toEqual({
    ended: 2,
  })
  for (const phone of phones) expect((await phone.get('/api/settings')).statusCode).toBe(401)
  expect((await browser.get('/api/settings')).statusCode).toBe(200)
})
