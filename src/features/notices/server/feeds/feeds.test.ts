import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { founded, type Person, person } from '#features/organisations/server/organisations.fixture.ts'
import { ConfigError, readConfig } from '#platform/server/config/config.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Feed, FEEDS_MAX } from '../../contract/feeds.endpoints.ts'
import type { ListedNotice, NoticeView } from '../../contract/notices.endpoints.ts'
import { item, jobItem, startSite } from './feeds.fixture.ts'

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

describe('an address of a feed', () => {
  test('brings notices that wait for a person, with the page from which each came', async () => {
    const address = site.rss('/a', [
      jobItem('1', { link: 'https://primjer.ba/1' }),
      item({ id: '2', title: 'Vozač kamiona', text: 'Mjesto rada: Tuzla' }),
    ])
    const answer = await add(address)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      address,
      title: 'Oglasi & pozivi',
      brought: 2,
      problem: null,
      failures: 0,
      organisation: { id: organisation },
    })
    // The newest item, the first in the feed, is on top.
    expect(await titles()).toEqual(['Kuhar u domu', 'Vozač kamiona'])
    const [first] = await waiting()
    const shown = (await owner.send('GET', `/api/notices/${first?.id}`)).json<NoticeView>()
    expect(shown.link).toBe('https://primjer.ba/1')
    expect(shown.form).toMatchObject({ municipality: 'mostar', deadline: '2099-12-15', amountMin: 1400 })
    const made = await owner.send('POST', `/api/notices/${first?.id}/confirmation`, { form: shown.form })
    expect(made.statusCode).toBe(200)
    const { rows } = await app.services.pool.query(
      'select status, source_url from opportunities where id = $1',
      [made.json<{ opportunity: string }>().opportunity],
    )
    expect(rows).toEqual([{ status: 'draft', source_url: 'https://primjer.ba/1' }])
  })

  test('that cannot be read is not kept, and says why', async () => {
    const code = async (address: string) => (await add(address)).json<{ code: string; error: string }>()
    expect(await code(`http://${site.host}/nema`)).toMatchObject({
      code: 'notices.feedGone',
      error: 'Na toj adresi više nema ničega.',
    })
    const page = site.at('/html', (_, response) =>
      response.writeHead(200, { 'content-type': 'application/xml' }).end('<html><body>Oglasi</body></html>'),
    )
    expect((await code(page)).code).toBe('notices.feedUnreadable')
    for (const address of [
      'http://127.0.0.1/rss',
      'http://localhost/rss',
      'http://169.254.169.254/',
      'https://a:b@primjer.ba/',
    ])
      expect((await code(address)).code).toBe('notices.feedForbidden')
    for (const address of ['primjer.ba/rss', 'ftp://primjer.ba/', 'http://', ''])
      expect((await code(address)).code).toBe('platform.invalid')
    expect((await owner.send('GET', '/api/notices/feeds')).json()).toEqual({ feeds: [] })
  })

  test('stands once with an organisation, which has room for so many', async () => {
    const address = site.rss('/l', [])
    expect(
      (await Promise.all(Array.from({ length: 4 }, () => add(address)))).map((one) => one.statusCode).sort(),
    ).toEqual([201, 409, 409, 409])
    await app.services.pool.query(
      `insert into notice_feeds (id, organisation_id, address)
       select gen_random_uuid(), $1, 'https://primjer.ba/' || n from generate_series(1, $2::int) n`,
      [organisation, FEEDS_MAX - 2],
    )
    const codes = await Promise.all(
      [1, 2, 3].map(async (n) => (await add(site.rss(`/l${n}`, []))).json<{ code?: string }>().code),
    )
    expect(codes.toSorted()).toEqual(['notices.tooManyFeeds', 'notices.tooManyFeeds', undefined])
  })

  test('is taken away, and its notices stay', async () => {
    const { id } = (await add(site.rss('/m', [jobItem('1')]))).json<Feed>()
    expect((await owner.send('DELETE', `/api/notices/feeds/${id}`)).statusCode).toBe(204)
    expect((await owner.send('GET', `/api/notices/feeds/${id}`)).statusCode).toBe(404)
    expect(await titles()).toEqual(['Kuhar u domu'])
  })

  test('is for those who write for the organisation, and for staff', async () => {
    const address = site.rss('/n', [jobItem('1')])
    const { id } = (await add(address)).json<Feed>()
    const stranger = await person(app)
    expect((await add(address, stranger)).statusCode).toBe(404)
    expect((await add(address, stranger, null)).statusCode).toBe(404)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/reading'],
      ['DELETE', ''],
    ] as const)
      expect((await stranger.send(method, `/api/notices/feeds/${id}${path}`)).statusCode).toBe(404)
    expect((await stranger.send('GET', '/api/notices/feeds')).json()).toEqual({ feeds: [] })
    expect((await app.http.inject({ method: 'GET', url: '/api/notices/feeds' })).statusCode).toBe(401)
    const admin = await person(app, { rights: { role: 'ADMIN', scopes: ['opportunities'] } })
    const own = await add(address, admin, null)
    expect(own.json()).toMatchObject({ organisation: null, brought: 1 })
    expect(await titles(admin)).toContain('Kuhar u domu')
    expect((await admin.send('GET', `/api/notices/feeds/${id}`)).statusCode).toBe(404)
    expect((await owner.send('GET', `/api/notices/feeds/${own.json<Feed>().id}`)).statusCode).toBe(404)
  })

  test('that staff add or take away is in the log, one of an organisation is not', async () => {
    const admin = await person(app, { rights: { role: 'ADMIN', scopes: ['opportunities'] } })
    const { id } = (await add(site.rss('/z', []), admin, null)).json<Feed>()
    await admin.send('DELETE', `/api/notices/feeds/${id}`)
    expect((await add(`http://${site.host}/nema`, admin, null)).statusCode).toBe(422)
    await add(site.rss('/y', []))
    const { rows } = await app.services.pool.query(
      'select action, after from audit_entries where actor_id = any($1::uuid[]) order by id',
      [[admin.userId, owner.userId]],
    )
    const address = `http://${site.host}/z`
    const other = { address: `http://${site.host}/nema` }
    expect(rows).toEqual([
      { action: 'notices.add-feed', after: { address } },
      { action: 'notices.remove-feed', after: { address } },
      { action: 'notices.add-feed', after: other },
      { action: 'notices.remove-feed', after: { ...other, problem: 'gone' } },
    ])
  })

  test('cannot be used to ask somebody without end', async () => {
    const { id } = (await add(site.rss('/o', []))).json<Feed>()
    await app.services.pool.query(
      `insert into limit_counters (key, count, resets_at) values ($1, 60, now() + interval '1 hour')
       on conflict (key) do update set count = 60`,
      [`notices:feeds:${owner.userId}`],
    )
    const answer = await owner.send('POST', `/api/notices/feeds/${id}/reading`)
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await add(site.rss('/p', []))).statusCode).toBe(429)
  })
})

test('no installation but a test reaches inner networks', () => {
  const given = { TEST_FEED_HOSTS: '127.0.0.1:80' }
  expect(() => readConfig(given)).toThrow(ConfigError)
  expect(() => readConfig({ ...given, NODE_ENV: 'production' })).toThrow(ConfigError)
  expect(readConfig({}).testFeedHosts).toEqual([])
})
