import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite } from '#features/notices/server/feeds/feeds.fixture.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { settled } from '#tests/setup/settled.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { getPageLinkCheck } from '../../contract/editing.endpoints.ts'
import type { Block } from '../../contract/blocks/definitions.ts'
import { add, draftPage, hero } from '../pages.fixture.ts'
import { both } from '../seed/demo-page.ts'
import { forgetLinksTask } from './look.task.ts'

type Check = ResponseOf<typeof getPageLinkCheck>

let app: TestApp
let site: Awaited<ReturnType<typeof startSite>>
let other: Awaited<ReturnType<typeof startSite>>
let staff: Person
beforeAll(async () => {
  app = await buildTestApp()
  site = await startSite()
  other = await startSite()
  app.services.config.testFeedHosts.push(site.host, other.host)
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(async () => {
  await site.stop()
  await other.stop()
  await app.stop()
})

const at = (path: string, status = 200, of = site) =>
  of.at(path, (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<p>Ovdje'))
const words = (href: string) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: [
        { type: 'text' as const, text: 'ovdje', marks: [{ type: 'link' as const, attrs: { href } }] },
      ],
    },
  ],
})
const cards = (...links: string[]) =>
  add('cards', { items: links.map((link) => ({ title: both('Kartica', 'Card'), link })) })

async function pageWith(title: string, ...blocks: Block[]) {
  const page = await draftPage(staff, { title, blocks: [hero(title, title), ...blocks] })
  const url = `${page.url}/link-check`
  const check = async () => (await staff.send('GET', url)).json<Check>()
  return {
    ...page,
    check,
    async look(anew = false) {
      expect((await staff.send('POST', url, { anew })).statusCode).toBe(204)
      await settled(app)
      return check()
    },
  }
}

/** As if the last look had been so many hours ago. */
const age = (hours: number) =>
  app.services.pool.query(
    'update page_outside_links set looked_at = looked_at - make_interval(hours => $1), asked_at = asked_at - make_interval(hours => $1)',
    [hours],
  )

test('staff see which links lead nowhere and where on the page, and publish all the same', async () => {
  const [there, gone, down] = [at('/ima'), `http://${site.host}/nema`, at('/kvar', 503)]
  const away = site.at('/seli', (_, response) => response.writeHead(302, { location: '/nema' }).end())
  const guarded = at('/samo-za-clanove', 403)
  const text = add('text', { body: { bhs: words(`${gone}?a=1#dio`), en: words(there) } })
  const list = cards(there, down, away, guarded, 'mailto:a@primjer.ba', '/ob')
  const page = await pageWith('Linkovi van', text, list)
  expect(await page.check()).toEqual({ count: 5, waiting: 0, lookedAt: null, broken: [] })
  const { lookedAt, ...found } = await page.look()
  const item = (n: number) =>
    `${list.props.id}.${(list.props as unknown as { items: { id: string }[] }).items[n]!.id}.link`
  expect(found).toEqual({
    count: 5,
    waiting: 0,
    broken: [
      { kind: 'gone', block: text.props.id, path: `${text.props.id}.body`, address: `${gone}?a=1` },
      { kind: 'silent', block: list.props.id, path: item(1), address: down },
      { kind: 'gone', block: list.props.id, path: item(2), address: away },
      { kind: 'refused', block: list.props.id, path: item(3), address: guarded },
    ],
  })
  expect(Date.now() - Date.parse(lookedAt!)).toBeLessThan(60_000)
  expect(site.requests.every(({ headers }) => !headers.cookie && !headers.authorization)).toBe(true)
  expect((await page.publish()).statusCode).toBe(200)
})

test('inner addresses and names that nobody has are never asked, and do not answer', async () => {
  const inner = [
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest',
    'http://10.0.0.1/',
    'https://nema.invalid/',
  ]
  const page = await pageWith('Unutra', cards(...inner))
  expect((await page.look()).broken.map(({ kind, address }) => [kind, address])).toEqual(
    inner.map((address) => ['silent', address]),
  )
})

test('an address is asked once a day for all pages, and anew by whoever publishes or asks for it', async () => {
  const [fine, broken, guarded] = [at('/jednom'), at('/pokvareno', 500), at('/zatvoreno', 401)]
  const asked = () => ['/jednom', '/pokvareno', '/zatvoreno'].map((path) => site.countOf(path))
  const first = await pageWith('Prva sa linkom', cards(fine, broken, guarded))
  const second = await pageWith('Druga sa linkom', cards(fine, broken, guarded))
  await first.look()
  await second.look()
  await second.look(true)
  expect(asked()).toEqual([1, 1, 1])
  await age(3)
  // What did not answer is asked again sooner.
  await second.look()
  expect(asked()).toEqual([1, 2, 1])
  await second.look(true)
  expect(asked()).toEqual([2, 2, 2])
  await age(3)
  await first.publish()
  await settled(app)
  expect(asked()).toEqual([3, 3, 3])
})

test('a site that takes its time delays neither publishing nor the links to other sites', async () => {
  const asked = Promise.withResolvers<void>()
  const slow = other.at('/spora', () => asked.resolve())
  const page = await pageWith(
    'Spora stranica',
    cards(slow, `http://${other.host}/spora-druga`, at('/brza', 404)),
  )
  expect((await page.publish()).statusCode).toBe(200)
  await asked.promise
  await expect.poll(async () => (await page.check()).broken.map(({ kind }) => kind)).toEqual(['gone'])
  expect((await page.check()).waiting).toBe(2)
  await other.stop()
  await settled(app)
  const { waiting, broken } = await page.check()
  expect([waiting, ...broken.map(({ kind }) => kind)]).toEqual([0, 'silent', 'silent', 'gone'])
  expect(other.countOf('/spora-druga')).toBe(0)
})

test('addresses that no page asked about for two months are forgotten', async () => {
  await app.services.pool.query(
    `insert into page_outside_links (address, asked_at) values ('https://davno.ba/', now() - interval '61 days'), ('https://skoro.ba/', now() - interval '59 days')`,
  )
  await forgetLinksTask.handle(app.services, {}, { id: '', complete: async () => undefined })
  const { rows } = await app.services.pool.query(
    `select address from page_outside_links where address in ('https://davno.ba/', 'https://skoro.ba/')`,
  )
  expect(rows).toEqual([{ address: 'https://skoro.ba/' }])
})
