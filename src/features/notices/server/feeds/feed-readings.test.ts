import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { founded, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Feed } from '../../contract/feeds.endpoints.ts'
import type { ListedNotice } from '../../contract/notices.endpoints.ts'
import { item, jobItem, rss, startSite } from './feeds.fixture.ts'
import { feedsTask, readFeedTask } from './feeds.task.ts'

let app: TestApp
let site: Awaited<ReturnType<typeof startSite>>
let owner: Person
let organisation: string

beforeAll(async () => {
  site = await startSite()
  app = await buildTestApp({ TEST_FEED_HOSTS: site.host })
})
afterAll(async () => {
  await app.stop()
  await site.stop()
})
beforeEach(async () => {
  const made = await founded(app)
  owner = made.owner
  organisation = made.id
})

const add = (address: string, who = owner, of: string | null = organisation) =>
  who.send('POST', '/api/notices/feeds', { organisation: of, address })
const waiting = async (who = owner) =>
  (await who.send('GET', '/api/notices')).json<{ notices: ListedNotice[] }>().notices
const titles = async (who = owner) => (await waiting(who)).map(({ form }) => form.title)
const job = { id: 'job' } as unknown as Parameters<typeof readFeedTask.handle>[2]
const readByTask = (id: string) => readFeedTask.handle(app.services, { id }, job)
const makeDue = (id: string) =>
  app.services.pool.query(`update notice_feeds set next_at = now() - interval '1 minute' where id = $1`, [id])
const feed = async (id: string, who = owner) =>
  (await who.send('GET', `/api/notices/feeds/${id}`)).json<Feed>()

