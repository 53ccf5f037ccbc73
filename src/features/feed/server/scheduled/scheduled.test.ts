import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Post } from '../../contract/feed.endpoints.ts'
import { bodyOf, writer, type Writer } from '../feed.fixture.ts'
import { publishScheduledTask } from './publish-scheduled.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const scheduling = (who: Writer, given: object = {}, id: string = randomUUID()) =>
  who.send('POST', '/api/feed/scheduled', {
    id,
    body: bodyOf('Sutra u podne #kasnije'),
    audience: 'members',
    publishAt: inHours(24),
    ...given,
  })
const scheduled = async (who: Writer) =>
  (await who.send('GET', '/api/feed/scheduled')).json<{ posts: { id: string; isRefused: boolean }[] }>().posts
const publish = () =>
  publishScheduledTask.handle(app.services, {}, { id: randomUUID(), complete: async () => undefined })
const due = (id: string) =>
  app.services.pool.query(
    "update feed_scheduled set publish_at = now() - interval '1 minute' where id = $1",
    [id],
  )

describe('a scheduled post', () => {
  test('appears to nobody before its time, and once afterwards, even when two instances publish it', async () => {
    const [ena, reader] = [await writer(app), await writer(app)]
    const id = randomUUID()
    const [first, again] = await Promise.all([scheduling(ena, {}, id), scheduling(ena, {}, id)])
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(await scheduled(ena)).toMatchObject([{ id, isRefused: false }])
    expect(await scheduled(reader)).toEqual([])
    await publish()
    expect((await reader.opens(id)).statusCode).toBe(404)
    await due(id)
    await Promise.all([publish(), publish(), publish()])
    expect((await reader.opens(id)).json<Post>()).toMatchObject({ id, author: { id: ena.userId } })
    expect((await reader.send('GET', '/api/feed/tagged?tag=kasnije')).json().posts).toHaveLength(1)
    expect(await scheduled(ena)).toEqual([])
    // The device may send it once more after it was published.
    expect((await scheduling(ena, {}, id)).statusCode).toBe(200)
    expect(await scheduled(ena)).toEqual([])
  })

  test('whose poll has ended meanwhile stays with its author, who hears of it once', async () => {
    const ena = await writer(app)
    const id = randomUUID()
    await scheduling(ena, { poll: { options: ['Da', 'Ne'], endsAt: inHours(30) } }, id)
    await app.services.pool.query(
      `update feed_scheduled set publish_at = now() - interval '1 minute',
        post = jsonb_set(post, '{poll,endsAt}', to_jsonb($2::text)) where id = $1`,
      [id, inHours(-1)],
    )
    await publish()
    await publish()
    expect(await scheduled(ena)).toMatchObject([{ id, isRefused: true }])
    expect((await ena.opens(id)).statusCode).toBe(404)
    const { rows } = await app.services.pool.query(
      `select 1 from notifications where user_id = $1 and kind = 'feed.schedule'`,
      [ena.userId],
    )
    expect(rows).toHaveLength(1)
    expect((await ena.send('DELETE', `/api/feed/scheduled/${id}`)).statusCode).toBe(204)
    expect(await scheduled(ena)).toEqual([])
  })

  test('cannot be in the past, too far ahead, without words, with a poll that ends earlier, or the twenty-first', async () => {
    const [ena, other] = [await writer(app), await writer(app)]
    const code = async (given: object) => (await scheduling(ena, given)).json<{ code: string }>().code
    expect(await code({ publishAt: inHours(-1) })).toBe('feed.scheduleTime')
    expect(await code({ publishAt: inHours(61 * 24) })).toBe('feed.scheduleTime')
    expect(await code({ body: bodyOf(' ') })).toBe('feed.empty')
    expect(await code({ poll: { options: ['Da', 'Ne'], endsAt: inHours(2) } })).toBe('feed.pollEnd')
    expect((await scheduling(ena, { publishAt: 'sutra' })).statusCode).toBe(422)
    const answers = await Promise.all(Array.from({ length: 23 }, () => scheduling(ena)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    const id = (await scheduled(ena))[0]!.id
    expect((await other.send('DELETE', `/api/feed/scheduled/${id}`)).statusCode).toBe(404)
    expect((await scheduling(other, {}, id)).statusCode).toBe(404)
    expect((await app.http.inject('/api/feed/scheduled')).statusCode).toBe(401)
  })
})
