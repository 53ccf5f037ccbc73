import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { notify } from '../index.ts'
import { buildSampleApp, kinds, person, tell } from '../notifications.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildSampleApp()
})
afterAll(() => app.stop())

const list = async (who: Awaited<ReturnType<typeof person>>, query = '') =>
  (await who.call('GET', `/api/notifications${query}`)).body

describe('somebody who is told', () => {
  test('reads it in their list, with what it is about and where it leads, and nobody else does', async () => {
    const [amra, ivo] = [await person(app), await person(app, 'Ivo')]
    await tell(app, { kind: kinds.single, to: [amra.userId], thing: 'most' })
    const { items, unread } = await list(amra)
    expect(unread).toBe(1)
    expect(items).toMatchObject([
      { topic: 'samples', title: 'Primjeri', lead: '1', text: 'most', path: '/things/most', unread: true },
    ])
    expect(await list(ivo)).toEqual({ items: [], next: null, unread: 0 })
    const { id } = items[0]
    await ivo.call('POST', '/api/notifications/read', { ids: [id] })
    expect((await ivo.call('DELETE', `/api/notifications/${id}`)).status).toBe(404)
    expect((await list(amra)).unread).toBe(1)
    expect((await amra.call('DELETE', `/api/notifications/${id}`)).status).toBe(204)
    expect((await list(amra)).items).toEqual([])
  })

  test('by many at the same moment gets one line that counts and names them', async () => {
    const amra = await person(app)
    const others = await Promise.all(
      ['Damir', 'Lejla', 'Ines', 'Nikola', 'Stefan'].map((name) => person(app, name)),
    )
    await Promise.all(
      others.map(({ userId }) =>
        tell(app, { kind: kinds.grouped, to: [amra.userId], by: userId, about: 'excel' }),
      ),
    )
    const { items, unread } = await list(amra)
    expect(unread).toBe(1)
    expect(items).toHaveLength(1)
    expect(items[0].lead).toMatch(/^\S+ i još 4 osobe$/)
    expect(items[0].people).toHaveLength(5)
    expect(items[0].faces).toHaveLength(2)
    await amra.call('POST', '/api/notifications/read', { ids: [items[0].id] })
    await tell(app, { kind: kinds.grouped, to: [amra.userId], by: others[0]!.userId, about: 'excel' })
    const after = await list(amra)
    expect(
      after.items.map(({ lead, unread: isNew }: { lead: string; unread: boolean }) => [lead, isNew]),
    ).toEqual([
      ['Damir Begić', true],
      [items[0].lead, false],
    ])
  })

  test('hears nothing of somebody whom a block severs from them, neither again nor of what was told before', async () => {
    const [amra, other, friend] = [await person(app), await person(app, 'Zlatan'), await person(app, 'Ines')]
    for (const { userId } of [other, friend])
      await tell(app, { kind: kinds.grouped, to: [amra.userId], by: userId, about: 'blok' })
    expect(JSON.stringify((await list(amra)).items)).toContain('Zlatan')
    await app.services.pool.query(
      'insert into member_blocks (id, blocker_id, blocked_id) values (gen_random_uuid(), $1, $2)',
      [other.userId, amra.userId],
    )
    await tell(app, { kind: kinds.single, to: [amra.userId], by: other.userId })
    const { items } = await list(amra)
    expect(items).toHaveLength(1)
    expect(JSON.stringify(items)).not.toContain('Zlatan')
  })

  test('is not told of what they did themselves, nor twice of one thing, nor when nothing came of it', async () => {
    const amra = await person(app)
    await tell(app, { kind: kinds.single, to: [amra.userId], by: amra.userId })
    await tell(app, { kind: kinds.single, to: [amra.userId, amra.userId] })
    await expect(
      inTransaction(app.services.pool, async (tx) => {
        const data = { thing: 'x' }
        await notify(tx, { services: app.services, kind: kinds.single, to: [amra.userId], about: 'x', data })
        throw new Error('it failed')
      }),
    ).rejects.toThrow('it failed')
    expect((await list(amra)).items).toHaveLength(1)
    await expect(tell(app, { kind: { ...kinds.single }, to: [amra.userId] })).rejects.toThrow('not among')
  })

  test('turns the pages, the newest first, and sees the unread alone', async () => {
    const amra = await person(app)
    for (let nth = 1; nth <= 25; nth += 1)
      await tell(app, { kind: kinds.single, to: [amra.userId], thing: `${nth}` })
    await app.services.pool.query(
      `update notifications set happened_at = now() - make_interval(secs => 30 - (data->>'thing')::int) where user_id = $1`,
      [amra.userId],
    )
    const first = await list(amra)
    expect(first.items.map(({ text }: { text: string }) => Number(text))).toEqual(
      Array.from({ length: 20 }, (_, at) => 25 - at),
    )
    const second = await list(amra, `?after=${first.next}`)
    expect(second.items.map(({ text }: { text: string }) => Number(text))).toEqual([5, 4, 3, 2, 1])
    expect(second.next).toBeNull()
    await amra.call('POST', '/api/notifications/read', { until: first.items[1].at })
    expect((await list(amra, '?unread=true')).items.map(({ text }: { text: string }) => text)).toEqual(['25'])
    expect((await amra.call('GET', '/api/notifications/unread')).body).toMatchObject({
      count: 1,
      places: [{ path: '/things/25' }],
    })
  })

  test('is refused what cannot be meant', async () => {
    const amra = await person(app)
    for (const body of [
      {},
      { ids: [] },
      { ids: ['x'] },
      { until: 'jučer' },
      { ids: [randomUUID()], until: 'x' },
    ])
      expect((await amra.call('POST', '/api/notifications/read', body)).status).toBe(422)
    for (const query of ['?after=1', '?unread=false', '?x=1'])
      expect((await amra.call('GET', `/api/notifications${query}`)).status).toBe(422)
  })
})

test('what somebody reads on one device, and what comes, is heard by all their open pages', async () => {
  const amra = await person(app)
  let heard = 0
  const stop = app.services.hub.subscribe(`user:${amra.userId}`, () => {
    heard += 1
  })
  await tell(app, { kind: kinds.single, to: [amra.userId] })
  await expect.poll(() => heard).toBe(1)
  const { items } = await list(amra)
  await amra.call('POST', '/api/notifications/read', { ids: [items[0].id] })
  await expect.poll(() => heard).toBe(2)
  stop()
})
