import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { settled } from '#tests/setup/settled.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Answer, join, newPerson, openBrowser, registration } from './account.fixture.ts'
import { startProcessorTime } from '#tests/setup/processor-time.ts'

/** The kinds of address; from outside, no kind may be told from another. */
type Kind = 'known' | 'waiting' | 'unknown' | 'merged'
const KINDS: readonly Kind[] = ['known', 'waiting', 'unknown', 'merged']

let app: TestApp
let addresses: Record<Kind, () => string>
/** Records the database statements of the call under test, but not those of background work. */
const asking = new AsyncLocalStorage<string[]>()

beforeAll(async () => {
  // Before the first connection, because each keeps its query function.
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }]
    const text = typeof first === 'string' ? first : (first.text ?? '')
    asking.getStore()?.push(text.replaceAll(/\s+/g, ' '))
    return query.apply(this, given as never) as never
  })
  app = await buildTestApp()
  const known = Array.from({ length: 3 }, () => newPerson())
  const waiting = Array.from({ length: 40 }, () => newPerson())
  await Promise.all(known.map((person) => join(app, openBrowser(app), person)))
  await Promise.all(
    waiting.map((person) => openBrowser(app).post('/api/auth/register', registration(person))),
  )
  const { pool } = app.services
  await pool.query(
    `insert into users (id, email, first_name, last_name, password_hash)
     select gen_random_uuid(), 'clan' || n || '@primjer.ba', 'Amra', 'Hodžić', u.password_hash
     from generate_series(1, 400) n, (select password_hash from users limit 1) u`,
  )
  await pool.query(
    `insert into users (id, email, first_name, last_name, suspended_at, merged_into)
     select gen_random_uuid(), 'spojen' || n || '@primjer.ba', 'Amra', 'Hodžić', now(), u.id
     from generate_series(1, 400) n, (select id from users limit 1) u`,
  )
  await pool.query(
    `insert into pending_registrations (id, email, first_name, last_name, password_hash, language, terms_version, privacy_version, link_hash)
     select gen_random_uuid(), 'ceka' || n || '@primjer.ba', 'Amra', 'Hodžić', p.password_hash, 'bhs', '1', '1', decode(md5(n::text), 'hex')
     from generate_series(1, 400) n, (select password_hash from pending_registrations limit 1) p`,
  )
  await settled(app)
  let n = 0
  addresses = {
    known: () => `clan${++n}@primjer.ba`,
    waiting: () => `ceka${++n}@primjer.ba`,
    unknown: () => `niko${++n}@primjer.ba`,
    merged: () => `spojen${++n}@primjer.ba`,
  }
})
afterAll(() => app.stop())

const CALLS: Record<string, (email: string) => Promise<Answer>> = {
  register: (email) => openBrowser(app).post('/api/auth/register', { ...registration(newPerson()), email }),
  login: (email) => openBrowser(app).post('/api/auth/login', { email, password: 'Pogresna-Rijec-1' }),
  resend: (email) => openBrowser(app).post('/api/auth/resend-verification', { email }),
  verify: (email) => openBrowser(app).post('/api/auth/verify', { email, code: 'ABC234' }),
}

/** Returns the answer as an outsider sees it, without what the outsider has sent. */
function seen(answer: Answer, email: string) {
  const { date: _, ...headers } = answer.headers
  const plain = JSON.stringify({ ...answer, headers })
    .replaceAll(encodeURIComponent(email), '<email>')
    .replaceAll(email, '<email>')
  return JSON.parse(plain.replaceAll(/(__Host-\w+)=[\w-]{43}/g, '$1=<secret>'))
}

test.each(Object.keys(CALLS))(
  '%s answers a known, a waiting, an unknown and a merged address in the same way',
  async (name) => {
    const answers = []
    for (const kind of KINDS) {
      const email = addresses[kind]()
      const answer = seen(await CALLS[name]!(email), email)
      answer.headers['content-length'] = 'as long as the address'
      answers.push(answer)
    }
    expect(answers[0]).toEqual(answers[2])
    expect(answers[1]).toEqual(answers[2])
    expect(answers[3]).toEqual(answers[2])
  },
)

test.each(Object.keys(CALLS))('%s asks the database the same questions for each of them', async (name) => {
  const asked: string[][] = []
  await CALLS[name]!(addresses.unknown())
  for (const kind of KINDS) {
    const statements: string[] = []
    await asking.run(statements, () => CALLS[name]!(addresses[kind]()))
    asked.push(statements)
  }
  expect(asked[0]?.length).toBeGreaterThan(1)
  expect(asked[0]).toEqual(asked[2])
  expect(asked[1]).toEqual(asked[2])
  expect(asked[3]).toEqual(asked[2])
})

test('three failures in a row are the same story for each of them', async () => {
  const stories = []
  for (const kind of KINDS) {
    const email = addresses[kind]()
    const browser = openBrowser(app)
    const story = []
    for (let n = 0; n < 6; n += 1) {
      const answer = seen(await browser.post('/api/auth/login', { email, password: `Pogadjam-${n}` }), email)
      story.push([answer.status, answer.body, answer.cookies])
    }
    stories.push(story)
  }
  expect(stories[0]).toEqual(stories[2])
  expect(stories[1]).toEqual(stories[2])
  expect(stories[3]).toEqual(stories[2])
})

test.each(Object.keys(CALLS))('%s takes as long for each of them', async (name) => {
  const times: Record<Kind, number[]> = { known: [], waiting: [], unknown: [], merged: [] }
  for (let round = 0; round < 40; round += 1) {
    for (const kind of round % 2 ? KINDS : KINDS.toReversed()) {
      const time = startProcessorTime()
      await CALLS[name]!(addresses[kind]())
      times[kind].push(time())
    }
  }
  const [known = 0, waiting = 0, unknown = 0, merged = 0] = KINDS.map((kind) => undisturbed(times[kind]))
  // Milliseconds of processor, the threads that hash included: what else the machine does makes calls longer by chance. The
  // test of statements covers writes and emails; a hash that one kind skips would be most of the time.
  const tolerance = Math.max(4, unknown * 0.6)
  expect(Math.abs(known - unknown)).toBeLessThan(tolerance)
  expect(Math.abs(waiting - unknown)).toBeLessThan(tolerance)
  expect(Math.abs(merged - unknown)).toBeLessThan(tolerance)
})

/** Estimates the undisturbed duration of a call: other work on the machine makes single calls longer, and none shorter. */
function undisturbed(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0
}
