import { afterAll, beforeAll, expect, test as serial, vi } from 'vitest'
import { member, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { otherThan, reset, resetOn, verify } from './recovery.fixture.ts'

/** Every test has its own address and browser, so none waits for another's email. */
const test = serial.concurrent

const NEW = 'zelena rijeka 44'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { ask, hasPassword } = resetOn(() => app)

function mailed(address: string, count: number) {
  // Tests of this file run concurrently, where `expect.poll()` does not know its test.
  return vi.waitFor(() => expect(app.mails.to(address)).toHaveLength(count), 20_000)
}

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
  await reset(visitor(app), { token, newPassword: `${NEW} i klupa` })
  const link = await reset(visitor(app), { token, newPassword: `${NEW} i klupa`, language: 'en' })
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

test('strangers on many networks cannot silence the mails of a browser that its person has used', async () => {
  const user = await member(app)
  const own = visitor(app, { address: '127.201.0.1' })
  await signInOn(app, { browser: own, user })
  const forgot = { email: user.email }
  for (let n = 0; n < 40; n += 1)
    await visitor(app, { address: `127.202.${n}.1` }).post('/api/auth/forgot-password', forgot)
  await mailed(user.email, 10)
  const { code } = await ask(own, user.email)
  expect((await verify(own, code)).statusCode).toBe(200)
})

test('a stranger on one network, with a whole IPv6 household, uses up only its own share of the mails', async () => {
  const user = await member(app)
  for (let n = 0; n < 40; n += 1)
    await visitor(app, { address: `2001:db8:7:7::${n + 1}` }).post('/api/auth/forgot-password', {
      email: user.email,
    })
  await mailed(user.email, 5)
  expect((await ask(visitor(app), user.email)).code).toMatch(/^\d{6}$/)
})

test('strangers who guess cannot use up the tries of a browser that its person has used', async () => {
  const user = await member(app)
  for (let flow = 0; flow < 3; flow += 1) {
    const stranger = visitor(app)
    const { code } = await ask(stranger, user.email)
    for (let n = 0; n < 4; n += 1) await verify(stranger, otherThan(code))
  }
  const own = visitor(app)
  await signInOn(app, { browser: own, user })
  const { code: ours } = await ask(own, user.email)
  expect((await verify(own, ours)).statusCode).toBe(200)
  const elsewhere = visitor(app)
  const { code } = await ask(elsewhere, user.email)
  expect((await verify(elsewhere, code)).json().code).toBe('recovery.codeExpired')
})
