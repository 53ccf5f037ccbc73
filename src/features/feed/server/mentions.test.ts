import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Audience } from '../contract/audience.ts'
import type { Post } from '../contract/feed.endpoints.ts'
import { bodyOf, writer, type Writer } from './feed.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

let made = 0
/** A member with a name of their own, as it is written behind an @. */
async function named(given: Parameters<typeof writer>[1] = {}) {
  made += 1
  const lastName = `Prva${'abcdefghijklmnopqrstuvwxyz'[made]}ka`
  const who = await writer(app, given)
  await app.services.pool.query('update users set first_name = $2, last_name = $3 where id = $1', [
    who.userId,
    'Željka',
    lastName,
  ])
  return { ...who, name: `Željka ${lastName}` }
}
type Named = Awaited<ReturnType<typeof named>>

const mentioning = (
  by: Writer,
  who: readonly Named[],
  given: { audience?: Audience; text?: string; id?: string } = {},
) => {
  const {
    audience = 'members',
    text = who.map(({ name }) => `@${name}`).join(' i '),
    id = crypto.randomUUID(),
  } = given
  const mentions = who.map(({ userId }) => userId)
  return by.send('POST', '/api/feed/posts', { id, body: bodyOf(`Hvala ${text}`), audience, mentions })
}
const mentionRows = async (who: Writer) => {
  const { rows } = await app.services.pool.query<{ n: number }>(
    `select count(*)::int as n from notifications where user_id = $1 and kind = 'feed.mention'`,
    [who.userId],
  )
  return rows[0]!.n
}
const found = async (who: Writer, q: string, audience: Audience = 'members') =>
  (await who.send('GET', `/api/feed/people?q=${encodeURIComponent(q)}&audience=${audience}`))
    .json<{ people: { id: string }[] }>()
    .people.map(({ id }) => id)

describe('a member who is mentioned', () => {
  test('hears of it once, however often the device sends the post, and the name leads to the profile', async () => {
    const [ena, ana] = [await named(), await named()]
    const id = crypto.randomUUID()
    const [first, again] = await Promise.all([mentioning(ena, [ana], { id }), mentioning(ena, [ana], { id })])
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect((await ena.opens(id)).json<Post>().mentions).toMatchObject([{ name: ana.name }])
    expect(await mentionRows(ana)).toBe(1)
    expect((await ana.send('GET', '/api/notifications')).body).toContain('spominje te u objavi')
    // An edit notifies only the members whom it newly mentions.
    const maja = await named()
    await ena.send('PUT', `/api/feed/posts/${id}`, {
      body: bodyOf(`Hvala vama: @${ana.name}, @${maja.name}!`),
      mentions: [ana.userId, maja.userId],
    })
    expect([await mentionRows(ana), await mentionRows(maja)]).toEqual([1, 1])
  })

  test('cannot be mentioned across a block, whoever blocked whom', async () => {
    for (const blocksAuthor of [true, false]) {
      const [ena, ana, reader] = [await named(), await named(), await named()]
      await (blocksAuthor ? ana.block(ena) : ena.block(ana))
      const { id } = (await mentioning(ena, [ana])).json<Post>()
      expect((await reader.opens(id)).json<Post>().mentions).toEqual([])
      expect(await mentionRows(ana)).toBe(0)
      expect(await found(ena, ana.name)).toEqual([])
    }
  })

  test('needs to be in the audience of the post and to be named in its words', async () => {
    const [ena, ana, near] = [await named(), await named(), await named()]
    await connected(ena, near)
    const { id } = (await mentioning(ena, [ana, near], { audience: 'connections' })).json<Post>()
    expect((await near.opens(id)).json<Post>().mentions).toMatchObject([{ name: near.name }])
    expect([await mentionRows(ana), await mentionRows(near)]).toEqual([0, 1])
    await mentioning(ena, [ana], { text: 'svima' })
    expect(await mentionRows(ana)).toBe(0)
    const hidden = await named({ published: false })
    await mentioning(ena, [hidden])
    expect(await mentionRows(hidden)).toBe(0)
  })

  test('stays hidden from a reader on the other side of a block', async () => {
    const [ena, ana, reader] = [await named(), await named(), await named()]
    const { id } = (await mentioning(ena, [ana])).json<Post>()
    expect((await reader.opens(id)).json<Post>().mentions).toHaveLength(1)
    await ana.block(reader)
    expect((await reader.opens(id)).json<Post>().mentions).toEqual([])
  })
})

describe('somebody who types a name', () => {
  test('finds connections without a letter, and members by their name', async () => {
    const [ena, near, far] = [await named(), await named(), await named()]
    await connected(ena, near)
    expect(await found(ena, '')).toEqual([near.userId])
    expect(await found(ena, near.name, 'connections')).toEqual([near.userId])
    expect(await found(ena, far.name, 'connections')).toEqual([])
    expect((await app.http.inject('/api/feed/people?q=a&audience=members')).statusCode).toBe(401)
    expect((await ena.send('GET', '/api/feed/people?q=a&audience=nobody')).statusCode).toBe(422)
  })

  test('finds a person by any word of the name, before names that only contain it and however many profiles do', async () => {
    const [ena, far, within] = [await named(), await named(), await named()]
    const name = (who: Named, first: string, last: string) =>
      app.services.pool.query('update users set first_name = $2, last_name = $3 where id = $1', [
        who.userId,
        first,
        last,
      ])
    await name(far, 'Sanela', 'Begović Kos')
    await name(within, 'Mediha', 'Alibegović')
    const others: string[] = []
    for (let n = 0; n < 9; n += 1) others.push((await named()).userId)
    await app.services.pool.query(
      `update network_directory set folded = folded || ' begovic kos' where user_id = any($1::uuid[])`,
      [others],
    )
    expect(await found(ena, 'begović')).toEqual([far.userId, within.userId])
    expect(await found(ena, 'Кос')).toEqual([far.userId])
    expect(await found(ena, 'kos sanela')).toEqual([far.userId])
    await far.block(ena)
    expect(await found(ena, 'kos')).toEqual([])
  })
})
