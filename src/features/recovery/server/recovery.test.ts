import { afterAll, beforeAll, expect, test as serial } from 'vitest'
import { startSession } from '#platform/server/auth/session.service.ts'
import { member, PASSWORD, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { reset, resetOn, tokenIn, verify } from './recovery.fixture.ts'

/** Every test has its own address and browser, so none waits for another's email. */
const test = serial.concurrent

const NEW = 'zelena rijeka 44'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { ask, hasPassword } = resetOn(() => app)

test('a person resets the password with the code of the mail and is told that it changed', async () => {
  const user = await member(app)
  const browser = visitor(app)
  const elsewhere = visitor(app)
  await signInOn(app, { browser: elsewhere, user })
  const { code } = await ask(browser, ` ${user.email.toUpperCase()} `)
  const verified = await verify(browser, code)
  expect([verified.statusCode, verified.json()]).toEqual([200, { valid: true }])
  const done = await reset(browser, { code, newPassword: NEW, language: 'bhs' })
  expect([done.statusCode, done.json()]).toEqual([200, { ok: true }])
  expect(await hasPassword(user.id, NEW)).toBe(true)
  const live = await app.services.pool.query(
    'select 1 from sessions where user_id = $1 and ended_at is null',
    [user.id],
  )
  expect(live.rowCount).toBe(0)
  const notice = await app.mails.next(user.email, (mail) => mail.subject === 'Tvoja lozinka je promijenjena')
  expect(notice.text).toContain('Zdravo, Lejla.')
})

test.each([
  ['bhs', 'Nova lozinka za Zamah', 'Upiši ovaj kod u pregledniku'],
  ['en', 'A new password for Zamah', 'enter this code in the same browser'],
] as const)(
  'the mail in %s has the digits on a line of their own and a link, as text and as HTML',
  async (language, subject, words) => {
    const user = await member(app)
    const { mail, code, token } = await ask(visitor(app), user.email, language)
    expect(mail.subject).toBe(subject)
    const link = `http://localhost:3000/password-reset?token=${token}`
    for (const part of [mail.text ?? '', mail.html ?? '']) {
      expect(part).toContain(words)
      expect(part.split('\n').map((line) => line.trim())).toContain(code)
      expect(part).toContain(link)
    }
    expect(mail.subject).not.toContain(code)
  },
)

test('a link says whose password it resets, as often as it is asked, and nothing more', async () => {
  const user = await member(app, { firstName: 'Đorđe', lastName: 'Čović' })
  const { token } = await ask(visitor(app), user.email)
  for (let n = 0; n < 3; n += 1) {
    const answer = await visitor(app).get(`/api/auth/verify-reset-token/${token}`)
    expect(answer.json()).toEqual({ valid: true, name: 'Đorđe Čović', email: user.email })
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  const nonsense = await visitor(app, { language: 'en' }).get('/api/auth/verify-reset-token/nonsense')
  expect([nonsense.statusCode, nonsense.json().code]).toEqual([404, 'recovery.tokenInvalid'])
})

test('a code and a token together are refused with 400, and so is neither', async () => {
  const user = await member(app)
  const browser = visitor(app)
  const { code, token } = await ask(browser, user.email)
  expect((await reset(browser, { code, token, newPassword: NEW })).statusCode).toBe(400)
  expect((await reset(browser, { newPassword: NEW })).statusCode).toBe(400)
  expect((await reset(browser, { code, newPassword: NEW })).statusCode).toBe(200)
})

test('a common password, the name or the password of before is refused in the reader’s language and costs nothing', async () => {
  const user = await member(app, { firstName: 'Nermina' })
  const browser = visitor(app)
  const { code } = await ask(browser, user.email)
  const common = await reset(browser, { code, newPassword: 'lozinka123', language: 'bhs' })
  expect([common.statusCode, common.json().fields]).toEqual([
    422,
    { newPassword: 'Ovu lozinku koristi previše ljudi. Izaberi drugu.' },
  ])
  const personal = await reset(browser, { code, newPassword: 'nermina-1999', language: 'en' })
  expect(personal.json().fields).toEqual({ newPassword: 'The password must not contain your name or email.' })
  const same = await reset(browser, { code, newPassword: PASSWORD, language: 'en' })
  expect([same.statusCode, same.json().fields]).toEqual([
    422,
    { newPassword: 'This is the password you already have. Sign in with it, or choose another.' },
  ])
  expect((await reset(browser, { code, newPassword: NEW })).statusCode).toBe(200)
})

test('request-password-reset mails a link and gives the token only to a browser that has just proved the address', async () => {
  const user = await member(app)
  const stranger = visitor(app)
  const asked = await stranger.post('/api/auth/request-password-reset', { email: user.email })
  expect(asked.json()).toEqual({ ok: true })
  const mail = await app.mails.next(user.email)
  expect(mail.text).not.toMatch(/^\d{6}$/m)
  expect((await stranger.get(`/api/auth/verify-reset-token/${tokenIn(mail.text)}`)).statusCode).toBe(200)

  const browser = visitor(app)
  const { code } = await ask(browser, user.email)
  expect((await browser.post('/api/auth/request-password-reset', { email: user.email })).json()).toEqual({
    ok: true,
  })
  await verify(browser, code)
  const proved = (await browser.post('/api/auth/request-password-reset', { email: user.email })).json()
  expect(Object.keys(proved).sort()).toEqual(['ok', 'resetToken'])
  const other = await member(app)
  expect((await browser.post('/api/auth/request-password-reset', { email: other.email })).json()).toEqual({
    ok: true,
  })
  expect((await reset(browser, { token: proved.resetToken, newPassword: NEW })).statusCode).toBe(200)
})

test('a session gives the token for its own address while it is under five minutes old', async () => {
  const user = await member(app)
  const browser = visitor(app)
  await signInOn(app, { browser, user })
  const ownToken = () => browser.post('/api/auth/request-password-reset', { email: user.email })
  expect((await ownToken()).json()).toHaveProperty('resetToken')
  const other = await member(app)
  expect((await browser.post('/api/auth/request-password-reset', { email: other.email })).json()).toEqual({
    ok: true,
  })
  await app.services.pool.query(
    `update sessions set authenticated_at = now() - interval '5 minutes 1 second' where user_id = $1`,
    [user.id],
  )
  expect((await ownToken()).json()).toEqual({ ok: true })
})

test('foreign origins, unknown fields and wrong types are refused before anything happens', async () => {
  const browser = visitor(app)
  const calls = [
    ['forgot-password', { email: 'a@b.ba' }],
    ['verify-reset-code', { code: '123456' }],
    ['reset-password', { code: '123456', newPassword: NEW }],
    ['request-password-reset', { email: 'a@b.ba' }],
  ] as const
  for (const [name, body] of calls) {
    const url = `/api/auth/${name}`
    const foreign = await browser.call({
      method: 'POST',
      url,
      body,
      headers: { origin: 'https://zlo.example' },
    })
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'platform.foreignOrigin'])
    const unknown = await browser.post(url, { ...body, admin: true })
    expect([unknown.statusCode, unknown.json().fields]).toEqual([422, { admin: 'Ovo polje ne poznajemo.' }])
    const wrong = await browser.post(url, Object.fromEntries(Object.keys(body).map((key) => [key, 7])))
    expect(wrong.statusCode).toBe(422)
  }
  expect((await browser.post('/api/auth/verify-reset-code', { code: '12345' })).statusCode).toBe(422)
  expect(browser.jar.size).toBe(0)
})

