import { afterAll, beforeAll, expect, test as serial } from 'vitest'
import { startSession } from '#platform/server/auth/session.service.ts'
import { verifyPassword } from '#platform/server/auth/password.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { member, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Visitor, visitor } from '#tests/setup/visitor.ts'
import { codeIn, otherThan, tokenIn } from './recovery.fixture.ts'

/** Everybody has an address and a browser of their own, so nobody waits for another's mail. */
const test = serial.concurrent

const NEW = 'zelena rijeka 44'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Asks for a new password in a browser and reads the mail. */
async function ask(browser: Visitor, email: string, language: 'bhs' | 'en' = 'bhs') {
  const address = email.trim().toLowerCase()
  const seen = new Set(app.mails.to(address))
  const answer = await browser.post('/api/auth/forgot-password', { email, language })
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
  const mail = await app.mails.next(
    address,
    (one) => !seen.has(one) && /password-reset\?token=/.test(one.text ?? ''),
  )
  return { code: codeIn(mail.text), token: tokenIn(mail.text), mail }
}

function verify(browser: Visitor, code: string, language: 'bhs' | 'en' = 'bhs') {
  return browser.post('/api/auth/verify-reset-code', { code, language })
}

function reset(browser: Visitor, body: object) {
  return browser.post('/api/auth/reset-password', body)
}

async function hasPassword(userId: string, password: string) {
  return verifyPassword((await findUserById(app.services.db, userId))?.passwordHash, password)
}

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
  ['en', 'A new password for Zamah', 'Type this code in the browser'],
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

test('the first wrong code is wrong, the sixth says expired, and then the right one does too', async () => {
  const user = await member(app)
  const browser = visitor(app)
  const { code } = await ask(browser, user.email)
  const texts: string[] = []
  for (let n = 0; n < 6; n += 1) texts.push((await verify(browser, otherThan(code))).json().error)
  expect(texts.slice(0, 5)).toEqual(Array(5).fill('Neispravan kod. Provjeri cifre i pokušaj ponovo.'))
  expect(texts[5]).toContain('istekao')
  const right = await verify(browser, code, 'en')
  expect(right.statusCode).toBe(422)
  expect(right.json()).toEqual({
    error: 'This code has expired. Ask for a new one.',
    code: 'recovery.codeExpired',
  })
})

test('a right code leaves all five tries to the person', async () => {
  const user = await member(app)
  const browser = visitor(app)
  const { code } = await ask(browser, user.email)
  for (let n = 0; n < 4; n += 1) await verify(browser, otherThan(code))
  expect((await verify(browser, code)).statusCode).toBe(200)
  expect((await verify(browser, code)).statusCode).toBe(200)
  expect((await reset(browser, { code, newPassword: NEW })).statusCode).toBe(200)
})

test('ten tries a day for one address, however many flows were opened', async () => {
  const user = await member(app)
  const seen: string[] = []
  for (let flow = 0; flow < 3; flow += 1) {
    const browser = visitor(app)
    const { code } = await ask(browser, user.email)
    for (let n = 0; n < 5; n += 1) seen.push((await verify(browser, otherThan(code))).json().code)
    if (flow === 2) expect((await verify(browser, code)).json().code).toBe('recovery.codeExpired')
  }
  expect(seen.filter((code) => code === 'recovery.codeInvalid')).toHaveLength(10)
})

test('of 200 parallel wrong codes at most five are looked at', async () => {
  const user = await member(app)
  const browser = visitor(app)
  const { code } = await ask(browser, user.email)
  const answers = await Promise.all(Array.from({ length: 200 }, () => verify(browser, otherThan(code))))
  const codes = answers.map((answer) => answer.json().code)
  expect(codes.filter((one) => one === 'recovery.codeInvalid')).toHaveLength(5)
  expect(codes.filter((one) => one === 'recovery.codeExpired')).toHaveLength(195)
})

test('one code, sent twenty times at once, sets one password', async () => {
  const user = await member(app)
  const browser = visitor(app)
  const { code } = await ask(browser, user.email)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => reset(browser, { code, newPassword: `${NEW}-${n}` })),
  )
  const winners = answers.flatMap((answer, n) => (answer.statusCode === 200 ? [n] : []))
  expect(winners).toHaveLength(1)
  expect(await hasPassword(user.id, `${NEW}-${winners[0]}`)).toBe(true)
  for (const answer of answers) expect([200, 409, 422]).toContain(answer.statusCode)
})

