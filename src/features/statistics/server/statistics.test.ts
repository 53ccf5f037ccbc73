import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromLocal } from '#platform/contract/local-time.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { REPORTS } from '../contract/reports.ts'
import { prepareReports } from './prepare/prepare.service.ts'
import { addMonths } from './prepare/months.ts'
import { saveReturns } from './prepare/returns.queries.ts'
import { getLastDay } from './rows.queries.ts'

let app: TestApp
let global: SignedIn
let yesterday: string

beforeAll(async () => {
  app = await buildTestApp()
  global = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  yesterday = await getLastDay(app.services.db)
})
afterAll(() => app.stop())
beforeEach(() =>
  run(
    'truncate applications, opportunities, statistics_rows, statistics_reports, statistics_returns cascade',
  ),
)

const run = (text: string, values: unknown[] = []) => app.services.pool.query(text, values)

async function read(path: string, as: SignedIn | undefined = global, locale = 'bhs') {
  const answer = await app.http.inject({
    method: 'GET',
    url: `/api/admin/statistics${path}`,
    headers: { 'accept-language': locale, ...as?.headers },
  })
  return { status: answer.statusCode, text: answer.body, body: safely(answer.body) }
}

function safely(text: string) {
  return text.startsWith('{') ? JSON.parse(text) : undefined
}

/** People who opened their account at a moment, and where they live. */
async function people(count: number, { at = new Date(), municipality = '' } = {}): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await run(
    `insert into users (id, email, first_name, last_name, created_at)
     select id::uuid, id || '@primjer.ba', 'Osoba', 'Neka', $2 from unnest($1::text[]) id`,
    [ids, at],
  )
  if (municipality)
    await run(
      `insert into profile_sections (user_id, section, content)
       select id, 'intro', jsonb_build_object('municipality', $2::text) from unnest($1::uuid[]) id`,
      [ids, municipality],
    )
  return ids
}

async function opportunity(skill?: string): Promise<string> {
  const id = randomUUID()
  await run(
    `insert into opportunities (id, slug, organisation_name, kind, status, municipalities, published_at)
     values ($1::uuid, $1::text, 'Firma', 'job', 'published', '{zenica}', now() - interval '3 days')`,
    [id],
  )
  if (skill)
    await run(
      `insert into opportunity_skills (opportunity_id, skill_id, importance) values ($1, $2, 'required')`,
      [id, skill],
    )
  return id
}

async function apply(
  userIds: readonly string[],
  to: string,
  { at, answered }: { at: Date; answered?: Date },
) {
  await run(
    `insert into applications (id, user_id, opportunity_id, status, sent_at, answered_at)
     select gen_random_uuid(), id, $2, 'sent', $3, $4 from unnest($1::uuid[]) id`,
    [userIds, to, at, answered ?? null],
  )
}

const noon = (day: string) => fromLocal(`${day}T12:00`)!
const prepare = () => prepareReports(app.services, { anew: true })

