import { afterAll, beforeAll, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { listPayments } from '../../../contract/money/payments.endpoints.ts'
import { projectWithBank, somebody, type Somebody } from '../money.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type List = ResponseOf<typeof listPayments>
const look = async (one: Somebody, query = '') =>
  (await one.send('GET', `/api/payments${query}`)).json<List>()

test('a board sees which of its projects wait for their contract, until it is issued', async () => {
  const { ana, lana, slug, agreed } = await projectWithBank(app)
  const titles = async (one: Somebody) => (await look(one)).toContract.map((project) => project.slug)
  expect(await titles(ana)).toEqual([slug])
  expect(await titles(lana)).toEqual([])
  await agreed([800, 'signed'])
  expect(await titles(ana)).toEqual([])
})

test('a board sees the instalments of its projects alone, staff of grants those of all banks', async () => {
  const [one, other] = [await projectWithBank(app), await projectWithBank(app)]
  await one.agreed([500, 'signed'], [300, 'report'])
  await other.agreed([800, 'signed'])
  const mine = await look(one.ana)
  expect(mine.payments.map(({ project, amount, state }) => [project.slug, amount, state])).toEqual([
    [one.slug, 500_00, 'due'],
    [one.slug, 300_00, 'blocked'],
  ])
  expect(mine.banks).toHaveLength(1)
  const slugs = (await look(one.sana)).payments.map(({ project }) => project.slug)
  expect(slugs).toEqual(expect.arrayContaining([one.slug, other.slug]))
  for (const stranger of [one.lana, await somebody(app, 'Zoran')])
    expect(await look(stranger)).toMatchObject({ banks: [], payments: [], left: 0 })
  const moderator = await somebody(app, 'Mia', { role: 'ADMIN', scopes: ['moderation'] })
  expect((await look(moderator)).payments).toEqual([])
})

test('a board finds payments by their state, with sums of every state and what hinders the rest', async () => {
  const { ana, sana, agreed, release, pay, see } = await projectWithBank(app)
  const [first] = await agreed([500, 'signed'], [200, 'receipts'], [100, 'report'])
  await release(ana, first!.id)
  await pay(sana, first!.id)
  const list = await look(ana, '?state=blocked')
  expect(list.payments.map(({ position, hindrances }) => [position, hindrances])).toEqual([
    [2, ['receipts']],
    [3, ['earlier', 'report']],
  ])
  expect(list.sums).toEqual([
    { state: 'paid', count: 1, amount: 500_00 },
    { state: 'released', count: 0, amount: 0 },
    { state: 'due', count: 0, amount: 0 },
    { state: 'blocked', count: 2, amount: 300_00 },
  ])
  const all = await look(ana)
  expect(all.payments.at(-1)).toMatchObject({
    state: 'paid',
    paidOn: (await see(ana)).agreement.signedOn,
    isLate: false,
  })
  expect((await ana.send('GET', '/api/payments?state=spent')).statusCode).toBe(422)
  const [bank] = all.banks
  expect((await look(sana, `?bank=${bank!.slug}`)).payments).toHaveLength(3)
})

test('the list is taken along as a table in which no title becomes a formula', async () => {
  const { id, ana, agreed } = await projectWithBank(app)
  await agreed([800, 'signed'])
  await app.services.pool.query(`update projects set title = '=1+1' where id = $1`, [id])
  const csv = await ana.send('GET', '/api/payments/file/csv')
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain(`"'=1+1"`)
  expect(csv.body).toContain('"800"')
  const xlsx = await ana.send('GET', '/api/payments/file/xlsx?state=due')
  const sheets = unzipSync(new Uint8Array(xlsx.rawPayload))
  const sheet = Buffer.from(sheets['xl/worksheets/sheet1.xml']!).toString()
  expect(sheet).not.toContain('<f>')
  expect(sheet).toMatch(/<v>800<\/v>/)
  const stranger = await somebody(app, 'Zoran')
  expect((await stranger.send('GET', '/api/payments/file/csv')).body.trim().split('\n')).toHaveLength(1)
})
