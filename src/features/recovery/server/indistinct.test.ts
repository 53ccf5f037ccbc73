import { createLog } from '#platform/server/log/log.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { isLinkOnly, noteWrongCode, SURGE } from './breaker.service.ts'
import { codeIn, tokenIn } from './recovery.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Returns a response as an observer sees it, without the parts that are random for everyone. */
function shape(answer: { statusCode: number; body: string; headers: Record<string, unknown> }) {
  const { date: _date, ...headers } = answer.headers
  const cookies = String(headers['set-cookie'] ?? '').replace(/=[\w-]{43};/g, '=…;')
  return { status: answer.statusCode, body: answer.body, headers: { ...headers, 'set-cookie': cookies } }
}

/** Returns how often one of the first takes longer than one of the second: a half when they are indistinguishable. */
function slowerShare(first: readonly number[], second: readonly number[]) {
  const slower = first.map((a) => second.filter((b) => a > b).length)
  return slower.reduce((sum, count) => sum + count, 0) / (first.length * second.length)
}

const CALLS = ['forgot-password', 'request-password-reset'] as const

test.each(CALLS)(
  '%s answers a member and a stranger alike: status, body, headers, cookies and time',
  async (call) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const shapes = new Set<string>()
    for (let n = 0; n < 40; n += 1) {
      const people = {
        known: (await member(app, { passwordHash: null })).email,
        unknown: `niko${call}${n}@primjer.ba`,
      }
      for (const who of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const started = performance.now()
        const answer = await visitor(app).post(`/api/auth/${call}`, { email: people[who] })
        times[who].push(performance.now() - started)
        shapes.add(JSON.stringify(shape(answer)))
      }
    }
    expect(shapes.size).toBe(1)
    const share = slowerShare(times.known, times.unknown)
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.75)
  },
)

test('wrong codes for a stranger’s address are counted and answered like a member’s', async () => {
  const seen = []
  for (const email of [(await member(app)).email, 'jos.niko@primjer.ba']) {
    const browser = visitor(app)
    await browser.post('/api/auth/forgot-password', { email })
    if (email !== 'jos.niko@primjer.ba') await app.mails.next(email)
    const answers = []
    for (let n = 0; n < 7; n += 1) {
      answers.push(shape(await browser.post('/api/auth/verify-reset-code', { code: '000000' })))
      answers.push(
        shape(await browser.post('/api/auth/reset-password', { code: '000000', newPassword: 'tri plava' })),
      )
    }
    seen.push(JSON.stringify(answers))
  }
  expect(seen[0]).toBe(seen[1])
})

test('no code, token, cookie or address lies in the database in clear', async () => {
  const user = await member(app, { email: 'tajna.osoba@primjer.ba' })
  const browser = visitor(app)
  await browser.post('/api/auth/forgot-password', { email: user.email })
  const mail = await app.mails.next(user.email)
  const secrets = [tokenIn(mail.text), browser.jar.get('__Host-rf') ?? '?']
  for (const table of ['reset_flows', 'reset_links', 'limit_counters', 'queue.job']) {
    const { rows } = await app.services.pool.query(`select t::text as row from ${table} t`)
    for (const { row } of rows) {
      for (const secret of secrets) expect(row).not.toContain(secret)
      expect(row).not.toContain(user.email)
    }
  }
})

test('when wrong codes surge, new mails carry only the link, and codes on their way stay good', async () => {
  const early = await member(app)
  const browser = visitor(app)
  await browser.post('/api/auth/forgot-password', { email: early.email })
  const code = codeIn((await app.mails.next(early.email)).text)
  for (let n = 0; n <= SURGE; n += 1) await noteWrongCode(app.services)
  expect(await isLinkOnly(app.services.db)).toBe(true)
  const late = await member(app)
  await visitor(app).post('/api/auth/forgot-password', { email: late.email })
  const mail = await app.mails.next(late.email)
  expect(mail.text).not.toMatch(/^\s*\d{6}\s*$/m)
  expect(mail.text).toContain('Radi sigurnosti trenutno ne šaljemo kodove.')
  expect((await visitor(app).get(`/api/auth/verify-reset-token/${tokenIn(mail.text)}`)).statusCode).toBe(200)
  expect((await browser.post('/api/auth/verify-reset-code', { code })).statusCode).toBe(200)
})

test('the log never names a code, a token, a cookie or an address, not even when the database fails', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const chatty = await buildTestApp({}, { log })
  const browser = visitor(chatty)
  const token = 'T'.repeat(43)
  async function everything() {
    await browser.get(`/api/auth/verify-reset-token/${token}`)
    await browser.post('/api/auth/forgot-password', { email: 'ne.pisi.me@primjer.ba' })
    await browser.post('/api/auth/verify-reset-code', { code: '918273' })
    await browser.post('/api/auth/reset-password', { token, newPassword: 'tri plava kofera' })
  }
  await everything()
  await chatty.services.pool.query(
    'alter table reset_flows rename to gone_flows; alter table reset_links rename to gone_links',
  )
  try {
    await everything()
  } finally {
    await chatty.stop()
  }
  const written = lines.join('')
  expect(written).toContain('answered')
  expect(written).toContain('unexpected error')
  for (const secret of [token, 'ne.pisi.me', '918273', browser.jar.get('__Host-rf') ?? '?', 'tri plava']) {
    expect(written).not.toContain(secret)
  }
})
