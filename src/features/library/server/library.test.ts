import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { trackFile } from '#features/media/server/media.fixture.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { LibraryPicture } from '../contract/library.endpoints.ts'
import { usePictures, usedPictures } from './index.ts'
import { upload } from './library.fixture.ts'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(() => app.stop())

const FACTS = {
  description: { bhs: 'Most u zoru', en: 'A bridge at dawn' },
  author: 'A. H.',
  licence: 'cc-by' as const,
  focal: { x: 20, y: 80 },
}
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const listOf = async (who: Person, path = '/api/library') =>
  (await who.send('GET', path)).json<{ pictures: LibraryPicture[] }>().pictures
const use = (thing: string, pictures: [string, string | null][], by: readonly string[] | 'staff') =>
  inTransaction(app.services.pool, (tx) =>
    usePictures(tx, { kind: 'article', thing, by, pictures: new Map(pictures) }),
  )
const bytesOf = async (file: string) => (await app.http.inject(`/pictures/${file}/480.webp`)).statusCode

describe('an author', () => {
  test('adds a picture, describes it, finds it again, and nobody else sees it', async () => {
    const [author, stranger] = [await person(app), await person(app)]
    const { id, answer } = await upload(author)
    expect(answer.json<LibraryPicture>()).toMatchObject({ id, uses: 0 })
    const described = await author.send('PUT', `/api/library/${id}/facts`, FACTS)
    expect(described.json<LibraryPicture>()).toMatchObject(FACTS)
    expect((await listOf(author)).map((one) => one.id)).toEqual([id])
    expect((await listOf(stranger)).map((one) => one.id)).not.toContain(id)
    expect((await author.send('GET', `/api/library/${id}/bytes`)).headers['content-type']).toBe('image/webp')
    for (const [method, path] of [
      ['GET', 'bytes'],
      ['GET', 'uses'],
      ['PUT', 'facts'],
    ] as const) {
      const body = method === 'PUT' ? FACTS : undefined
      expect((await stranger.send(method, `/api/library/${id}/${path}`, body)).statusCode).toBe(404)
    }
    expect((await stranger.send('DELETE', `/api/library/${id}`)).statusCode).toBe(404)
    expect(codeOf((await upload(stranger, { id })).answer)).toBe('library.idTaken')
  })

  test('has one picture, however often the device sends it at once', async () => {
    const author = await person(app)
    const id = randomUUID()
    const all = await Promise.all([1, 2, 3].map(() => upload(author, { id })))
    expect(all.map(({ answer }) => answer.statusCode)).toEqual([200, 200, 200])
    expect(new Set(all.map(({ answer }) => answer.json<LibraryPicture>().file)).size).toBe(1)
    expect(await listOf(author)).toHaveLength(1)
  })

  test('replaces a picture in place: texts go on naming it, and the former bytes go', async () => {
    const author = await person(app)
    const { id, answer } = await upload(author)
    const { file } = answer.json<LibraryPicture>()
    const before = await trackFile(app.services, file)
    await use(randomUUID(), [[id, '2026-01-01T00:00:00Z']], [author.userId])
    const replaced = await upload(author, { id, to: `/api/library/${id}/file` })
    const now = replaced.answer.json<LibraryPicture>()
    expect([now.id, now.uses]).toEqual([id, 1])
    expect(now.file).not.toBe(file)
    expect(await before.isStored()).toBe(false)
    // It is served at once where the former one was.
    expect(await bytesOf(now.file)).toBe(200)
  })

  test('removes a picture that stands nowhere, and none that is used at this moment', async () => {
    const author = await person(app)
    const { id } = await upload(author)
    const thing = randomUUID()
    const remove = () => author.send('DELETE', `/api/library/${id}`)
    const [removed] = await Promise.all([remove(), use(thing, [[id, null]], [author.userId])])
    const used = await usedPictures(app.services.db, { kind: 'article', thing })
    expect([removed.statusCode, used]).toEqual(removed.statusCode === 204 ? [204, []] : [409, [id]])
    await use(thing, [], [author.userId])
    expect([204, 404]).toContain((await remove()).statusCode)
    expect(await listOf(author)).toEqual([])
  })
})