describe('an address of a feed', () => {
  test('brings an item once, also when it was thrown away or has changed its words', async () => {
    const { id } = (await add(site.rss('/b', [jobItem('1')]))).json<Feed>()
    for (const notice of await waiting()) await owner.send('DELETE', `/api/notices/${notice.id}`)
    site.rss('/b', [
      jobItem('2', { title: 'Konobar u domu' }),
      jobItem('1', { title: 'Kuhar u domu (ispravka)' }),
    ])
    const answer = await owner.send('POST', `/api/notices/feeds/${id}/reading`)
    expect(answer.json()).toMatchObject({ brought: 1, feed: { brought: 2, problem: null } })
    expect(await titles()).toEqual(['Konobar u domu'])
  })

  test('marks what another way has brought already', async () => {
    await add(site.rss('/c', [jobItem('1')]))
    await add(site.rss('/d', [jobItem('x')]))
    expect((await waiting()).map(({ doubtful }) => doubtful)).toEqual([true, true])
  })

  test('reads a long feed in parts and loses nothing', async () => {
    const items = Array.from({ length: 55 }, (_, n) =>
      item({ id: String(n), title: `Radnik broj ${n}`, text: 'Tuzla' }),
    )
    const { id, brought } = (await add(site.rss('/e', items, { etag: '"sve"' }))).json<Feed>()
    expect(brought).toBe(40)
    await makeDue(id)
    await readByTask(id)
    expect((await feed(id)).brought).toBe(55)
    expect(new Set(await titles()).size).toBe(55)
  })

  test('asks only for what is new, and takes no for an answer', async () => {
    const address = site.at('/f', (request, response) => {
      if (request.headers['if-none-match'] === '"1"' && request.headers['if-modified-since'] === 'danas')
        return response.writeHead(304).end()
      return response
        .writeHead(200, { 'content-type': 'application/rss+xml', etag: '"1"', 'last-modified': 'danas' })
        .end(rss([jobItem('1')]))
    })
    const { id } = (await add(address)).json<Feed>()
    for (let time = 0; time < 2; time += 1) {
      await makeDue(id)
      await readByTask(id)
    }
    expect(
      site.requests.filter(({ url }) => url === '/f').map(({ headers }) => headers['if-none-match']),
    ).toEqual([undefined, '"1"', '"1"'])
    expect(await feed(id)).toMatchObject({ brought: 1, failures: 0, problem: null, title: 'Oglasi & pozivi' })
  })

  test('that fails later stays, says why, and is left alone for longer each time', async () => {
    const { id } = (await add(site.rss('/g', [jobItem('1')]))).json<Feed>()
    site.at('/g', (_, response) => response.writeHead(503).end())
    const waits: number[] = []
    for (let time = 0; time < 6; time += 1) {
      await makeDue(id)
      await readByTask(id)
      const { nextAt, checkedAt } = await feed(id)
      waits.push(Math.round((Date.parse(nextAt) - Date.parse(checkedAt ?? '')) / 3_600_000))
    }
    expect(waits).toEqual([2, 4, 8, 16, 24, 24])
    expect(await feed(id)).toMatchObject({ problem: 'down', failures: 6, brought: 1 })
    site.rss('/g', [jobItem('2', { title: 'Nova kuharica' })])
    const answer = await owner.send('POST', `/api/notices/feeds/${id}/reading`)
    expect(answer.json()).toMatchObject({ brought: 1, feed: { problem: null, failures: 0 } })
  })

  test('is read once although two instances are told at the same time, and only when it is due', async () => {
    const { id } = (await add(site.rss('/h', []))).json<Feed>()
    await readByTask(id)
    expect(site.countOf('/h')).toBe(1)
    site.at('/h', (_, response) =>
      setTimeout(
        () => response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss([jobItem('1')])),
        100,
      ),
    )
    await makeDue(id)
    await Promise.all([readByTask(id), readByTask(id), readByTask(id)])
    expect(site.countOf('/h')).toBe(2)
    expect(await titles()).toEqual(['Kuhar u domu'])
  })

  test('is ordered by the calendar through the queue, also after somebody died with it in their hands', async () => {
    const { id } = (await add(site.rss('/i', []))).json<Feed>()
    await app.services.pool.query(
      `update notice_feeds set next_at = now() - interval '1 hour', busy_until = now() - interval '1 second' where id = $1`,
      [id],
    )
    site.rss('/i', [jobItem('1')])
    await feedsTask.handle(app.services, {}, job)
    await expect.poll(() => titles()).toEqual(['Kuhar u domu'])
    expect(Date.parse((await feed(id)).nextAt)).toBeGreaterThan(Date.now() + 3_000_000)
  })

  test('is not read twice at once by hand', async () => {
    const { id } = (await add(site.rss('/j', []))).json<Feed>()
    const codes = await Promise.all(
      Array.from(
        { length: 4 },
        async () => (await owner.send('POST', `/api/notices/feeds/${id}/reading`)).statusCode,
      ),
    )
    expect(codes.toSorted()[0]).toBe(200)
    expect(codes.every((code) => code === 200 || code === 409)).toBe(true)
  })

  test('of an organisation that was taken off waits', async () => {
    const { id } = (await add(site.rss('/k', []))).json<Feed>()
    await app.services.pool.query('update organisations set suspended_at = now() where id = $1', [
      organisation,
    ])
    await makeDue(id)
    await readByTask(id)
    expect(site.countOf('/k')).toBe(1)
  })
})

test('a feed that is hard to read keeps nobody else waiting', async () => {
  const hostile = Array.from({ length: 8 }, (_, n) =>
    item({ id: String(n), title: 'Oglas', text: `${n} ${'EUR 1 '.repeat(3300)}` }),
  )
  const address = site.rss('/hostile', [...hostile, `<item>${'<!>'.repeat(300_000)}</item>`])
  const begun = performance.now()
  let isReading = true
  const reading = add(address).finally(() => (isReading = false))
  const times: number[] = []
  while (isReading) {
    const asked = performance.now()
    await owner.send('GET', '/api/notices/feeds')
    times.push(performance.now() - asked)
  }
  const whole = performance.now() - begun
  expect((await reading).statusCode).toBe(201)
  // Other work on the machine makes single requests longer; a reader on the request thread would slow them all.
  const usual = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? whole
  expect(usual).toBeLessThan(whole / 8)
})
