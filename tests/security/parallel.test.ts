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
  // The demo world says these once it has a vocabulary, which comes later.
  await app.services.pool.query(
    `insert into skill_endorsements (id, from_id, to_id, skill, shared_kind, shared_id, shared_title, words)
     select gen_random_uuid(), c.other_id, c.member_id, gen_random_uuid(), 'project', gen_random_uuid(), 'Klupe', 'Radi.'
     from connections c`,
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
const OWN_CALLS = `select id from grant_calls where bank_id in (${OWN_BANKS})`
const SHOWN_PEOPLE =
  'select user_id as id from network_directory where user_id <> $1 order by user_id limit 1'
const PUBLISHED = `select id from opportunities where status = 'published' and $1::uuid is not null order by id limit 5`

const OWN_CANVASES = `select m.canvas_id as id from canvas_members m join canvases c on c.id = m.canvas_id
  where m.user_id = $1
  order by exists (select from canvas_submissions s where s.canvas_id = c.id), c.created_at desc`
/** The first that somebody wrote, so that a message and the conversation it is in are found as one. */
const OWN_MESSAGES = `select id, conversation_id from conversation_messages
  where sender_id = $1 and deleted_at is null order by id limit 1`
const QUESTIONS = `select p.id from discussion_posts p join opportunities o on o.id = p.about_id
  where p.question_id is null and $1::uuid is not null order by p.id limit 1`

/** What the project has to which a call on projects leads. */
function ofProject(table: string): string {
  return `select t.id from ${table} t join projects p on p.id = t.project_id
    left join project_members m on m.project_id = p.id and m.user_id = $1
    where m.user_id is not null or p.call_id in (${OWN_CALLS}) order by m.user_id nulls last, p.slug, t.id limit 1`
}

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
  people: [SHOWN_PEOPLE],
  person: [SHOWN_PEOPLE],
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
  openCalls: [
    `select slug as id from public_calls where opens_at < now() and deadline > now() and $1::uuid is not null order by slug limit 1`,
  ],
  decisions: ['select canvas_id as id from review_assignments where reviewer_id <> $1 order by id limit 1'],
  reviews: [
    'select id from review_assignments where reviewer_id = $1 order by given_at nulls first, id limit 1',
  ],
  projects: [
    'select p.slug as id from projects p join project_members m on m.project_id = p.id where m.user_id = $1 order by p.slug',
    `select slug as id from projects where call_id in (${OWN_CALLS}) order by slug limit 1`,
  ],
  activities: [ofProject('project_activities')],
  hours: ['select id from project_hours where user_id = $1 order by confirmed_at nulls first limit 1'],
  entries: [ofProject('project_entries')],
  changes: [ofProject('project_changes')],
  instalments: [ofProject('project_instalments')],
  canvases: [`select id from (${OWN_CANVASES}) own limit 1`],
  canvas: [`select id from (${OWN_CANVASES}) own limit 1`],
  documents: [
    `select id from canvas_documents where canvas_id in (select id from (${OWN_CANVASES}) own) order by id limit 1`,
  ],
  versions: [
    `select id from canvas_versions where canvas_id in (select id from (${OWN_CANVASES}) own) order by id limit 1`,
  ],
  conversations: [`select conversation_id as id from (${OWN_MESSAGES}) own`],
  messages: [OWN_MESSAGES],
  scheduled: ['select id from scheduled_messages where user_id = $1 limit 1'],
  discussions: [
    'select id from discussion_posts where author_id = $1 order by created_at limit 1',
    QUESTIONS,
  ],
  threads: [
    `select t.post_id as id from discussion_threads t join discussion_posts p on p.id = t.post_id
      where p.about_id in (select id from (${OWN_CANVASES}) own) order by p.id limit 1`,
  ],
  teams: ['select id from team_test_teams where owner_id = $1 limit 1'],
  endorsements: ['select id from skill_endorsements where to_id = $1 order by id limit 1'],
  'muted-words': ['select id from muted_words where user_id = $1 limit 1'],
  notices: ['select id from notices where created_by = $1 limit 1'],
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

/** What names a thing by its kind, which no generator would hit upon. */
const KINDS: Record<string, { kind?: string; id: string; of: string }> = {
  'POST /api/discussions': { kind: 'opportunity', id: 'id', of: 'opportunity' },
  'POST /api/threads': { kind: 'canvas', id: 'about', of: 'canvas' },
  'POST /api/canvases': { id: 'call', of: 'openCalls' },
  'POST /api/reports': { kind: 'profile', id: 'thing', of: 'person' },
}

/** The same body, with ids of things that are there. */
async function withOwnThings({ body, userId, call }: { body: unknown; userId: string; call: Described }) {
  const known = KINDS[`${call.method} ${call.path}`]
  const filled = await filledIn(body, userId)
  if (!known) return filled
  const { kind, id, of } = known
  return { ...(filled as object), ...(kind && { kind }), [id]: await thing(of, userId) }
}

async function filledIn(value: unknown, userId: string, name = ''): Promise<unknown> {
  if (typeof value === 'string')
    return /^[\da-f]{8}-/.test(value) ? ((await thing(name, userId)) ?? value) : value
  if (Array.isArray(value)) return Promise.all(value.map((each) => filledIn(each, userId, name)))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    async ([key, inner]) => [key, await filledIn(inner, userId, key)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