test('a new session can start right after the reset', async () => {
  const user = await member(app)
  const { token } = await ask(visitor(app), user.email)
  await reset(visitor(app), { token, newPassword: NEW })
  const context = {
    client: { address: '127.0.0.1', userAgent: '' },
    cookies: { get: () => undefined, set: () => {}, clear: () => {} },
  }
  expect(await startSession({ services: app.services, userId: user.id, context })).toHaveProperty(
    'accessToken',
  )
})

test('a person reads why a field is refused: missing, of the wrong type, or none of the choices', async () => {
  const fieldsOf = async (body: object) =>
    (await visitor(app).post('/api/auth/forgot-password', body)).json().fields
  expect(await fieldsOf({})).toEqual({ email: 'Ovo polje je obavezno.' })
  expect(await fieldsOf({ email: {} })).toEqual({ email: 'Vrijednost nije ispravnog tipa.' })
  expect(await fieldsOf({ email: 'a@b.ba', language: 'de' })).toEqual({
    language: 'Ova vrijednost nije među ponuđenim.',
  })
})

test('pages that are open elsewhere hear that the reset has signed them out', async () => {
  const user = await member(app)
  const elsewhere = visitor(app)
  const { refreshToken } = await signInOn(app, { browser: elsewhere, user })
  const [sessionId] = refreshToken.split('.')
  const heard = new Promise((resolve) => {
    app.services.hub.subscribe('session.ended', (id) => id === sessionId && resolve(id))
  })
  const { token } = await ask(visitor(app), user.email)
  await reset(visitor(app), { token, newPassword: NEW })
  expect(await heard).toBe(sessionId)
})
