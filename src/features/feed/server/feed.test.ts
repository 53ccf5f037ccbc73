import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { AUDIENCES } from '../contract/audience.ts'
import type { CommentPage } from '#features/discussions/contract/comments/comments.endpoints.ts'
import { toCursor } from '#platform/contract/cursor.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listForYou, Post } from '../contract/feed.endpoints.ts'
import { bodyOf, writer, type Writer } from './feed.fixture.ts'
import { feed } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const inject = (url: string) => app.http.inject({ method: 'GET', url })
const ids = async (who: Writer) => (await who.feed()).posts.map(({ id }) => id)

describe('a post', () => {
  test('appears at once for its author and for others, the newest first, page after page', async () => {
    const [ena, reader] = [await writer(app), await writer(app)]
    const written: string[] = []
    for (let n = 0; n < 23; n += 1) written.unshift(await ena.wrote(`Objava broj ${n}`))
    expect((await ids(ena)).slice(0, 3)).toEqual(written.slice(0, 3))
    const first = await reader.feed()
    expect(first.posts.map(({ id }) => id)).toEqual(written.slice(0, 20))
    const second = await reader.feed(`?after=${first.next}`)
    expect(second.posts.slice(0, 3).map(({ id }) => id)).toEqual(written.slice(20))
    expect(first.posts[0]).toMatchObject({
      isOwn: false,
      reactions: 0,
      comments: 0,
      author: { id: ena.userId },
    })
  })

  test('A post sent several times at once is stored once', async () => {
    const ena = await writer(app)
    const id = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ena.post('Samo jednom', 'members', id)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect((await ids(ena)).filter((each) => each === id)).toHaveLength(1)
    expect((await ena.post('Nešto drugo', 'members', id)).json()).toMatchObject({ code: 'feed.published' })
    // The id of somebody else’s post says nothing of it.
    expect((await (await writer(app)).post('Samo jednom', 'members', id)).statusCode).toBe(404)
  })

  test('has words, and not too many of them', async () => {
    const ena = await writer(app)
    expect((await ena.post('   ')).json()).toMatchObject({ code: 'feed.empty' })
    const two = { type: 'doc', content: [...bodyOf('a'.repeat(2999)).content, ...bodyOf('bb').content] }
    const answer = await ena.send('POST', '/api/feed/posts', {
      id: crypto.randomUUID(),
      body: two,
      audience: 'members',
    })
    expect(answer.json()).toMatchObject({ code: 'feed.long' })
  })

  test('Only its author deletes a post, and its comments go with it', async () => {
    const [ena, other] = [await writer(app), await writer(app)]
    const id = await ena.wrote('Nakratko')
    await other.comments(id, 'Vidim!')
    expect((await other.deletes(id)).statusCode).toBe(404)
    expect((await ena.deletes(id)).statusCode).toBe(204)
    expect((await other.opens(id)).statusCode).toBe(404)
    const { rows } = await app.services.pool.query('select 1 from discussion_posts where about_id = $1', [id])
    expect(rows).toEqual([])
  })
})

describe('an own post', () => {
  test('Only its author edits a post, and readers see its earlier versions', async () => {
    const [ena, reader] = [await writer(app), await writer(app)]
    const id = await ena.wrote('Prvo #staro')
    const edit = (who: Writer, text: string) =>
      who.send('PUT', `/api/feed/posts/${id}`, { body: bodyOf(text) })
    expect((await edit(reader, 'Tuđe')).statusCode).toBe(404)
    expect((await edit(ena, ' ')).json()).toMatchObject({ code: 'feed.empty' })
    // The same words sent again are no change, however often they come.
    await Promise.all(Array.from({ length: 4 }, () => edit(ena, 'Drugo #novo')))
    expect((await reader.opens(id)).json()).toMatchObject({ isEdited: true, body: bodyOf('Drugo #novo') })
    const versions = await reader.send('GET', `/api/feed/posts/${id}/versions`)
    expect(versions.json<{ versions: { body: object }[] }>().versions.map(({ body }) => body)).toEqual([
      bodyOf('Prvo #staro'),
    ])
    const tagged = async (tag: string) =>
      (await reader.send('GET', `/api/feed/tagged?tag=${tag}`)).json<{ posts: Post[] }>().posts.length
    expect([await tagged('staro'), await tagged('novo')]).toEqual([0, 1])
    const found = await reader.send('GET', '/api/search?query=drugo')
    expect(found.body).toContain(`/feed/posts/${id}`)
  })

  test('Members find saved posts in the order in which they saved them', async () => {
    const [ena, reader] = [await writer(app), await writer(app)]
    const [first, second] = [await ena.wrote('Prva'), await ena.wrote('Druga')]
    const save = (id: string, wanted = true) => reader.send('PUT', `/api/feed/posts/${id}/saved`, { wanted })
    await save(second)
    await save(first)
    await save(first)
    const saved = async () =>
      (await reader.send('GET', '/api/feed/saved')).json<{ posts: Post[] }>().posts.map(({ id }) => id)
    expect(await saved()).toEqual([first, second])
    expect((await reader.opens(first)).json()).toMatchObject({ isSaved: true })
    await save(second, false)
    expect(await saved()).toEqual([first])
  })
})

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

