import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Post } from '../../contract/feed.endpoints.ts'
import { writer, type Writer } from '../feed.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const pins = (who: Writer, post: string, wanted = true) =>
  who.send('PUT', `/api/feed/posts/${post}/pinned`, { wanted })
const pinned = async (reader: Writer, member: Writer) =>
  (await reader.send('GET', `/api/feed/members/${member.userId}/pinned`)).json<{ post: Post | null }>().post
    ?.id

describe('a pinned post', () => {
  test('One own post stands on the profile, and another takes its place', async () => {
    const [ena, reader] = [await writer(app), await writer(app)]
    const [one, two] = [await ena.wrote('Prva'), await ena.wrote('Druga')]
    expect(await pinned(reader, ena)).toBeUndefined()
    expect((await pins(ena, one)).statusCode).toBe(204)
    expect(await pinned(reader, ena)).toBe(one)
    expect((await ena.opens(one)).json()).toMatchObject({ isPinned: true })
    expect((await ena.opens(two)).json()).toMatchObject({ isPinned: false })
    await Promise.all([pins(ena, two), pins(ena, two)])
    expect(await pinned(reader, ena)).toBe(two)
    // Taking down what does not stand there changes nothing.
    await pins(ena, one, false)
    expect(await pinned(ena, ena)).toBe(two)
    await pins(ena, two, false)
    expect(await pinned(reader, ena)).toBeUndefined()
    expect((await pins(reader, one)).statusCode).toBe(404)
    expect((await pins(reader, one, false)).statusCode).toBe(404)
  })

  test('However often one presses at once, each press is taken', async () => {
    const ena = await writer(app)
    const post = await ena.wrote('Prva')
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => pins(ena, post)))
      expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([204])
      await pins(ena, post, false)
    }
  })

  test('A visitor meets it on the published profile where it is for everybody, and nowhere else', async () => {
    const ena = await writer(app)
    const slug = `ena-${ena.userId}`
    const visit = async () =>
      (await app.http.inject(`/api/public/feed/members/${slug}/pinned`)).json<{ post: Post | null }>().post
        ?.id
    const open = await ena.wrote('Za sve', 'public')
    await pins(ena, open)
    expect(await visit()).toBeUndefined()
    const { pool } = app.services
    await pool.query('insert into profile_slugs (slug, user_id, is_current) values ($1, $2, true)', [
      slug,
      ena.userId,
    ])
    expect(await visit()).toBe(open)
    await pins(ena, await ena.wrote('Za članove'))
    expect(await visit()).toBeUndefined()
    await pins(ena, open)
    await pool.query('update profiles set published_at = null where user_id = $1', [ena.userId])
    expect(await visit()).toBeUndefined()
  })

  test('Nobody sees one there whom its audience or a block keeps from it', async () => {
    const [ena, reader] = [await writer(app), await writer(app)]
    await pins(ena, await ena.wrote('Za kontakte', 'connections'))
    expect(await pinned(reader, ena)).toBeUndefined()
    const open = await ena.wrote('Za članove')
    await pins(ena, open)
    expect(await pinned(reader, ena)).toBe(open)
    await ena.block(reader)
    expect(await pinned(reader, ena)).toBeUndefined()
    await ena.deletes(open)
    expect(await pinned(ena, ena)).toBeUndefined()
  })
})
