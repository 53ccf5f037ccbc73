import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Post } from '../../contract/feed.endpoints.ts'
import { writer, type Writer } from '../feed.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('lists of saved posts', () => {
  const lists = async (who: Writer) =>
    (await who.send('GET', '/api/feed/save-lists')).json<{
      lists: { id: string; name: string; count: number }[]
    }>().lists
  const saved = async (who: Writer, list?: string) =>
    (await who.send('GET', `/api/feed/saved${list ? `?list=${list}` : ''}`))
      .json<{ posts: Post[] }>()
      .posts.map(({ id }) => id)
  const makes = async (who: Writer, name: string, id: string = randomUUID()) => {
    const answer = await who.send('POST', '/api/feed/save-lists', { id, name })
    return { ...answer, id }
  }

  test('A member saves a post into a list, moves it, and keeps it when the list is removed', async () => {
    const [ena, amra] = [await writer(app), await writer(app)]
    const [one, two] = [await ena.wrote('Prva'), await ena.wrote('Druga')]
    const { id: list } = await makes(amra, 'Za posao')
    const save = (post: string, body: object) => amra.send('PUT', `/api/feed/posts/${post}/saved`, body)
    await save(one, { wanted: true, list })
    await save(two, { wanted: true })
    expect(await saved(amra, list)).toEqual([one])
    expect(await saved(amra)).toEqual([two, one])
    // Saving again without a word about lists moves nothing.
    await save(one, { wanted: true })
    expect(await saved(amra, list)).toEqual([one])
    await save(two, { wanted: true, list })
    expect(await lists(amra)).toEqual([{ id: list, name: 'Za posao', count: 2 }])
    await amra.send('PUT', `/api/feed/save-lists/${list}`, { name: 'Za praksu' })
    expect(await lists(amra)).toMatchObject([{ name: 'Za praksu' }])
    await save(two, { wanted: true, list: null })
    expect(await saved(amra, list)).toEqual([one])
    await amra.send('DELETE', `/api/feed/save-lists/${list}`)
    expect(await lists(amra)).toEqual([])
    expect(await saved(amra)).toEqual([two, one])
  })

  test('are created once by a double press, belong to their member alone, and number thirty at most', async () => {
    const [ena, amra] = [await writer(app), await writer(app)]
    const id = randomUUID()
    const both = await Promise.all([makes(ena, 'Ideje', id), makes(ena, 'Ideje', id)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await lists(ena)).toHaveLength(1)
    expect(await lists(amra)).toEqual([])
    expect((await makes(amra, 'Moje', id)).statusCode).toBe(404)
    const post = await ena.wrote('Objava')
    expect(
      (await amra.send('PUT', `/api/feed/posts/${post}/saved`, { wanted: true, list: id })).statusCode,
    ).toBe(404)
    expect((await amra.send('PUT', `/api/feed/save-lists/${id}`, { name: 'Moje' })).statusCode).toBe(404)
    expect((await amra.send('DELETE', `/api/feed/save-lists/${id}`)).statusCode).toBe(404)
    expect((await makes(ena, ' ')).statusCode).toBe(422)
    const many = await Promise.all(Array.from({ length: 32 }, (_, n) => makes(ena, `Lista ${n}`)))
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(29)
    expect((await app.http.inject('/api/feed/save-lists')).statusCode).toBe(401)
  })
})
