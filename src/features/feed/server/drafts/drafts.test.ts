import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { SavedDraft } from '../../contract/drafts.endpoints.ts'
import type { Post } from '../../contract/feed.endpoints.ts'
import { bodyOf, draftOf, writer, type Writer } from '../feed.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const saving = (who: Writer, id: string, version: number, text = 'Pišem o mostu') =>
  who.send('PUT', `/api/feed/drafts/${id}`, { draft: draftOf(text), version })
const draftsOf = async (who: Writer) =>
  (await who.send('GET', '/api/feed/drafts')).json<{ drafts: SavedDraft[] }>().drafts
const publishing = (who: Writer, id: string, text = 'Pišem o mostu') =>
  who.send('POST', '/api/feed/posts', { id, body: bodyOf(text), audience: 'members' })

describe('a member who writes a post', () => {
  test('finds it on another device, with everything in it, until it is deleted', async () => {
    const [ena, other] = [await writer(app), await writer(app)]
    const [first, second] = [randomUUID(), randomUUID()]
    expect((await saving(ena, first, 0)).json()).toEqual({ version: 1 })
    const draft = {
      ...draftOf('Pišem o rijeci'),
      poll: { isOn: true, options: ['Da', ''], endsAt: '' },
      schedule: { isOn: true, at: inHours(20) },
      mentions: [{ id: other.userId, name: 'Ana Anić' }],
    }
    await ena.send('PUT', `/api/feed/drafts/${second}`, { draft, version: 0 })
    expect(await draftsOf(ena)).toMatchObject([{ id: second, draft, version: 1 }, { id: first }])
    expect(await draftsOf(other)).toEqual([])
    expect((await other.opens(first)).statusCode).toBe(404)
    expect((await other.send('DELETE', `/api/feed/drafts/${first}`)).statusCode).toBe(404)
    expect((await saving(other, first, 1)).statusCode).toBe(404)
    expect((await ena.send('DELETE', `/api/feed/drafts/${second}`)).statusCode).toBe(204)
    expect(await draftsOf(ena)).toMatchObject([{ id: first }])
    // A device that goes on writing does not bring back a draft that another one deleted.
    expect((await saving(ena, second, 1)).statusCode).toBe(409)
    expect((await app.http.inject('/api/feed/drafts')).statusCode).toBe(401)
    const unknown = { draft: { ...draftOf('x'), secret: 1 }, version: 0 }
    expect((await ena.send('PUT', `/api/feed/drafts/${randomUUID()}`, unknown)).statusCode).toBe(422)
  })

  test('loses nothing to a device that was quicker, and a repeated save adds nothing', async () => {
    const ena = await writer(app)
    const id = randomUUID()
    await saving(ena, id, 0)
    const answers = await Promise.all(['A', 'B', 'C'].map((text) => saving(ena, id, 1, text)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const [{ draft, version } = { draft: draftOf(''), version: 0 }] = await draftsOf(ena)
    expect(version).toBe(2)
    // The answer to the same save was lost on its way.
    const again = await ena.send('PUT', `/api/feed/drafts/${id}`, { draft, version: 1 })
    expect(again.json()).toEqual({ version: 2 })
  })

  test('publishes it once from two devices, and it is a draft no more, whatever a slow device still saves', async () => {
    const [ena, reader] = [await writer(app), await writer(app)]
    const id = randomUUID()
    await saving(ena, id, 0)
    const sent = await Promise.all([publishing(ena, id), publishing(ena, id), saving(ena, id, 1, 'Pišem')])
    expect(sent.slice(0, 2).map(({ statusCode }) => statusCode)).toEqual([201, 201])
    await publishing(ena, id)
    expect(await draftsOf(ena)).toEqual([])
    expect((await saving(ena, id, 1, 'Još jednom')).json<{ code: string }>().code).toBe('feed.published')
    expect((await publishing(ena, id, 'Drugačije')).json<{ code: string }>().code).toBe('feed.published')
    expect((await reader.opens(id)).json<Post>()).toMatchObject({ id, body: bodyOf('Pišem o mostu') })
    expect(await draftsOf(ena)).toEqual([])
  })

  test('schedules it, and it is among the scheduled posts alone', async () => {
    const ena = await writer(app)
    const id = randomUUID()
    await saving(ena, id, 0)
    await ena.send('POST', '/api/feed/scheduled', {
      id,
      body: bodyOf('Pišem o mostu'),
      audience: 'members',
      publishAt: inHours(24),
    })
    expect(await draftsOf(ena)).toEqual([])
    expect((await saving(ena, id, 1, 'Kasno')).json<{ code: string }>().code).toBe('feed.published')
  })

  test('has at most thirty, however many devices save at once', async () => {
    const ena = await writer(app)
    const answers = await Promise.all(Array.from({ length: 33 }, () => saving(ena, randomUUID(), 0)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
    expect(answers.find(({ statusCode }) => statusCode !== 200)!.json<{ code: string }>().code).toBe(
      'feed.draftsFull',
    )
  })
})
