import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { listNotifications } from '../../contract/notifications.endpoints.ts'
import { buildSampleApp, kinds, person, tell } from '../notifications.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildSampleApp()
})
afterAll(() => app.stop())

type Page = ResponseOf<typeof listNotifications>
type Person = Awaited<ReturnType<typeof person>>
const PAST = '2020-01-01T00:00:00.000Z'

const list = async (who: Person, query: Record<string, string> = {}) =>
  (await who.call('GET', `/api/notifications?${new URLSearchParams(query)}`)).body as Page
const things = (items: Page['items']) => items.map(({ text }) => Number(text))
const read = (who: Person, items: Page['items']) =>
  who.call('POST', '/api/notifications/read', { ids: items.map(({ id }) => id) })
const query = (text: string, values: unknown[]) => app.services.pool.query(text, values)

/** Tells of things 1 to `count`, one a second; every third is read long ago. */
async function reader(count: number) {
  const who = await person(app)
  for (let nth = 1; nth <= count; nth += 1)
    await tell(app, { kind: kinds.single, to: [who.userId], thing: `${nth}` })
  await query(
    `update notifications set happened_at = now() - make_interval(secs => 100 - (data->>'thing')::int),
      read_at = case when (data->>'thing')::int % 3 = 0 then now() - interval '1 hour' end where user_id = $1`,
    [who.userId],
  )
  const all = Array.from({ length: count }, (_, n) => count - n)
  return { who, order: [...all.filter((nth) => nth % 3 !== 0), ...all.filter((nth) => nth % 3 === 0)] }
}

/** Reads page after page, with something that happens between them. */
async function pagesOf(
  who: Person,
  more: Record<string, string>,
  between?: (page: Page) => Promise<unknown>,
) {
  const items: Page['items'] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: Page = await list(who, { ...more, ...(after && { after }) })
    items.push(...page.items)
    after = page.next
    await between?.(page)
  }
  return items
}

describe('the list of notifications', () => {
  test('has the unread first, then the read ones, each from the newest, over all pages without a gap or a double', async () => {
    const { who, order } = await reader(65)
    const items = await pagesOf(who, {})
    expect(things(items)).toEqual(order)
    expect(items.map(({ isFirst }) => isFirst)).toEqual(items.map(({ unread }) => unread))
    const unread = await pagesOf(who, { unread: 'true' })
    expect(things(unread)).toEqual(order.filter((nth) => nth % 3 !== 0))
  })

  test('keeps each row in its place while it is open, however much is read meanwhile', async () => {
    const { who, order } = await reader(65)
    const since = new Date().toISOString()
    const items = await pagesOf(who, { since }, (page) => read(who, page.items.slice(0, 15)))
    expect(things(items)).toEqual(order)
    const again = await pagesOf(who, { since })
    expect(things(again)).toEqual(order)
    expect(again.slice(0, 15).map(({ unread, isFirst }) => [unread, isFirst])).toEqual(
      Array.from({ length: 15 }, () => [false, true]),
    )
    // Opened anew it begins with what is unread.
    const [first] = (await list(who)).items
    expect(first).toMatchObject({ text: `${order[15]}`, unread: true })
  })

  test('shows what comes while it is open at its top, and orders what is read by its own moment', async () => {
    const { who, order } = await reader(6)
    const since = new Date().toISOString()
    await tell(app, { kind: kinds.single, to: [who.userId], thing: '7' })
    expect(things((await list(who, { since })).items)).toEqual([7, ...order])
    await who.call('POST', '/api/notifications/read', { until: new Date(Date.now() + 60_000).toISOString() })
    expect(things((await list(who, { since })).items)).toEqual([7, ...order])
    expect(things((await list(who, { since: PAST })).items)).toEqual([7, 6, 5, 4, 3, 2, 1])
    await query(`update notifications set read_at = now() - interval '1 minute' where user_id = $1`, [
      who.userId,
    ])
    expect(things((await list(who)).items)).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  test.each([
    '1',
    'x.1.2',
    `u.1.${'-'.repeat(36)}`,
    `1.${crypto.randomUUID()}`,
    `r.x.${crypto.randomUUID()}`,
  ])('is refused from a place such as %s', async (after) => {
    const who = await person(app)
    for (const name of ['after', 'since'])
      expect((await who.call('GET', `/api/notifications?${name}=${after}`)).status).toBe(422)
  })
})
