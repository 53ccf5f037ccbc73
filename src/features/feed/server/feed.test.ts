import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { CommentPage } from '#features/discussions/contract/comments/comments.endpoints.ts'
import type { Post } from '../contract/feed.endpoints.ts'
import { bodyOf, writer, type Writer } from './feed.fixture.ts'

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

  test('Strangers cannot comment on posts of minors or of members who accept only people they know, and a phone number in a reply to a minor is flagged', async () => {
    const { pool } = app.services
    const [minor, careful, friend, stranger] = [
      await writer(app),
      await writer(app),
      await writer(app),
      await writer(app),
    ]
    await pool.query(`update users set born_on = now() - interval '15 years' where id = $1`, [minor.userId])
    await careful.send('PUT', '/api/network/settings/reachable', { reachable: 'known' })
    for (const author of [minor, careful]) {
      await connected(author, friend)
      const post = await author.wrote('Farbamo klupe u subotu.', 'public')
      const open = async (one: Writer) => (await one.reads(post)).json<CommentPage>().isOpen
      expect([await open(author), await open(friend), await open(stranger)]).toEqual([true, true, false])
      const refused = await stranger.comments(post, 'Javi mi se.')
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'discussions.over'])
      for (const one of [friend, author]) expect((await one.comments(post, 'Dolazim.')).statusCode).toBe(204)
    }
    const elsewhere = await stranger.wrote('Ko bi na radionicu?')
    const said = { id: crypto.randomUUID() }
    await minor.comments(elsewhere, 'Ja bih.', said)
    await stranger.comments(elsewhere, 'Nazovi me na 061 123 456', { answers: said.id })
    const { rows } = await pool.query(
      `select f.sign from moderation_cases c join moderation_flags f on f.case_id = c.id where c.author_id = $1`,
      [stranger.userId],
    )
    expect(rows).toEqual([{ sign: 'minor' }])
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