describe('applications and replies', () => {
  test('a person who applies twice counts once, and the last day ends at midnight in Sarajevo', async () => {
    const sent = await people(11, { municipality: 'zenica' })
    const first = await opportunity()
    const second = await opportunity()
    await apply(sent, first, { at: noon(yesterday), answered: noon(yesterday) })
    await apply(sent, second, { at: fromLocal(`${yesterday}T23:59`)! })
    await apply(await people(12), first, { at: new Date() })
    await prepare()
    const { body } = await read('/applications?period=3')
    expect(body.until).toBe(yesterday)
    expect(body.total.cells).toEqual([22, 11, 50, 11])
    expect(body.rows).toHaveLength(3)
    expect(body.rows.at(-1)).toMatchObject({ key: yesterday.slice(0, 7), cells: [22, 11, 50, 11] })
    expect((await read('/applications?area=ZDK')).body.total.cells).toEqual([22, 11, 50, 11])
    expect((await read('/applications?area=KS')).body.total.cells).toEqual([0, 0, null, 0])
  })

  test('nine people are not shown, and nor is how often they applied', async () => {
    await apply(await people(9), await opportunity(), { at: noon(yesterday) })
    await prepare()
    const { body } = await read('/applications')
    expect(body.total.cells).toEqual(['few', 'few', 'few', 'few'])
  })

  test('a day at midnight in Sarajevo belongs to the month that begins there', async () => {
    const month = yesterday.slice(0, 7)
    const begins = fromLocal(`${month}-01T00:00`)!
    const opening = await opportunity()
    await apply(await people(10), opening, { at: begins })
    await apply(await people(20), opening, { at: new Date(begins.getTime() - 1) })
    await prepare()
    const { body } = await read('/applications?period=3')
    const sent = new Map(body.rows.map((row: { key: string; cells: number[] }) => [row.key, row.cells[0]]))
    expect(sent.get(month)).toBe(10)
    expect(sent.get(addMonths(month, -1))).toBe(20)
  })

  test('the console overview counts the same applications', async () => {
    await apply(await people(10), await opportunity(), { at: noon(yesterday) })
    await prepare()
    const { body } = await read('/applications')
    const metrics = await app.http.inject({
      method: 'GET',
      url: '/api/admin/overview/metrics',
      headers: { ...global.headers },
    })
    const { counts } = metrics.json().metrics.find(({ id }: { id: string }) => id === 'applications')
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(body.total.cells[0])
  })
})

describe('members who come back', () => {
  const ago = (months: number) => addMonths(yesterday.slice(0, 7), -months)
  const middle = (month: string) => noon(`${month}-15`)

  async function remember(joined: string, month: string, [back, members]: [number, number]) {
    await run(`insert into statistics_returns (joined, month, people, members) values ($1, $2, $3, $4)`, [
      `${joined}-01`,
      `${month}-01`,
      back,
      members,
    ])
  }

  test('who uses the account in a month counts once for the month of joining, however many devices they have', async () => {
    await run('delete from users where email like $1 and id <> $2', ['%@primjer.ba', global.userId])
    const month = (await thisMonth()).slice(0, 7)
    const joined = await people(12, { at: middle(addMonths(month, -1)), municipality: 'zenica' })
    for (const id of joined.slice(0, 10)) for (const _ of [1, 2]) await use(id)
    await inTransaction(app.services.pool, saveReturns)
    await inTransaction(app.services.pool, saveReturns)
    const { rows } = await run(
      `select area, people, members from statistics_returns
       where joined = $1::date order by area`,
      [`${addMonths(month, -1)}-01`],
    )
    expect(rows).toEqual([
      { area: '', people: 10, members: 12 },
      { area: 'ZDK', people: 10, members: 12 },
    ])
  })

  test('a cohort shows what is counted, hides groups under ten, and leaves empty what is yet to come', async () => {
    await people(40, { at: middle(ago(3)) })
    await remember(ago(3), ago(2), [30, 40])
    await remember(ago(3), ago(1), [9, 40])
    await prepare()
    const { body } = await read('/cohorts')
    const row = body.rows.find(({ key }: { key: string }) => key === ago(3))
    expect(row.cells.slice(0, 4)).toEqual([40, 75, 'few', null])
  })

  test('retention follows different people together and divides by those who could have come back', async () => {
    await remember(ago(4), ago(3), [20, 40])
    await remember(ago(3), ago(2), [10, 20])
    await remember(ago(4), ago(2), [10, 40])
    await prepare()
    const { body } = await read('/retention', global, 'en')
    expect(body.rows.map(({ label, cells }: { label: string; cells: unknown }) => [label, cells])).toEqual([
      ['1 month', [60, 50]],
      ['2 months', [40, 25]],
    ])
  })

  async function thisMonth(): Promise<string> {
    const { rows } = await run(`select to_char(now() at time zone 'Europe/Sarajevo', 'YYYY-MM') as month`)
    return rows[0].month
  }

  async function use(userId: string) {
    await run(
      `insert into sessions (id, user_id, sid_hash, expires_at)
       values (gen_random_uuid(), $1, sha256(gen_random_uuid()::text::bytea), now() + interval '1 day')`,
      [userId],
    )
  }
})

