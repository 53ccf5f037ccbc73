import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromLocal } from '#platform/contract/local-time.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { REPORTS } from '../contract/reports.ts'
import { prepareReports } from './prepare/prepare.service.ts'
import { addMonths } from './prepare/months.ts'
import { type Desk, noon, openDesk } from './statistics.fixture.ts'

let app: TestApp
let desk: Desk
beforeAll(async () => {
  app = await buildTestApp()
  desk = await openDesk(app)
})
afterAll(() => app.stop())
beforeEach(() => desk.reset())

describe('applications and replies', () => {
  test('a person who applies twice counts once, and the last day ends at midnight in Sarajevo', async () => {
    const sent = await desk.people(11, { municipality: 'zenica' })
    const first = await desk.opportunity()
    const second = await desk.opportunity()
    await desk.apply(sent, first, { at: noon(desk.yesterday), answered: noon(desk.yesterday) })
    await desk.apply(sent, second, { at: fromLocal(`${desk.yesterday}T23:59`)! })
    await desk.apply(await desk.people(12), first, { at: new Date() })
    await desk.prepare()
    const { body } = await desk.read('/applications?period=3')
    expect(body.until).toBe(desk.yesterday)
    expect(body.total.cells).toEqual([22, 11, 50, 11])
    expect(body.rows).toHaveLength(3)
    expect(body.rows.at(-1)).toMatchObject({ key: desk.yesterday.slice(0, 7), cells: [22, 11, 50, 11] })
    expect((await desk.read('/applications?area=ZDK')).body.total.cells).toEqual([22, 11, 50, 11])
    expect((await desk.read('/applications?area=KS')).body.total.cells).toEqual([0, 0, null, 0])
  })

  test('nine people are not shown, and nor is how often they applied', async () => {
    await desk.apply(await desk.people(9), await desk.opportunity(), { at: noon(desk.yesterday) })
    await desk.prepare()
    const { body } = await desk.read('/applications')
    expect(body.total.cells).toEqual(['few', 'few', 'few', 'few'])
  })

  test('a day at midnight in Sarajevo belongs to the month that begins there', async () => {
    const month = desk.yesterday.slice(0, 7)
    const begins = fromLocal(`${month}-01T00:00`)!
    const opening = await desk.opportunity()
    await desk.apply(await desk.people(10), opening, { at: begins })
    await desk.apply(await desk.people(20), opening, { at: new Date(begins.getTime() - 1) })
    await desk.prepare()
    const { body } = await desk.read('/applications?period=3')
    const sent = new Map(body.rows.map((row: { key: string; cells: number[] }) => [row.key, row.cells[0]]))
    expect(sent.get(month)).toBe(10)
    expect(sent.get(addMonths(month, -1))).toBe(20)
  })

  test('the console overview counts the same applications', async () => {
    await desk.apply(await desk.people(10), await desk.opportunity(), { at: noon(desk.yesterday) })
    await desk.prepare()
    const { body } = await desk.read('/applications')
    const metrics = await app.http.inject({
      method: 'GET',
      url: '/api/admin/overview/metrics',
      headers: { ...desk.global.headers },
    })
    const { counts } = metrics.json().metrics.find(({ id }: { id: string }) => id === 'applications')
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(body.total.cells[0])
  })
})

describe('the funnel', () => {
  test('people who opened an account in the period count once on each step that they have reached', async () => {
    await desk.run('delete from users where email like $1 and id <> $2', ['%@primjer.ba', desk.global.userId])
    const joined = await desk.people(40, { at: noon(desk.yesterday) })
    await desk.people(30, { at: noon(`${addMonths(desk.yesterday.slice(0, 7), -5)}-10`) })
    await desk.run('update users set onboarded_at = created_at where id = any($1::uuid[])', [
      joined.slice(0, 30),
    ])
    const [one, other] = [await desk.opportunity(), await desk.opportunity()]
    await desk.apply(joined.slice(0, 20), one, { at: noon(desk.yesterday), answered: noon(desk.yesterday) })
    await desk.apply(joined.slice(0, 12), other, { at: noon(desk.yesterday) })
    await desk.prepare()
    const { body } = await desk.read('/funnel?period=3')
    expect(body.rows.map(({ key, cells }: { key: string; cells: unknown }) => [key, cells])).toEqual([
      ['account', [40, 100]],
      ['onboarding', [30, 75]],
      ['application', [20, 50]],
      ['reply', [20, 50]],
    ])
    expect((await desk.read('/funnel?period=12')).body.rows[0].cells).toEqual([70, 100])
  })
})