describe('what others do with a post', () => {
  test('A member supports a post once however often they press, and can take it back', async () => {
    const [ena, one, two] = [await writer(app), await writer(app), await writer(app)]
    const id = await ena.wrote('Podržite')
    await Promise.all([...Array.from({ length: 6 }, () => one.supports(id)), two.supports(id)])
    expect((await ena.opens(id)).json()).toMatchObject({ reactions: 2, hasReacted: false })
    expect((await one.supports(id, false)).json()).toEqual({ reactions: 1, hasReacted: false })
    const told = (await ena.send('GET', '/api/notifications')).body
    expect(told).toContain('tvoju objavu „Podržite“')
    // A blocked member is not counted, because the number would reveal the block.
    await two.block(ena)
    expect((await ena.opens(id)).json()).toMatchObject({ reactions: 0 })
  })

  test('Readers see comments and answers once each, without those of people whom a block severs from them', async () => {
    const [ena, one, two] = [await writer(app), await writer(app), await writer(app)]
    const post = await ena.wrote('Šta mislite?')
    const said = { id: crypto.randomUUID() }
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => one.comments(post, 'Mislim da da.', said)),
    )
    expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    await two.comments(post, 'I ja.', { answers: said.id })
    await ena.comments(post, 'Hvala!', { answers: said.id })
    const read = (await ena.reads(post)).json<CommentPage>()
    expect(read.items.map(({ text, answers }) => [text, answers.map((each) => each.text)])).toEqual([
      ['Mislim da da.', ['I ja.', 'Hvala!']],
    ])
    expect((await ena.feed()).posts.find(({ id }) => id === post)?.comments).toBe(3)
    expect((await ena.send('GET', '/api/notifications')).body).toContain('„Šta mislite?“')
    expect((await one.send('GET', '/api/notifications')).body).toContain('na tvoj komentar uz „Šta mislite?“')
    await two.block(ena)
    expect((await ena.reads(post)).body).not.toContain('I ja.')
    expect((await ena.opens(post)).json()).toMatchObject({ comments: 2 })
    expect((await two.comments(post, 'Ne ide.', { answers: said.id })).statusCode).toBe(404)
  })

  test('A moderator hides a reported post from everybody and restores it', async () => {
    const [ena, reader] = [await writer(app), await writer(app)]
    const id = await ena.wrote('Sporna objava', 'public')
    const report = (kind: string, thing: string) =>
      reader.send('POST', '/api/reports', { kind, thing, reason: 'spam', note: '' })
    expect((await report('feedpost', id)).statusCode).toBeLessThan(300)
    await ena.comments(id, 'Moj komentar')
    const { items } = (await reader.reads(id)).json<CommentPage>()
    expect((await report('post', items[0]!.id)).statusCode).toBeLessThan(300)
    const { postKind } = await import('./reportable.ts')
    const { db } = app.services
    await postKind.hide(db, { services: app.services, id, reason: 'x' })
    expect((await inject(`/api/public/feed/${id}`)).statusCode).toBe(404)
    expect(await ids(ena)).not.toContain(id)
    await postKind.restore(db, { services: app.services, id })
    expect((await inject(`/api/public/feed/${id}`)).statusCode).toBe(200)
  })
})

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
