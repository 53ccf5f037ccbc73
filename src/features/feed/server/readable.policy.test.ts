import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { AUDIENCES } from '../contract/audience.ts'
import { writer, type Writer } from './feed.fixture.ts'
import { feed } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const inject = (url: string) => app.http.inject({ method: 'GET', url })
const ids = async (who: Writer) => (await who.feed()).posts.map(({ id }) => id)

describe('who reads a post', () => {
  type Relation =
    | 'stranger'
    | 'follower'
    | 'connection'
    | 'blocker'
    | 'blocked'
    | 'muter'
    | 'visitor'
    | 'author'
  const relate: Record<Relation, (reader: Writer, author: Writer) => Promise<unknown>> = {
    stranger: async () => undefined,
    follower: (reader, author) => reader.follow(author),
    connection: (reader, author) => connected(reader, author),
    blocker: (reader, author) => reader.block(author),
    blocked: (reader, author) => author.block(reader),
    muter: (reader, author) => reader.mute(author),
    visitor: async () => undefined,
    author: async () => undefined,
  }
  const all = { public: true, members: true, connections: false }
  /** The audiences that include each reader when they open a post. */
  const expected: Record<Relation, Record<(typeof AUDIENCES)[number], boolean>> = {
    stranger: all,
    follower: all,
    connection: { ...all, connections: true },
    blocker: { public: false, members: false, connections: false },
    blocked: { public: false, members: false, connections: false },
    muter: all,
    visitor: { public: true, members: false, connections: false },
    author: { ...all, connections: true },
  }

  test.each(Object.keys(relate) as Relation[])(
    'is the same in the feed, at its address, under it, in search, in a card and outside for a %s',
    async (relation) => {
      const author = await writer(app)
      const reader = relation === 'author' ? author : await writer(app)
      await relate[relation](reader, author)
      for (const audience of AUDIENCES) {
        const id = await author.wrote(`Za ${relation}${audience} #matrica`, audience)
        const may = expected[relation][audience]
        const label = [relation, audience]
        const open = await inject(`/api/public/feed/${id}`)
        expect([...label, 'public', open.statusCode]).toEqual([
          ...label,
          'public',
          audience === 'public' ? 200 : 404,
        ])
        const said = await inject(`/api/public/comments/feed/${id}`)
        expect([...label, 'said', said.statusCode]).toEqual([
          ...label,
          'said',
          audience === 'public' ? 200 : 404,
        ])
        const isPublic = audience === 'public'
        const rss = await inject('/tag/feed.rss?tag=matrica')
        expect([...label, 'rss', rss.body.includes(id)]).toEqual([...label, 'rss', isPublic])
        const picture = await feed.shareTitle?.(app.services, `objava-${id}`)
        expect([...label, 'picture', picture !== undefined]).toEqual([...label, 'picture', isPublic])
        const listed = await feed.sitemap?.(app.services)
        expect([...label, 'sitemap', listed?.some(({ path }) => path === `/feed/${id}`)]).toEqual([
          ...label,
          'sitemap',
          isPublic,
        ])
        if (relation === 'visitor') continue
        const status = may ? 200 : 404
        expect([...label, 'page', (await reader.opens(id)).statusCode]).toEqual([...label, 'page', status])
        expect([...label, 'comments', (await reader.reads(id)).statusCode]).toEqual([
          ...label,
          'comments',
          status,
        ])
        expect([...label, 'list', (await ids(reader)).includes(id)]).toEqual([
          ...label,
          'list',
          may && relation !== 'muter',
        ])
        const found = (await reader.send('GET', `/api/search?query=${relation}${audience}`)).body.includes(id)
        expect([...label, 'search', found]).toEqual([...label, 'search', may && relation !== 'muter'])
        const shared = await reader.send('GET', `/api/feed/card?link=/feed/posts/${id}`)
        expect([...label, 'card', shared.body.includes('Za ')]).toEqual([...label, 'card', may])
        expect([...label, 'support', (await reader.supports(id)).statusCode]).toEqual([
          ...label,
          'support',
          status,
        ])
        const comment = await reader.comments(id, 'Dobro je.')
        expect([...label, 'comment', comment.statusCode]).toEqual([...label, 'comment', may ? 204 : 404])
      }
    },
  )

  test('ends at once for all when its author is suspended', async () => {
    const [ena, reader] = [await writer(app), await writer(app)]
    const id = await ena.wrote('Javno', 'public')
    await app.services.pool.query('update users set suspended_at = now() where id = $1', [ena.userId])
    expect((await reader.opens(id)).statusCode).toBe(404)
    expect((await inject(`/api/public/feed/${id}`)).statusCode).toBe(404)
  })
})