describe('searches without results', () => {
  test('a term is told when it was searched for often and on several days; a name of one day is not', async () => {
    await desk.run('truncate search_misses')
    await miss('njega starih', [4, 3, 3])
    await miss('amra hodzic', [40])
    await miss('rijetka rijec', [1, 1, 1])
    await miss('danas', [20], 0)
    await desk.prepare()
    const { body, text } = await desk.read('/searches')
    expect(body.rows.map(({ label, cells }: { label: string; cells: unknown }) => [label, cells])).toEqual([
      ['njega starih', [10, 3]],
    ])
    expect(body.total.cells[0]).toBe(53)
    expect(text).not.toContain('hodzic')
    const { rows } = await desk.run(`select 1 from statistics_rows where key like '%hodzic%'`)
    expect(rows).toEqual([])
  })

  async function miss(term: string, counts: readonly number[], ago = 1) {
    await desk.run(
      `insert into search_misses (day, term, count)
       select $1::date + 1 - $4::int - (place - 1)::int, $2, count
       from unnest($3::int[]) with ordinality as c (count, place)`,
      [desk.yesterday, term, counts, ago],
    )
  }
})

describe('mail delivery', () => {
  test('the emails of a day count once, and their number stays after the queue has deleted its jobs', async () => {
    await desk.run('truncate statistics_mails')
    await mails({ state: 'completed', count: 3 })
    await mails({ state: 'completed', count: 2, retries: 1 })
    await mails({ state: 'failed', count: 1 })
    await desk.prepare()
    await desk.run(`delete from queue.job where singleton_key = 'statistics-test'`)
    await mails({ state: 'completed', count: 1 })
    await desk.prepare()
    const { body } = await desk.read('/mail')
    expect(body.total.cells).toEqual([5, 2, 1, 83.3])
  })

  async function mails({ state, count, retries = 0 }: { state: string; count: number; retries?: number }) {
    await desk.run(
      `insert into queue.job (name, state, retry_count, completed_on, singleton_key)
       select 'mail.send', $1::queue.job_state, $2, $3, 'statistics-test' from generate_series(1, $4)`,
      [state, retries, noon(desk.yesterday), count],
    )
  }
})

describe('who reads', () => {
  test('members and visitors read no report, and scoped admins those of their scope', async () => {
    await desk.prepare()
    const member = await signIn(app)
    const grants = await signIn(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
    const visitor = { userId: '', headers: {} } as unknown as SignedIn
    for (const path of ['', '/applications', '/applications/file/csv']) {
      expect((await desk.read(path, visitor)).status).toBe(401)
      expect((await desk.read(path, member)).status).toBe(403)
    }
    const { body } = await desk.read('', grants)
    expect(body.reports.map(({ id }: { id: string }) => id)).toEqual(['grants'])
    expect((await desk.read('/grants', grants)).status).toBe(200)
    expect((await desk.read('/applications', grants)).status).toBe(403)
    expect((await desk.read('/applications/file/csv', grants)).status).toBe(403)
  })

  test('an unknown report, an unknown filter and one that the report does not have are refused', async () => {
    await desk.prepare()
    expect((await desk.read('/nothing')).status).toBe(422)
    expect((await desk.read('/grants?colour=red')).status).toBe(422)
    expect((await desk.read('/grants?period=3')).status).toBe(422)
    expect((await desk.read('/applications?period=4')).status).toBe(422)
  })
})

test('a file has the rows of the table under the same filters, and hides what the table hides', async () => {
  const opening = await desk.opportunity()
  await desk.apply(await desk.people(12), opening, {
    at: noon(desk.yesterday),
    answered: noon(desk.yesterday),
  })
  await desk.apply(await desk.people(3), opening, {
    at: noon(`${addMonths(desk.yesterday.slice(0, 7), -1)}-10`),
  })
  await desk.prepare()
  const { body } = await desk.read('/applications?period=3')
  const { text } = await desk.read('/applications/file/csv?period=3')
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
  const at = async () =>
    (await desk.run('select report, prepared_at from statistics_reports order by 1')).rows
  const first = await at()
  await prepareReports(app.services)
  expect(await at()).toEqual(first)
  expect(first).toHaveLength(REPORTS.length)
})

test('a report that an admin opens before it was prepared is prepared at once', async () => {
  expect((await desk.read('/grants')).body).toMatchObject({ until: null, rows: [] })
  await expect.poll(async () => (await desk.read('/grants')).body.until).toBe(desk.yesterday)
})
