import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes, tasks } from '#app/compose.ts'
import { seedDemoWorld } from '#app/seed-once.ts'
import { cast } from '#features/account/server/index.ts'
import { draftOf } from '#features/feed/server/feed.fixture.ts'
import { commands } from '#features/skills/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { member, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { type Caller, meant, thing, thingAt } from './own-things.ts'
import { described, type Described } from './requests.ts'
import { arbitraryOf } from './schema-arbitrary.ts'

/** Presses of an impatient person, or open windows. */
const TOGETHER = 6
const BODIES = 3

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await seedDemoWorld(app.services, () =>
    app.services.queue.start({ services: app.services, tasks, work: false }),
  )
  await (await commands.vocabulary()).seedOwnVocabulary(app.services)
  // The demo world adds endorsements once it has a vocabulary; it has no drafts of posts, and only devices make passkeys.
  await app.services.pool.query(
    `insert into skill_endorsements (id, from_id, to_id, skill, shared_kind, shared_id, shared_title, words)
     select gen_random_uuid(), c.other_id, c.member_id, gen_random_uuid(), 'project', gen_random_uuid(), 'Klupe', 'Radi.'
     from connections c`,
  )
  await app.services.pool.query(
    `insert into feed_drafts (id, author_id, draft) select gen_random_uuid(), id, $1 from users`,
    [draftOf('Pišem')],
  )
  await app.services.pool.query(
    `insert into passkeys (id, user_id, credential_id, public_key, name)
     select gen_random_uuid(), id, 'key-' || id, 'key', 'Telefon' from users`,
  )
  // Members are asked about a version of the terms.
  await app.services.pool.query(
    `insert into legal_versions (document, version, effective_on, parts, note_bhs, note_en)
     values ('terms', '1.2', current_date, '[]', 'Jasnije.', 'Clearer.')`,
  )
})
afterAll(() => app.stop())

const changing = described
  .map((call, index) => ({ ...call, ...routes[index] }))
  .filter(({ method, policy, endpoint }) => method !== 'GET' && policy !== 'public' && !endpoint?.upload)

test.each(changing)(
  'who sends $method $path six times at once is never told that something broke',
  async (call) => {
    const isStaff = typeof call.policy === 'object' || call.policy === 'globalAdmin'
    const people = isStaff ? STAFF : OF_BOARDS.test(call.path) ? BOARD : MEMBERS
    for (const person of people) {
      for (const body of bodiesOf(call)) {
        const { browser, userId } = await enter(person)
        const url = await fill(call.path, userId, call)
        const sent = await withOwnThings({ body, userId, call })
        const method = call.method as 'POST'
        const answers = await Promise.all(
          Array.from({ length: TOGETHER }, () => browser.call({ method, url, body: sent })),
        )
        for (const { statusCode } of answers) seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1)
        const broken = answers.filter(({ statusCode }) => statusCode >= 500)
        expect(broken.map(({ body: text }) => `${person} ${url} ${JSON.stringify(sent)}: ${text}`)).toEqual(
          [],
        )
      }
    }
  },
)

test('enough of those calls reach what they change', () => {
  const all = [...seen.values()].reduce((sum, count) => sum + count, 0)
  const done = [...seen].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0)
  expect(done / all, JSON.stringify([...seen])).toBeGreaterThan(0.3)
})

const seen = new Map<number, number>()
/** A newcomer has no rows yet, so all six calls would create the first. */
const MEMBERS = ['newcomer', 'amra', 'nermina'] as const
const STAFF = ['lejla'] as const
/** Boards' own calls, which answer 404 to everyone else. */
const OF_BOARDS =
  /^\/api\/(?:managed-calls|reviews|projects\/\{slug\}\/(?:agreement|instalments|report\/(?:accepted|returned)|changes\/\{id\}\/decision))\b/
const BOARD = ['newcomer', 'stefan'] as const

const caller = (userId: string): Caller => ({ pool: app.services.pool, userId })

async function enter(person: 'newcomer' | keyof typeof cast) {
  const user =
    person === 'newcomer'
      ? await member(app, { passwordHash: null })
      : await findUserByEmail(app.services.db, cast[person].email)
  if (!user) throw new Error(`${person} is not in the demo world`)
  const browser = visitor(app)
  await signInOn(app, { browser, user })
  return { browser, userId: user.id }
}

/** Returns the fullest of many bodies, because omitted fields reach no rule. */
function bodiesOf({ body }: Described): (object | undefined)[] {
  if (!body) return [undefined]
  const some = fc.sample(arbitraryOf(body), { numRuns: 20, seed: 7 }) as object[]
  return some.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length).slice(0, BODIES)
}

async function fill(path: string, userId: string, { operation }: Described): Promise<string> {
  let url = path
  for (const [, before = '', name = ''] of path.matchAll(/(?<=([\w-]+)\}?\/)\{(\w+)\}/g)) {
    const schema = operation.parameters.find((each) => each.name === name)?.schema ?? {}
    const value =
      (await thingAt(path, { before, name }, caller(userId))) ??
      String(fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 7 })[0])
    url = url.replace(`{${name}}`, encodeURIComponent(value))
  }
  return url
}

/** Returns the body with ids of existing things. */
async function withOwnThings({ body, userId, call }: { body: unknown; userId: string; call: Described }) {
  const filled = await filledIn(body, userId)
  if (typeof filled !== 'object' || filled === null) return filled
  return { ...filled, ...(await meant(`${call.method} ${call.path}`, caller(userId))) }
}

async function filledIn(value: unknown, userId: string, name = ''): Promise<unknown> {
  if (typeof value === 'string')
    return /^[\da-f]{8}-/.test(value) ? ((await thing(name, caller(userId))) ?? value) : value
  if (Array.isArray(value)) return Promise.all(value.map((each) => filledIn(each, userId, name)))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    async ([key, inner]) => [key, await filledIn(inner, userId, key)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
