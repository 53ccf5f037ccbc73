import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { pictureAddress } from '#platform/contract/pictures.ts'
import type { LibraryPicture } from '#features/library/contract/library.endpoints.ts'
import { upload } from '#features/library/server/library.fixture.ts'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { PHOTO_WIDTHS, PHOTOS_MAX } from '../../contract/photos/photos.endpoints.ts'
import type { Photo, Project } from '../../contract/projects.endpoints.ts'
import { somebody, type Somebody } from '../money/money.fixture.ts'
import { startedProject } from '../projects.fixture.ts'
import { projectKind } from '../reported.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const BOARD = { create: { width: 900, height: 1600, channels: 3, background: '#3b7a57' } } as const
const jpeg = () =>
  sharp(BOARD)
    .withExif({ IFD0: { Artist: 'Tajni vlasnik' } })
    .jpeg()
    .toBuffer()

async function written() {
  const [lana, stranger] = await Promise.all(['Lana', 'Zoran'].map((name) => somebody(app, name)))
  const { slug } = await startedProject(app, { team: [lana!.userId] })
  const id = newId()
  const url = `/api/projects/${slug}/activities/${id}`
  await lana!.send('PUT', url, { text: 'Okrečili smo zid.', day: '2026-01-05' })
  type Sent = { photo?: string; alt?: string; bytes?: Buffer; to?: string; type?: string }
  const send = async (one: Somebody, { photo = newId(), alt = 'Zid', bytes, to = url, type }: Sent = {}) =>
    app.http.inject({
      method: 'PUT',
      url: `${to}/photos/${photo}?alt=${encodeURIComponent(alt)}`,
      headers: {
        origin: 'http://localhost:3000',
        ...one.headers,
        'content-type': type ?? 'image/jpeg',
      },
      payload: bytes ?? (await jpeg()),
    })
  const shown = async () =>
    (await app.http.inject(`/api/public/projects/${slug}`)).json<Project>().activities[0]?.photos
  return { lana: lana!, stranger: stranger!, slug, id, url, send, shown }
}

test('a team shows what it did in photos, drawn anew and with words for those who do not see them', async () => {
  const { lana, slug, send, shown } = await written()
  const kept = (await send(lana, { alt: ' Zeleni zid iza škole ' })).json<Photo>()
  expect(kept).toMatchObject({ alt: 'Zeleni zid iza škole', width: 720, height: 1280 })
  expect(await shown()).toEqual([kept])
  for (const width of PHOTO_WIDTHS) {
    const { rawPayload } = await app.http.inject(pictureAddress({ id: kept.picture, width, format: 'webp' }))
    const found = await sharp(rawPayload).metadata()
    expect([found.height, found.exif]).toEqual([width, undefined])
    expect(rawPayload.includes('Tajni vlasnik')).toBe(false)
  }
  const [judged] = await projectKind.pictures!(app.services, { id: slug })
  expect(judged).toMatchObject({ alt: 'Zeleni zid iza škole' })
  expect((await projectKind.find(app.services.db, { id: slug }))?.text).toContain('Zeleni zid')
})

