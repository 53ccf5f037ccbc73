import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { join, newPerson, openBrowser, PASSWORD, registration, signIn } from './account.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

test('five failed tries are looked at and the sixth is not, for unknown addresses too', async () => {
  const { email } = await join(app, openBrowser(app))
  for (const address of [email, `niko${Date.now()}@primjer.ba`]) {
    const thief = openBrowser(app)
    const answers: unknown[] = []
    for (let n = 0; n < 6; n += 1) answers.push(outcome(await signIn(thief, address, `Pogadjam-${n}`)))
    expect(answers).toEqual([401, 401, 'reset', 'reset', 'reset', 429])
    expect((await signIn(thief, address)).status).toBe(429)
  }
  expect((await signIn(openBrowser(app), email)).status).toBe(200)
})

function outcome({ status, body }: { status: number; body: Record<string, unknown> }) {
  return body.autoPasswordReset ? 'reset' : status
}

test('who must wait is told how long, in both languages', async () => {
  for (const [locale, text] of [
    ['bhs', 'Previše pokušaja. Pokušaj ponovo za 15 minuta.'],
    ['en', 'Too many attempts. Try again in 15 minutes.'],
  ] as const) {
    const browser = openBrowser(app, { locale })
    const email = `ceka.${locale}@primjer.ba`
    for (let n = 0; n < 5; n += 1) await signIn(browser, email, `Pogadjam-${n}`)
    const answer = await signIn(browser, email, 'jos jednom')
    expect(answer).toMatchObject({ status: 429, body: { error: text, code: 'platform.tooMany' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
  }
})

test('the same wrong pair within a minute counts once, as the client repeats a call after a 401', async () => {
  const { email } = await join(app, openBrowser(app))
  const browser = openBrowser(app)
  for (let n = 0; n < 2; n += 1) {
    for (let again = 0; again < 4; again += 1)
      expect((await signIn(browser, email, `Pogresna-${n}`)).status).toBe(401)
  }
})

test('five good sign-ins in a row, and ten at once, are fine', async () => {
  const { email } = await join(app, openBrowser(app))
  const address = '127.9.9.9'
  for (let n = 0; n < 5; n += 1) expect((await signIn(openBrowser(app, { address }), email)).status).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => signIn(openBrowser(app, { address }), email)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await app.services.pool.query(
    `select count from limit_counters where key like 'login:from:%' and count < 0`,
  )
  expect(rows).toEqual([])
})

test('a good sign-in in between makes failures before it forgotten, but not those of others', async () => {
  const address = '127.9.9.10'
  const { email } = await join(app, openBrowser(app))
  const browser = openBrowser(app, { address })
  for (let n = 0; n < 2; n += 1) await signIn(browser, email, `Pogresna-${n}`)
  expect((await signIn(browser, email)).status).toBe(200)
  for (let n = 0; n < 2; n += 1) expect((await signIn(browser, email, `Opet-${n}`)).status).toBe(401)
})

test('two hundred parallel guesses of one password are five guesses', async () => {
  const { email } = await join(app, openBrowser(app))
  const address = '127.9.9.11'
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => signIn(openBrowser(app, { address }), email, `Pogadjam-${n}`)),
  )
  const looked = answers.filter(({ status }) => status !== 429)
  expect(looked.length).toBe(5)
  expect(answers.every(({ status }) => status < 500)).toBe(true)
})

test('after a hundred failures from one address it is refused, and the neighbour is not', async () => {
  const address = '127.9.9.12'
  for (let n = 0; n < 100; n += 1)
    await signIn(openBrowser(app, { address }), `zrtva${n}@primjer.ba`, 'Pogadjam-1')
  expect((await signIn(openBrowser(app, { address }), 'zrtva100@primjer.ba', 'Pogadjam-1')).status).toBe(429)
  expect(
    (await signIn(openBrowser(app, { address: '127.9.9.13' }), 'zrtva100@primjer.ba', 'Pogadjam-1')).status,
  ).toBe(401)
})

test('an address that fifty tries from everywhere failed on is shut, except for a browser its member has used', async () => {
  const own = openBrowser(app)
  const { email } = await join(app, own)
  for (let n = 0; n < 50; n += 1) {
    expect(
      (await signIn(openBrowser(app, { address: `127.77.${n}.1` }), email, `Pogadjam-${n}`)).status,
    ).toBe(401)
  }
  expect((await signIn(openBrowser(app, { address: '127.77.200.1' }), email)).status).toBe(429)
  expect((await signIn(own, email)).status).toBe(200)
})

describe('while one client floods the sign-in', () => {
  const GOOD = 6

  async function withGoodOnes(flood: (n: number) => Promise<{ status: number }>) {
    const people: string[] = []
    for (let n = 0; n < GOOD; n += 1) people.push((await join(app, openBrowser(app))).email)
    const [bad, good] = await Promise.all([
      Promise.all(Array.from({ length: 90 }, (_, n) => flood(n))),
      Promise.all(people.map((email) => signIn(openBrowser(app), email))),
    ])
    expect(good.map(({ status }) => status)).toEqual(Array(GOOD).fill(200))
    return bad
  }

  test('other members sign in although the client sends the same wrong pair 90 times; the limit counts the repeats', async () => {
    const { email } = await join(app, openBrowser(app))
    const address = '127.88.1.1'
    const bad = await withGoodOnes(() => signIn(openBrowser(app, { address }), email, 'Pogresna-Rijec-1'))
    expect(new Set(bad.map(({ status }) => status))).toEqual(new Set([401, 429]))
    expect(bad.filter(({ status }) => status === 401)).toHaveLength(31)
    // It counts as one try, so the person still has some for the right password, from there too.
    expect((await signIn(openBrowser(app, { address }), email)).status).toBe(200)
  })

  test('other members sign in although the client tries 90 accounts; the limit does not count calls that were too busy to check', async () => {
    const address = '127.88.1.2'
    const bad = await withGoodOnes((n) =>
      signIn(openBrowser(app, { address }), `poplava${n}@primjer.ba`, 'Pogresna-Rijec-1'),
    )
    const statuses = bad.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401, 503]))
    expect(bad.find(({ status }) => status === 503)).toMatchObject({
      body: { code: 'platform.busy' },
      headers: { 'retry-after': '2' },
    })
    const evaluated = statuses.filter((status) => status === 401).length
    for (let n = evaluated; n < 100; n += 1) {
      const again = await signIn(openBrowser(app, { address }), `jos${n}@primjer.ba`, 'Pogresna-Rijec-1')
      expect(again.status).toBe(401)
    }
    expect((await signIn(openBrowser(app, { address }), 'kraj@primjer.ba', 'x')).status).toBe(429)
  })

  test('other members sign in although the client registers 90 accounts', async () => {
    const address = '127.88.1.3'
    await withGoodOnes(() =>
      openBrowser(app, { address }).post('/api/auth/register', registration(newPerson('Poplava'))),
    )
  })
})

test('every address of one IPv6 household counts as the same client, in whatever spelling', async () => {
  const { email } = await join(app, openBrowser(app))
  const signInFrom = (address: string, password: string) =>
    signIn(openBrowser(app, { address }), email, password)
  for (let n = 1; n <= 5; n += 1)
    expect((await signInFrom(`2001:db8:5:1:${n}::${n}`, `Pogadjam-${n}`)).status).not.toBe(429)
  expect((await signInFrom('2001:0DB8:5:1:ffff::1', 'Pogadjam-6')).status).toBe(429)
  expect((await signInFrom('2001:db8:5:2::1', PASSWORD)).status).toBe(200)
})
