import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected } from '#features/network/server/network.fixture.ts'
import { toCursor } from '#platform/contract/cursor.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { listForYou, Post } from '../../contract/feed.endpoints.ts'
import { writer, type Writer } from '../feed.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const inject = (url: string) => app.http.inject({ method: 'GET', url })

describe('the feed for one member', () => {
  const forYou = async (who: Writer) =>
    (await who.send('GET', '/api/feed/for-you')).json<ResponseOf<typeof listForYou>>()

  test('begins with people and tags near them, says why, leaves out what they muted, and ends', async () => {
    const [reader, friend, stranger, tagger, muted] = (await Promise.all(
      Array.from({ length: 5 }, () => writer(app)),
    )) as [Writer, Writer, Writer, Writer, Writer]
    await connected(reader, friend)
    await reader.send('PUT', '/api/feed/followed-tags/PrviPosao', { wanted: true })
    await reader.mute(muted)
    await reader.send('POST', '/api/network/muted-words', { kind: 'word', word: 'kladionica' })
    const [far, near, tagged] = [
      await stranger.wrote('Od stranca'),
      await friend.wrote('Od kontakta', 'connections'),
      await tagger.wrote('Tražim #prviposao'),
    ]
    await muted.wrote('Ovo ne stiže')
    await stranger.wrote('Najbolja kladionica u gradu')
    const first = await forYou(reader)
    const why = new Map(first.fresh.map(({ post, why: { reason } }) => [post.id, reason]))
    expect([why.get(near), why.get(tagged), why.get(far)]).toEqual(['connected', 'tag', 'recent'])
    const order = first.fresh.map(({ post }) => post.id)
    expect(order.indexOf(near)).toBeLessThan(order.indexOf(far))
    expect(JSON.stringify(first)).not.toMatch(/Ovo ne stiže|kladionica/)
    expect(first.since).toBeNull()

    // A reload is the same visit; the next one begins half an hour after the last look.
    expect((await forYou(reader)).since).toBeNull()
    await app.services.pool.query(
      `update feed_visits set last_at = now() - interval '2 hours' where user_id = $1`,
      [reader.userId],
    )
    await app.services.pool.query(
      `update feed_posts set created_at = now() - interval '3 hours' where id = any($1)`,
      [[far, near, tagged]],
    )
    const late = await stranger.wrote('Novo od tada')
    const second = await forYou(reader)
    expect(second.since).not.toBeNull()
    expect(second.fresh.map(({ post }) => post.id)).toContain(late)
    expect(second.fresh.map(({ post }) => post.id)).not.toContain(near)
    expect((await reader.wrote('Moje')) && (await forYou(reader)).own.map(({ isOwn }) => isOwn)).toEqual([
      true,
    ])
  })

  test('leaves out a post that they hid in every list, until they take it back', async () => {
    const [reader, writing] = (await Promise.all([writer(app), writer(app)])) as [Writer, Writer]
    const [id, other] = [
      await writing.wrote('Ovu ne želim #sitnica'),
      await writing.wrote('Ova ostaje #sitnica'),
    ]
    const hide = (wanted: boolean) => reader.send('PUT', `/api/feed/posts/${id}/hide`, { wanted })
    const lists = async () => {
      const { own, fresh, earlier } = await forYou(reader)
      const newest = (await reader.send('GET', '/api/feed')).json<{ posts: Post[] }>().posts
      const tag = (await reader.send('GET', '/api/feed/tagged?tag=sitnica')).json<{ posts: Post[] }>().posts
      return [[...own, ...[...fresh, ...earlier].map(({ post }) => post)], newest, tag].map((posts) =>
        posts.map((post) => post.id),
      )
    }
    for (const list of await lists()) expect(list).toContain(id)
    for (const answer of await Promise.all([hide(true), hide(true)])) expect(answer.statusCode).toBe(204)
    for (const list of await lists()) {
      expect(list).not.toContain(id)
      expect(list).toContain(other)
    }
    // A member who has its address still reads it.
    expect((await reader.send('GET', `/api/feed/posts/${id}`)).statusCode).toBe(200)
    await hide(false)
    for (const list of await lists()) expect(list).toContain(id)
  })

  test('tells how much came meanwhile, and finds a tag in every spelling', async () => {
    const [reader, ena] = [await writer(app), await writer(app)]
    const first = await ena.wrote('Prva #Šta_Se_Radi', 'public')
    const [seen] = (await reader.feed()).posts
    await ena.wrote('Druga #šta_se_radi', 'members')
    await reader.wrote('Moja se ne broji')
    const after = toCursor({ at: new Date(seen!.at), id: first })
    expect((await reader.send('GET', `/api/feed/news?after=${after}`)).json()).toEqual({ count: 1 })
    const tagged = await reader.send('GET', `/api/feed/tagged?tag=${encodeURIComponent('ШТА_се_ради')}`)
    expect(tagged.json<{ posts: Post[] }>().posts).toHaveLength(2)
    const forAll = (await inject('/api/public/feed/tags/stasradi')).json<{ posts: Post[] }>()
    expect(forAll.posts).toHaveLength(0)
    expect((await inject('/api/public/feed/tags/staseradi')).json<{ posts: Post[] }>().posts).toHaveLength(1)
  })
})