describe('a use', () => {
  test('takes pictures of its writers and of everybody, and none of a stranger', async () => {
    const [author, stranger] = [await person(app), await person(app)]
    const [own, foreign, shared] = [await upload(author), await upload(stranger), await upload(staff)]
    const thing = randomUUID()
    const all: [string, null][] = [own, foreign, shared].map(({ id }) => [id, null])
    await use(thing, all, [author.userId])
    const used = () => usedPictures(app.services.db, { kind: 'article', thing })
    expect((await used()).toSorted()).toEqual([own.id, shared.id].toSorted())
    await use(thing, all, 'staff')
    // A picture that an editor added stays when the author saves.
    await use(thing, all, [author.userId])
    expect(await used()).toHaveLength(3)
  })

  test('lets everybody have the bytes from its moment on, and nobody before or after it', async () => {
    const author = await person(app)
    const { id, answer } = await upload(author)
    const { file } = answer.json<LibraryPicture>()
    const thing = randomUUID()
    const by = [author.userId]
    expect(await bytesOf(file)).toBe(404)
    await use(thing, [[id, null]], by)
    expect(await bytesOf(file)).toBe(404)
    await use(thing, [[id, '2999-01-01T00:00:00Z']], by)
    expect(await bytesOf(file)).toBe(404)
    await use(thing, [[id, '2026-01-01T00:00:00Z']], by)
    expect(await bytesOf(file)).toBe(200)
    await app.services.pool.query('update users set suspended_at = now() where id = $1', [author.userId])
    expect(await bytesOf(file)).toBe(404)
    await app.services.pool.query('update users set suspended_at = null where id = $1', [author.userId])
    await use(thing, [], by)
    expect(await bytesOf(file)).toBe(404)
  })
})

test('staff find what lacks a description, what is unused and where a picture stands', async () => {
  const author = await person(app)
  const { id } = await upload(author)
  const ids = async (filter: string) =>
    (await listOf(staff, `/api/admin/library?filter=${filter}`)).map((one) => one.id)
  expect(await ids('undescribed')).toContain(id)
  expect(await ids('unused')).toContain(id)
  expect(await ids('large')).not.toContain(id)
  await staff.send('PUT', `/api/admin/library/${id}/facts`, FACTS)
  expect(await ids('undescribed')).not.toContain(id)
  expect((await author.send('GET', '/api/admin/library?filter=all')).statusCode).toBe(403)
  const created = await author.send('POST', '/api/articles', { title: { bhs: 'Sa slikom', en: '' } })
  const article = created.json<{ id: string }>().id
  await use(article, [[id, null]], [author.userId])
  expect(await ids('unused')).not.toContain(id)
  expect((await staff.send('GET', `/api/admin/library/${id}/uses`)).json()).toEqual({
    uses: [{ title: { bhs: 'Sa slikom', en: '' }, path: `/articles/${article}/edit`, isShown: false }],
  })
  expect(codeOf(await staff.send('DELETE', `/api/admin/library/${id}`))).toBe('library.inUse')
  // With the article goes its use.
  await author.send('DELETE', `/api/articles/${article}`)
  expect((await staff.send('DELETE', `/api/admin/library/${id}`)).statusCode).toBe(204)
})

test('A part chosen for a shape is served as long as the picture is, the picture stays whole, and another file ends it', async () => {
  const who = await person(app)
  const stranger = await person(app)
  const { id } = await upload(who)
  const url = `/api/library/${id}/crops/square`
  const cut = { x: 900, y: 0, width: 500 }
  expect((await stranger.send('PUT', url, cut)).statusCode).toBe(404)
  expect((await who.send('PUT', url.replace('square', 'round'), cut)).statusCode).toBe(422)
  const before = (await who.send('GET', `/api/library/${id}/bytes`)).rawPayload
  const picture = (await who.send('PUT', url, cut)).json<LibraryPicture>()
  const [part] = picture.crops
  expect(part?.shape).toBe('square')
  expect(part?.width).toBe(part?.height)
  // Moved until it lies within the picture.
  expect(part!.cut.x + part!.cut.width).toBe(1000)
  expect((await who.send('GET', `/api/library/${id}/bytes`)).rawPayload).toEqual(before)
  const statusOf = async (file: string) => (await app.http.inject(`/pictures/${file}/480.webp`)).statusCode
  expect(await statusOf(part!.file)).toBe(404)
  const thing = randomUUID()
  const show = (shownFrom: string | null) =>
    usePictures(app.services.db, {
      kind: 'article',
      thing,
      by: 'staff',
      pictures: new Map([[id, shownFrom]]),
    })
  await show(new Date(0).toISOString())
  expect(await statusOf(part!.file)).toBe(200)
  await show(null)
  expect(await statusOf(part!.file)).toBe(404)
  await show(new Date(0).toISOString())
  const again = (await who.send('PUT', url, { ...cut, x: 0 })).json<LibraryPicture>().crops[0]!
  expect([await statusOf(part!.file), await statusOf(again.file)]).toEqual([404, 200])
  expect((await who.send('DELETE', url)).json<LibraryPicture>().crops).toEqual([])
  expect(await statusOf(again.file)).toBe(404)
  await who.send('PUT', url, cut)
  const { answer } = await upload(who, { id, to: `/api/library/${id}/file` })
  expect(answer.json<LibraryPicture>().crops).toEqual([])
})
