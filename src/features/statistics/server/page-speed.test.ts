import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { pageNameOf } from '../contract/page-names.ts'
import { type Desk, openDesk } from './statistics.fixture.ts'

const ROUTINE = { page: 'dashboard', device: 'phone', lcp: 1900, inp: 90, cls: 0.02, ttfb: 300 }

let app: TestApp
let desk: Desk
beforeAll(async () => {
  app = await buildTestApp()
  desk = await openDesk(app)
})
afterAll(() => app.stop())
beforeEach(() =>
  desk.run('truncate statistics_page_speed, statistics_rows, statistics_reports, limit_counters'),
)

const send = (payload: object) => app.http.inject({ method: 'POST', url: '/api/public/page-speed', payload })
/** Moves the measurements of today to yesterday, because the report counts whole days. */
async function readReport(path = '/speed') {
  await desk.run('update statistics_page_speed set day = $1::date', [desk.yesterday])
  await desk.prepare()
  return (await desk.read(path)).body
}

describe('what browsers send', () => {
  test('20 concurrent requests of guests add up to one row without a name', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ROUTINE)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204))
    const { rows } = await desk.run('select * from statistics_page_speed')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ page: 'dashboard', device: 'phone', visits: 20 })
    for (const column of ['lcp', 'inp', 'cls', 'ttfb'])
      expect(rows[0][column].filter((count: number) => count > 0)).toEqual([20])
    expect(Object.keys(rows[0]).sort()).toEqual(
      ['cls', 'day', 'device', 'inp', 'lcp', 'page', 'ttfb', 'visits'].sort(),
    )
  })

  test.each([
    { ...ROUTINE, page: '/dashboard' },
    { ...ROUTINE, page: 'elsewhere' },
    { ...ROUTINE, device: 'watch' },
    { ...ROUTINE, address: '/messages/amra' },
    { ...ROUTINE, lcp: -1 },
    { ...ROUTINE, lcp: 1e9 },
    { ...ROUTINE, cls: '0.1' },
    { device: 'phone' },
  ])('the server refuses %j', async (payload) => {
    expect((await send(payload)).statusCode).toBe(422)
    expect((await desk.run('select 1 from statistics_page_speed')).rows).toEqual([])
  })

  test('the server answers a browser with 429 after 120 measurements', async () => {
    for (let n = 0; n < 120; n++) await send(ROUTINE)
    expect((await send(ROUTINE)).statusCode).toBe(429)
  })
})

describe('the report', () => {
  test('shows the 75th percentile with the shares of good and poor openings', async () => {
    for (let n = 0; n < 12; n++) await send({ ...ROUTINE, lcp: n < 9 ? 2400 : 4500 })
    await send({ ...ROUTINE, device: 'desktop' })
    const body = await readReport()
    expect(body.rows.map(({ label }: { label: string }) => label)).toEqual([
      'telefon: početna',
      'računar: početna',
    ])
    expect(body.rows[0].cells.slice(0, 7)).toEqual([12, 2.5, 75, 25, 93.75, 100, 0])
    expect(body.total.cells[0]).toBe(13)
  })

  test('hides the percentile of nine openings and leaves missing measures empty', async () => {
    for (let n = 0; n < 9; n++) await send({ page: 'feed', device: 'phone', lcp: 1000 })
    const [row] = (await readReport()).rows
    expect(row.cells).toEqual([9, 'few', 'few', 'few', ...Array(9).fill(null)])
  })

  test('filters by device, on the screen and in the file', async () => {
    for (let n = 0; n < 10; n++) await send(ROUTINE)
    await send({ ...ROUTINE, device: 'desktop' })
    expect((await readReport('/speed?device=phone')).total.cells[0]).toBe(10)
    const file = await desk.read('/speed/file/csv?device=phone', undefined, 'en')
    expect(file.status).toBe(200)
    expect(file.text).toContain('phone: dashboard')
    expect(file.text).not.toContain('desktop')
    expect((await desk.read('/speed?area=KS')).status).toBe(422)
  })

  test('the daily preparation deletes measurements older than a year', async () => {
    await send(ROUTINE)
    await desk.run('update statistics_page_speed set day = current_date - 370')
    await desk.prepare()
    expect((await desk.run('select 1 from statistics_page_speed')).rows).toEqual([])
  })
})

test('pageNameOf returns the name of a listed page and undefined for any other path', () => {
  const names = [
    '/dashboard',
    '/messages/7',
    '/opportunities',
    '/opportunities/kuhar',
    '/opportunities/new',
    '/',
  ]
  expect(names.map(pageNameOf)).toEqual([
    'dashboard',
    'messages',
    'opportunities',
    'opportunity',
    undefined,
    undefined,
  ])
  expect(['/admin/users/1', '/admin/login', '/password-reset', '/cv/tajna'].map(pageNameOf)).toEqual([
    'console',
    undefined,
    undefined,
    undefined,
  ])
})