test('a photo that a device sends again is kept once, also at the same moment', async () => {
  const { lana, send, shown } = await written()
  const [photo, bytes] = [newId(), await jpeg()]
  const answers = await Promise.all([1, 2, 3].map(() => send(lana, { photo, bytes })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set(answers.map((answer) => answer.json<Photo>().picture)).size).toBe(1)
  expect(await shown()).toHaveLength(1)
})

test('photos are the team’s alone to add, say what is on them, and are pictures, six at most', async () => {
  const { lana, stranger, url, send, shown } = await written()
  expect((await send(stranger)).statusCode).toBe(404)
  expect((await send(lana, { alt: ' ' })).statusCode).toBe(422)
  expect((await send(lana, { bytes: Buffer.from('%PDF-1.4') })).json()).toMatchObject({
    code: 'media.pictureUnreadable',
  })
  expect((await send(lana, { type: 'application/pdf' })).statusCode).toBe(415)
  expect((await send(lana, { to: url.replace(/[^/]+$/, newId()) })).statusCode).toBe(404)
  const other = await written()
  expect((await send(lana, { to: other.url })).statusCode).toBe(404)
  const taken = (await send(lana)).json<Photo>()
  const moved = await other.send(other.lana, { photo: taken.id })
  expect(moved.json()).toMatchObject({ code: 'projects.idTaken' })
  for (let count = 1; count < PHOTOS_MAX; count += 1) await send(lana)
  expect((await send(lana)).json()).toMatchObject({ code: 'projects.photosFull' })
  expect(await shown()).toHaveLength(PHOTOS_MAX)
})

test('photos of hidden words lead nowhere until they are shown again', async () => {
  const { lana, slug, send, shown } = await written()
  const kept = (await send(lana)).json<Photo>()
  const at = (picture: string) =>
    PHOTO_WIDTHS.map((width) => app.http.inject(pictureAddress({ id: picture, width, format: 'webp' })))
  const { services } = app
  await inTransaction(services.pool, (tx) => projectKind.hide(tx, { services, id: slug, reason: 'Sadržaj' }))
  await expect
    .poll(async () => (await Promise.all(at(kept.picture))).map(({ statusCode }) => statusCode))
    .toEqual([404, 404])
  // Neither the team's page nor a new photo shows them; moderators still see them.
  const own = (await lana.send('GET', `/api/projects/${slug}`)).json<{ project: Project }>()
  expect(own.project.activities[0]?.photos).toEqual([])
  expect((await send(lana)).json()).toMatchObject({ code: 'projects.wordsHidden' })
  expect(await projectKind.pictures!(services, { id: slug })).toHaveLength(1)
  await inTransaction(services.pool, (tx) => projectKind.restore(tx, { services, id: slug }))
  const [again] = (await shown()) ?? []
  expect(again).toMatchObject({ id: kept.id, alt: kept.alt })
  expect((await Promise.all(at(again!.picture))).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('the team takes one photo away, and with it its address; the entry and the others stay', async () => {
  const { lana, stranger, url, send, shown } = await written()
  const [one, other] = [(await send(lana)).json<Photo>(), (await send(lana)).json<Photo>()]
  expect((await stranger.send('DELETE', `${url}/photos/${one.id}`)).statusCode).toBe(404)
  const elsewhere = await written()
  expect((await elsewhere.lana.send('DELETE', `${elsewhere.url}/photos/${one.id}`)).statusCode).toBe(404)
  expect((await lana.send('DELETE', `${url}/photos/${one.id}`)).statusCode).toBe(204)
  expect((await lana.send('DELETE', `${url}/photos/${one.id}`)).statusCode).toBe(404)
  expect(await shown()).toEqual([other])
  const address = pictureAddress({ id: one.picture, width: PHOTO_WIDTHS[0], format: 'webp' })
  expect((await app.http.inject(address)).statusCode).toBe(404)
})

test('with an entry its photos go, and those of hidden words are not listed', async () => {
  const { lana, slug, url, send, shown } = await written()
  const { picture } = (await send(lana)).json<Photo>()
  await app.services.pool.query('update projects set words_hidden_at = now() where slug = $1', [slug])
  expect(await shown()).toBeUndefined()
  await app.services.pool.query('update projects set words_hidden_at = null where slug = $1', [slug])
  expect((await lana.send('DELETE', url)).statusCode).toBe(204)
  const address = pictureAddress({ id: picture, width: PHOTO_WIDTHS[0], format: 'webp' })
  expect((await app.http.inject(address)).statusCode).toBe(404)
})

test('A team puts a picture of the library into its log: its file may be replaced, hiding the words hides it, and the library says where it stands', async () => {
  const lana = await person(app)
  const stranger = await person(app)
  const { slug } = await startedProject(app, { team: [lana.userId] })
  const url = `/api/projects/${slug}/activities/${newId()}`
  await lana.send('PUT', url, { text: 'Okrečili smo zid.', day: '2026-01-05' })
  const { id: picture } = await upload(lana)
  const foreign = await upload(stranger)
  const put = (which: string, photo = newId(), alt = 'Zeleni zid') =>
    lana.send('PUT', `${url}/photos/${photo}/picture`, { picture: which, alt })
  expect((await put(foreign.id)).statusCode).toBe(404)
  expect((await put(picture, newId(), ' ')).statusCode).toBe(422)
  const kept = (await put(picture)).json<Photo>()
  expect((await put(picture, kept.id)).json()).toEqual(kept)
  const shown = async () => (await app.http.inject(`/api/public/projects/${slug}`)).json<Project>()
  expect((await shown()).activities[0]?.photos).toEqual([kept])
  const statusOf = async (file: string) => (await app.http.inject(`/pictures/${file}/1280.webp`)).statusCode
  expect(await statusOf(kept.picture)).toBe(200)
  const { uses } = (await lana.send('GET', `/api/library/${picture}/uses`)).json<{ uses: object[] }>()
  expect(uses).toEqual([
    { title: { bhs: 'Igralište', en: 'Igralište' }, path: `/projects/${slug}`, isShown: true },
  ])
  const { answer } = await upload(lana, { id: picture, to: `/api/library/${picture}/file` })
  const { file } = answer.json<LibraryPicture>()
  expect((await shown()).activities[0]?.photos[0]?.picture).toBe(file)
  const { services } = app
  await inTransaction(services.pool, (tx) => projectKind.hide(tx, { services, id: slug, reason: 'x' }))
  expect(await statusOf(file)).toBe(404)
  await inTransaction(services.pool, (tx) => projectKind.restore(tx, { services, id: slug }))
  expect(await statusOf(file)).toBe(200)
  expect((await lana.send('DELETE', `/api/library/${picture}`)).statusCode).toBe(409)
  expect((await lana.send('DELETE', `${url}/photos/${kept.id}`)).statusCode).toBe(204)
  expect(await statusOf(file)).toBe(404)
  expect((await lana.send('DELETE', `/api/library/${picture}`)).statusCode).toBe(204)
})