test('one link, opened twenty times at once, sets one password', async () => {
  const user = await member(app)
  const { token } = await ask(visitor(app), user.email)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => reset(visitor(app), { token, newPassword: `${NEW}-${n}` })),
  )
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  const refused = answers.filter((answer) => answer.statusCode !== 200).map((answer) => answer.json().code)
  expect(new Set(refused)).toEqual(new Set(['recovery.tokenUsed']))
})

test('a code and a link that were used say so', async () => {
  const user = await member(app)
  const browser = visitor(app)
  const { code } = await ask(browser, user.email)
  await reset(browser, { code, newPassword: NEW })
  const again = await reset(browser, { code, newPassword: NEW, language: 'bhs' })
  expect([again.statusCode, again.json().error]).toEqual([409, expect.stringContaining('korišten')])
  const { token } = await ask(visitor(app), user.email)
  await reset(visitor(app), { token, newPassword: NEW })
  const link = await reset(visitor(app), { token, newPassword: NEW, language: 'en' })
  expect([link.statusCode, link.json().error]).toEqual([409, expect.stringContaining('used')])
})

test('a completed reset ends every other code and link of that person, and nobody else’s', async () => {
  const user = await member(app)
  const other = await member(app)
  const [one, two, stranger] = [visitor(app), visitor(app), visitor(app)]
  const first = await ask(one, user.email)
  const second = await ask(two, user.email)
  const foreign = await ask(stranger, other.email)
  expect((await reset(visitor(app), { token: second.token, newPassword: NEW })).statusCode).toBe(200)
  expect((await verify(one, first.code)).json().code).toBe('recovery.codeExpired')
  expect((await reset(two, { code: second.code, newPassword: NEW })).json().code).toBe('recovery.codeExpired')
  expect((await reset(one, { token: first.token, newPassword: NEW })).json().code).toBe(
    'recovery.tokenInvalid',
  )
  expect((await one.get(`/api/auth/verify-reset-token/${first.token}`)).statusCode).toBe(404)
  expect((await verify(stranger, foreign.code)).statusCode).toBe(200)
})

test('the digits are good only in the browser that asked', async () => {
  const user = await member(app)
  const browser = visitor(app)
  const { code } = await ask(browser, user.email)
  const stranger = visitor(app)
  expect((await verify(stranger, code)).statusCode).toBe(422)
  await ask(stranger, (await member(app)).email)
  expect((await reset(stranger, { code, newPassword: NEW })).statusCode).toBe(422)
  expect((await verify(browser, code)).statusCode).toBe(200)
})

test('a new request in the same browser ends its older code; four in a minute still answer 200', async () => {
  const user = await member(app)
  const browser = visitor(app)
  const first = await ask(browser, user.email)
  const oldCookie = browser.jar.get('__Host-rf') ?? ''
  const second = await ask(browser, user.email)
  const old = visitor(app)
  old.jar.set('__Host-rf', oldCookie)
  expect((await verify(old, first.code)).json().code).toBe('recovery.codeExpired')
  for (let n = 0; n < 2; n += 1) await ask(visitor(app), user.email)
  expect((await verify(browser, second.code)).statusCode).toBe(200)
})

test('a code lives ten minutes and a link sixty', async () => {
  const user = await member(app)
  const browser = visitor(app)
  const { code, token } = await ask(browser, user.email)
  const pass = (interval: string) =>
    Promise.all(
      ['reset_flows', 'reset_links'].map((table) =>
        app.services.pool.query(
          `update ${table} set expires_at = expires_at - $2::interval where user_id = $1`,
          [user.id, interval],
        ),
      ),
    )
  await pass('9 minutes 50 seconds')
  await pass('11 seconds')
  expect((await verify(browser, code)).json().error).toContain('istekao')
  expect((await browser.get(`/api/auth/verify-reset-token/${token}`)).statusCode).toBe(200)
  await pass('50 minutes')
  const late = await browser.get(`/api/auth/verify-reset-token/${token}`)
  expect([late.statusCode, late.json().error]).toEqual([422, expect.stringContaining('istekao')])
  expect((await reset(browser, { token, newPassword: NEW, language: 'en' })).json().error).toContain(
    'expired',
  )
})

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

test('a common password or the name is refused in the reader’s language and costs nothing', async () => {
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
