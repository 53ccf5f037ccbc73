import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CommentPage } from '#features/discussions/contract/comments/comments.endpoints.ts'
import { connected } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Audience } from '../contract/audience.ts'
import { writer, type Writer } from './feed.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
let made = 0
const call = (who: Writer, first: string, last: string) =>
  app.services.pool.query('update users set first_name = $2, last_name = $3 where id = $1', [
    who.userId,
    first,
    last,
  ])
/** A member with a name of their own, as it is written behind an @. */
async function named(given: Parameters<typeof writer>[1] = {}) {
  made += 1
  const last = `Treća${LETTERS[Math.floor(made / 26)]}${LETTERS[made % 26]}ka`
  const who = await writer(app, given)
  await call(who, 'Đana', last)
  return { ...who, name: `Đana ${last}` }
}
type Named = Awaited<ReturnType<typeof named>>

const mentioning = (
  by: Writer,
  about: string,
  who: readonly Named[],
  given: { text?: string; id?: string } = {},
) =>
  by.send('POST', '/api/comments', {
    id: given.id ?? randomUUID(),
    kind: 'feed',
    about,
    answers: null,
    text: given.text ?? `Pitaj ${who.map(({ name }) => `@${name}`).join(' i ')}!`,
    mentions: who.map(({ userId }) => userId),
  })
const comments = async (who: Writer, about: string) => (await who.reads(about)).json<CommentPage>().items
const notices = async (who: Writer) => {
  const { rows } = await app.services.pool.query<{ kind: string }>(
    `select kind from notifications where user_id = $1 and kind like 'discussions.%' order by kind`,
    [who.userId],
  )
  return rows.map(({ kind }) => kind)
}
const found = async (who: Writer, about: string, q: string) =>
  (await who.send('GET', `/api/comments/people?kind=feed&id=${about}&q=${encodeURIComponent(q)}`))
    .json<{ people: { id: string }[] }>()
    .people.map(({ id }) => id)
const young = (who: Writer) =>
  app.services.pool.query(`update users set born_on = now() - interval '16 years' where id = $1`, [
    who.userId,
  ])
const post = async (by: Writer, audience: Audience = 'members') => by.wrote('Ko zna gdje je most?', audience)

describe('a member whom a comment names', () => {
  test('a named member hears of the comment once, however often it is sent or edited, and appears under today’s name', async () => {
    const [ena, ivo, ana] = [await named(), await named(), await named()]
    const about = await post(ena)
    const id = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => mentioning(ivo, about, [ana], { id })))
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect(await notices(ana)).toEqual(['discussions.mention'])
    expect(await notices(ena)).toEqual(['discussions.comment'])
    expect((await ana.send('GET', '/api/notifications')).body).toContain('spominje te u komentaru')
    const { rows } = await app.services.pool.query<{ body: string }>(
      'select body from discussion_posts where id = $1',
      [id],
    )
    expect(rows[0]!.body).toBe('Pitaj @[1]!')
    await call(ana, 'Ana', 'Udata')
    expect(await comments(ena, about)).toMatchObject([
      { text: 'Pitaj @[1]!', mentions: [{ place: 1, id: ana.userId, name: 'Ana Udata' }] },
    ])
    const maja = await named()
    const body = {
      text: `Pitajte @Ana Udata ili @${maja.name}, @[7]`,
      mentions: [ana.userId, maja.userId],
    }
    await ivo.send('PUT', `/api/discussions/${id}`, body)
    await ivo.send('PUT', `/api/discussions/${id}`, body)
    const [mended] = await comments(ena, about)
    expect(mended).toMatchObject({ text: 'Pitajte @[1] ili @[2], @ [7]' })
    expect(mended!.mentions.map(({ id: who }) => who)).toEqual([ana.userId, maja.userId])
    expect([await notices(ana), await notices(maja)]).toEqual([
      ['discussions.mention'],
      ['discussions.mention'],
    ])
  })

  test('the author of the post, or of the answered comment, hears of a comment once, and not as a mention too', async () => {
    const [ena, ivo] = [await named(), await named()]
    const about = await post(ena)
    await mentioning(ivo, about, [ena])
    expect(await notices(ena)).toEqual(['discussions.comment'])
  })

  test('a comment shows no name of a member whose account has ended', async () => {
    const [ena, ana] = [await named(), await named()]
    const about = await post(ena)
    await mentioning(ena, about, [ana])
    await app.services.pool.query('delete from users where id = $1', [ana.userId])
    expect(await comments(ena, about)).toMatchObject([{ text: 'Pitaj @[1]!', mentions: [] }])
  })

  test('a member cannot name somebody across a block in either direction, and readers across a block do not see the name', async () => {
    for (const blocksAuthor of [true, false]) {
      const [ena, ivo, ana] = [await named(), await named(), await named()]
      const about = await post(ena)
      await (blocksAuthor ? ana.block(ivo) : ivo.block(ana))
      expect(await found(ivo, about, ana.name)).toEqual([])
      await mentioning(ivo, about, [ana])
      expect(await notices(ana)).toEqual([])
      expect(await comments(ena, about)).toMatchObject([{ text: `Pitaj @${ana.name}!`, mentions: [] }])
    }
    const [ena, ivo, ana] = [await named(), await named(), await named()]
    const about = await post(ena)
    await mentioning(ivo, about, [ana])
    await ana.block(ena)
    expect(await comments(ena, about)).toMatchObject([{ text: 'Pitaj @[1]!', mentions: [] }])
  })

  test('needs to be able to read the post, and to be named in the words', async () => {
    const [ena, far, near] = [await named(), await named(), await named()]
    await connected(ena, near)
    const about = await post(ena, 'connections')
    expect(await found(ena, about, 'đana')).toEqual([near.userId])
    await mentioning(ena, about, [far, near])
    expect([await notices(far), await notices(near)]).toEqual([[], ['discussions.mention']])
    await mentioning(ena, about, [near], { text: 'Pitaj nekoga' })
    expect(await notices(near)).toEqual(['discussions.mention'])
    expect((await far.send('GET', `/api/comments/people?kind=feed&id=${about}&q=a`)).statusCode).toBe(404)
    expect((await app.http.inject(`/api/comments/people?kind=feed&id=${about}&q=a`)).statusCode).toBe(401)
  })

  test('under 18 is named by whom they know alone, in comments and in posts', async () => {
    const [ena, minor] = [await named(), await named()]
    await young(minor)
    const about = await post(ena)
    expect(await found(ena, about, minor.name)).toEqual([])
    const people = `/api/feed/people?audience=members&q=${encodeURIComponent(minor.name)}`
    expect((await ena.send('GET', people)).json()).toEqual({ people: [] })
    await mentioning(ena, about, [minor])
    expect(await notices(minor)).toEqual([])
    await minor.ask(ena)
    await ena.accept(minor)
    expect(await found(ena, about, minor.name)).toEqual([minor.userId])
    await mentioning(ena, about, [minor])
    expect(await notices(minor)).toEqual(['discussions.mention'])
  })
})