describe('skills', () => {
  test('demand is of offers that are open, knowledge of members who named a skill, and small groups are hidden', async () => {
    const skill = await aSkill('Ispitivanje mostova')
    const rare = await aSkill('Plesanje na žici')
    for (let n = 0; n < 12; n += 1) await opportunity(n < 6 ? skill : undefined)
    await list(await people(20, { municipality: 'zenica' }), skill)
    await list(await people(20, { municipality: 'zenica' }), rare)
    await list(await people(9, { municipality: 'tuzla' }), null, 'ispitivanje mostova')
    await run('delete from skill_demand; delete from skill_demand_days')
    await run(`insert into skill_demand_days (day, open) values ($1, '{"": 12, "ZDK": 12}')`, [yesterday])
    await run(
      `insert into skill_demand (day, area, skill_id, open) values ($1, '', $2, 6), ($1, 'ZDK', $2, 6)`,
      [yesterday, skill],
    )
    await prepare()
    const { body } = await read('/skills')
    const row = body.rows.find(({ key }: { key: string }) => key === skill)
    expect(row).toMatchObject({ label: 'Ispitivanje mostova', cells: [6, 50, 29, 59.2, -9.2] })
    const inAreas = await read(`/skills?skill=${skill}`)
    expect(inAreas.body.subject).toBe('Ispitivanje mostova')
    expect(inAreas.body.rows).toEqual([
      { key: 'ZDK', label: 'Zeničko-dobojski kanton', cells: [6, 50, 20, 50, 0] },
      { key: 'TUZ', label: 'Tuzlanski kanton', cells: [0, 'few', 'few', 'few', 'few'] },
    ])
  })

  async function aSkill(name: string): Promise<string> {
    const id = randomUUID()
    await run(`insert into skills (id, group_name, kind) values ($1, 'test', 'skill')`, [id])
    await run(
      `insert into skill_labels (skill_id, locale, label, origin, place) values ($1, 'bhs', $2, 'own', 0)`,
      [id, name],
    )
    return id
  }

  async function list(userIds: readonly string[], skill: string | null, label = '') {
    await run(
      `insert into profile_sections (user_id, section, content)
       select id, 'skills', jsonb_build_object('items', jsonb_build_array(jsonb_build_object('skill', $2::text, 'label', $3::text)))
       from unnest($1::uuid[]) id`,
      [userIds, skill, label],
    )
  }
})

describe('the funnel', () => {
  test('people who opened an account in the period count once on each step that they have reached', async () => {
    await run('delete from users where email like $1 and id <> $2', ['%@primjer.ba', global.userId])
    const joined = await people(40, { at: noon(yesterday) })
    await people(30, { at: noon(`${addMonths(yesterday.slice(0, 7), -5)}-10`) })
    await run('update users set onboarded_at = created_at where id = any($1::uuid[])', [joined.slice(0, 30)])
    const [one, other] = [await opportunity(), await opportunity()]
    await apply(joined.slice(0, 20), one, { at: noon(yesterday), answered: noon(yesterday) })
    await apply(joined.slice(0, 12), other, { at: noon(yesterday) })
    await prepare()
    const { body } = await read('/funnel?period=3')
    expect(body.rows.map(({ key, cells }: { key: string; cells: unknown }) => [key, cells])).toEqual([
      ['account', [40, 100]],
      ['onboarding', [30, 75]],
      ['application', [20, 50]],
      ['reply', [20, 50]],
    ])
    expect((await read('/funnel?period=12')).body.rows[0].cells).toEqual([70, 100])
  })
})

describe('searches without results', () => {
  test('a term is told when it was searched for often and on several days; a name of one day is not', async () => {
    await run('truncate search_misses')
    await miss('njega starih', [4, 3, 3])
    await miss('amra hodzic', [40])
    await miss('rijetka rijec', [1, 1, 1])
    await miss('danas', [20], 0)
    await prepare()
    const { body, text } = await read('/searches')
    expect(body.rows.map(({ label, cells }: { label: string; cells: unknown }) => [label, cells])).toEqual([
      ['njega starih', [10, 3]],
    ])
    expect(body.total.cells[0]).toBe(53)
    expect(text).not.toContain('hodzic')
    const { rows } = await run(`select 1 from statistics_rows where key like '%hodzic%'`)
    expect(rows).toEqual([])
  })

  async function miss(term: string, counts: readonly number[], ago = 1) {
    await run(
      `insert into search_misses (day, term, count)
       select $1::date + 1 - $4::int - (place - 1)::int, $2, count
       from unnest($3::int[]) with ordinality as c (count, place)`,
      [yesterday, term, counts, ago],
    )
  }
})

