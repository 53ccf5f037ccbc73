import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '#features/library/server/library.fixture.ts'
import { pictureAddress } from '#platform/contract/pictures.ts'
import { inDays } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { PollResult } from '../contract/attachments.ts'
import type { Post } from '../contract/feed.endpoints.ts'
import { bodyOf, writer, type Writer } from './feed.fixture.ts'
import { postKind } from './reportable.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const publish = (who: Writer, more: object, text = 'Pogledajte') =>
  who.send('POST', '/api/feed/posts', {
    id: crypto.randomUUID(),
    body: bodyOf(text),
    audience: 'public',
    ...more,
  })
const upload = async ({ headers }: Writer) => {
  const id = crypto.randomUUID()
  await app.http.inject({
    method: 'PUT',
    url: `/api/library/${id}`,
    headers: { origin: 'http://localhost:3000', ...headers, 'content-type': 'image/jpeg' },
    payload: await photo(),
  })
  return id
}

test('pictures are described, of their author alone, and gone from their address while the post is hidden', async () => {
  const [ena, other] = [await writer(app), await writer(app)]
  const [own, foreign] = [await upload(ena), await upload(other)]
  const pictures = [{ picture: own, alt: 'Klupa uz rijeku' }]
  expect((await publish(ena, { pictures: [{ picture: own, alt: '  ' }] })).statusCode).toBe(422)
  expect((await publish(ena, { pictures: [{ picture: foreign, alt: 'Tuđa' }] })).json()).toMatchObject({
    code: 'feed.pictureGone',
  })
  expect((await publish(ena, { pictures: Array.from({ length: 7 }, () => pictures[0]) })).statusCode).toBe(
    422,
  )
  const post = (await publish(ena, { pictures }, ' ')).json<Post>()
  expect(post.pictures.map(({ alt }) => alt)).toEqual(['Klupa uz rijeku'])
  const url = pictureAddress({ id: post.pictures[0]!.picture.file, width: 480, format: 'webp' })
  const see = async () => (await app.http.inject({ method: 'GET', url })).statusCode
  expect(await see()).toBe(200)
  const { services } = app
  await postKind.hide(services.db, { services, id: post.id, reason: '' })
  expect(await see()).toBe(404)
  await postKind.restore(services.db, { services, id: post.id })
  expect(await see()).toBe(200)
  expect((await ena.deletes(post.id)).statusCode).toBe(204)
  expect(await see()).toBe(404)
})

test('a poll counts one vote of each member until its end, and shows results to whoever has voted', async () => {
  const ena = await writer(app)
  const options = ['Utorak', 'Srijeda']
  expect((await publish(ena, { poll: { options, endsAt: inDays(20) } })).json().code).toBe('feed.pollEnd')
  expect((await publish(ena, { poll: { options, endsAt: inDays(-1) } })).json().code).toBe('feed.pollEnd')
  expect((await publish(ena, { poll: { options: ['Jedno'], endsAt: inDays(1) } })).statusCode).toBe(422)
  const { id } = (await publish(ena, { poll: { options, endsAt: inDays(1) } })).json<Post>()
  const voters = await Promise.all(Array.from({ length: 4 }, () => writer(app)))
  const vote = (who: Writer, choice: number) => who.send('PUT', `/api/feed/posts/${id}/vote`, { choice })
  // Each presses both several times at once: one of them counts.
  await Promise.all(voters.flatMap((who) => [0, 1, 0, 1].map((choice) => vote(who, choice))))
  const seen = (await ena.opens(id)).json<Post>().poll!
  expect(seen.votes).toBe(4)
  expect(seen.options.reduce((sum, { votes }) => sum + (votes ?? 0), 0)).toBe(4)
  const late = await writer(app)
  expect((await late.opens(id)).json<Post>().poll!.options.map(({ votes }) => votes)).toEqual([null, null])
  expect((await vote(late, 5)).statusCode).toBe(422)
  expect((await vote(late, 1)).json<PollResult>()).toMatchObject({ choice: 1, votes: 5 })
  expect((await vote(late, 0)).json<PollResult>()).toMatchObject({ choice: 1, votes: 5 })
  await app.services.pool.query(
    `update feed_polls set ends_at = now() - interval '1 second' where post_id = $1`,
    [id],
  )
  expect((await vote(await writer(app), 0)).json()).toMatchObject({ code: 'feed.pollOver' })
  const open = await app.http.inject({ method: 'GET', url: `/api/public/feed/${id}` })
  expect(open.json<Post>().poll).toMatchObject({ isOver: true, votes: 5, choice: null })
})

test('an event has a title, a time and a place, and is found by its title', async () => {
  const ena = await writer(app)
  const event = { title: 'Otvoreni sat o pozivu', startsAt: inDays(3), place: 'Dom omladine, Zenica' }
  const post = (await publish(ena, { event }, ' ')).json<Post>()
  expect(post.event).toEqual(event)
  const report = await postKind.find(app.services.db, { id: post.id })
  expect(report?.text).toContain('Dom omladine, Zenica')
})
