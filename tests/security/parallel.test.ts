import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes, tasks } from '#app/compose.ts'
import { layDemoWorld } from '#app/seed-once.ts'
import { cast } from '#features/account/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { member, signInOn } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { described, type Described } from './requests.ts'
import { arbitraryOf } from './schema-arbitrary.ts'

/** As often as somebody presses a button who has lost patience, or as many windows as they have open. */
const TOGETHER = 6
const BODIES = 3

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await layDemoWorld(app.services, () =>
    app.services.queue.start({ services: app.services, tasks, work: false }),
  )
}, 120_000)
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
        const sent = await withOwnThings(body, userId)
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
/** Somebody who has just come has no rows yet, so that all six would make the first. */
const MEMBERS = ['newcomer', 'amra', 'nermina'] as const
const STAFF = ['lejla'] as const
/** Everybody else finds nothing behind what boards of banks do. */
const OF_BOARDS = /^\/api\/(?:managed-calls|reviews)\b/
const BOARD = ['newcomer', 'stefan'] as const

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

/** The fullest of many: what is left out reaches no rule. */
function bodiesOf({ body }: Described): (object | undefined)[] {
  if (!body) return [undefined]
  const some = fc.sample(arbitraryOf(body), { numRuns: 20, seed: 7 }) as object[]
  return some.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length).slice(0, BODIES)
}

const OWN_OPPORTUNITIES = `select o.id from opportunities o
  join organisation_members m on m.organisation_id = o.organisation_id and m.user_id = $1`
const OWN_BANKS = 'select bank_id from bank_boards where user_id = $1'
const PUBLISHED = `select id from opportunities where status = 'published' and $1::uuid is not null order by id limit 5`

/** A thing of the caller, or one that is there for everybody, by the word before it in an address or its name in a body. */
const THINGS: Record<string, readonly string[]> = {
  cvs: ['select id from cvs where user_id = $1'],
  cv: ['select id from cvs where user_id = $1'],
  opportunities: [OWN_OPPORTUNITIES, PUBLISHED],
  opportunity: [PUBLISHED],
  organisations: ['select organisation_id as id from organisation_members where user_id = $1'],
  organisation: ['select organisation_id as id from organisation_members where user_id = $1'],
  applications: [
    'select id from applications where user_id = $1',
    `select a.id from applications a where a.opportunity_id in (${OWN_OPPORTUNITIES})`,
  ],
  letters: ['select id from application_letters where user_id = $1'],
  users: ['select id from users where id <> $1 order by id limit 5'],
  people: ['select id from users where id <> $1 order by id limit 5'],
  person: ['select id from users where id <> $1 order by id limit 5'],
  'saved-searches': ['select id from saved_searches where user_id = $1'],
  targets: ['select id from skill_targets where user_id = $1'],
  learning: ['select id from skills where $1::uuid is not null order by id limit 5'],
  skill: ['select id from skills where $1::uuid is not null order by id limit 5'],
  accepted: ['select id from skills where $1::uuid is not null order by id limit 5'],
  declined: ['select id from skills where $1::uuid is not null order by id limit 5'],
  evidence: ['select id from skill_evidence where user_id = $1'],
  'managed-calls': [`select id from grant_calls where bank_id in (${OWN_BANKS}) order by status, id limit 1`],
  calls: [
    `select c.slug as id from grant_calls c join review_assignments a on a.call_id = c.id where a.reviewer_id = $1 limit 1`,
    `select slug as id from grant_calls where status = 'published' and $1::uuid is not null order by id limit 1`,
  ],
  decisions: ['select canvas_id as id from review_assignments where reviewer_id <> $1 order by id limit 1'],
  reviews: [
    'select id from review_assignments where reviewer_id = $1 order by given_at nulls first, id limit 1',
  ],
  projects: [
    'select p.slug as id from projects p join project_members m on m.project_id = p.id where m.user_id = $1',
  ],
  activities: ['select id from project_activities where $1::uuid is not null order by id limit 1'],
  hours: ['select id from project_hours where user_id = $1 order by confirmed_at nulls first limit 1'],
  entries: ['select id from project_entries where $1::uuid is not null order by id limit 1'],
  sessions: ['select id from sessions where user_id = $1'],
}

async function thing(name: string, userId: string): Promise<string | undefined> {
  for (const sql of THINGS[name] ?? []) {
    const { rows } = await app.services.pool.query<{ id: string }>(sql, [userId])
    if (rows[0]) return rows[0].id
  }
  return undefined
}

async function fill(path: string, userId: string, { operation }: Described): Promise<string> {
  let url = path
  for (const [, before = '', name = ''] of path.matchAll(/([\w-]+)\/\{(\w+)\}/g)) {
    const schema = operation.parameters.find((each) => each.name === name)?.schema ?? {}
    const value =
      (await thing(before, userId)) ?? String(fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 7 })[0])
    url = url.replace(`{${name}}`, encodeURIComponent(value))
  }
  return url
}

/** The same value, with ids of things that are there. */
async function withOwnThings(value: unknown, userId: string, name = ''): Promise<unknown> {
  if (typeof value === 'string')
    return /^[\da-f]{8}-/.test(value) ? ((await thing(name, userId)) ?? value) : value
  if (Array.isArray(value)) return Promise.all(value.map((each) => withOwnThings(each, userId, name)))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    async ([key, inner]) => [key, await withOwnThings(inner, userId, key)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