describe('mail delivery', () => {
  test('what became of the mails of a day stays when the queue has forgotten them, and is counted once', async () => {
    await run('truncate statistics_mails')
    await mails({ state: 'completed', count: 3 })
    await mails({ state: 'completed', count: 2, retries: 1 })
    await mails({ state: 'failed', count: 1 })
    await prepare()
    await run(`delete from queue.job where singleton_key = 'statistics-test'`)
    await mails({ state: 'completed', count: 1 })
    await prepare()
    const { body } = await read('/mail')
    expect(body.total.cells).toEqual([5, 2, 1, 83.3])
  })

  async function mails({ state, count, retries = 0 }: { state: string; count: number; retries?: number }) {
    await run(
      `insert into queue.job (name, state, retry_count, completed_on, singleton_key)
       select 'mail.send', $1::queue.job_state, $2, $3, 'statistics-test' from generate_series(1, $4)`,
      [state, retries, noon(yesterday), count],
    )
  }
})

describe('who reads', () => {
  test('members and visitors read no report, and scoped admins those of their scope', async () => {
    await prepare()
    const member = await signIn(app)
    const grants = await signIn(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
    const visitor = { userId: '', headers: {} } as unknown as SignedIn
    for (const path of ['', '/applications', '/applications/file/csv']) {
      expect((await read(path, visitor)).status).toBe(401)
      expect((await read(path, member)).status).toBe(403)
    }
    const { body } = await read('', grants)
    expect(body.reports.map(({ id }: { id: string }) => id)).toEqual(['grants'])
    expect((await read('/grants', grants)).status).toBe(200)
    expect((await read('/applications', grants)).status).toBe(403)
    expect((await read('/applications/file/csv', grants)).status).toBe(403)
  })

  test('an unknown report, an unknown filter and one that the report does not have are refused', async () => {
    await prepare()
    expect((await read('/nothing')).status).toBe(422)
    expect((await read('/grants?colour=red')).status).toBe(422)
    expect((await read('/grants?period=3')).status).toBe(422)
    expect((await read('/applications?period=4')).status).toBe(422)
  })
})

test('a file has the rows of the table under the same filters, and hides what the table hides', async () => {
  const opening = await opportunity()
  await apply(await people(12), opening, { at: noon(yesterday), answered: noon(yesterday) })
  await apply(await people(3), opening, { at: noon(`${addMonths(yesterday.slice(0, 7), -1)}-10`) })
  await prepare()
  const { body } = await read('/applications?period=3')
  const { text } = await read('/applications/file/csv?period=3')
  const lines = text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'))
  const told = (cell: unknown) =>
    cell === 'few' ? 'manje od 10' : cell === null ? '' : String(cell).replace('.', ',')
  expect(lines).toEqual([
    ['Mjesec slanja', ...body.columns.map(({ name }: { name: string }) => name)],
    ...[...body.rows, body.total].map(({ label, cells }: { label: string; cells: unknown[] }) => [
      label.replaceAll('\u00a0', ' '),
      ...cells.map(told),
    ]),
  ])
  expect(lines.flat()).toContain('manje od 10')
})

test('two instances prepare a day once', async () => {
  await Promise.all([prepareReports(app.services), prepareReports(app.services)])
  const at = async () => (await run('select report, prepared_at from statistics_reports order by 1')).rows
  const first = await at()
  await prepareReports(app.services)
  expect(await at()).toEqual(first)
  expect(first).toHaveLength(REPORTS.length)
})

test('what is read before it was counted is counted right after', async () => {
  expect((await read('/grants')).body).toMatchObject({ until: null, rows: [] })
  await expect.poll(async () => (await read('/grants')).body.until).toBe(yesterday)
})
