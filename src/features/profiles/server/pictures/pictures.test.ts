import { trackFile } from '#features/media/server/media.fixture.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { gifOf } from '#platform/server/pictures/pictures.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureAddress, UPLOAD_LIMIT } from '../../contract/pictures.ts'
import { eraseProfile, exportProfile } from '../data-rights.ts'
import { owner, photo } from '../profiles.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

test.each(['photo', 'cover'] as const)(
  'a %s is kept in every size, anew and without what the camera wrote',
  async (kind) => {
    const person = await owner(app)
    const answer = await person.upload(kind, await photo())
    expect(answer.statusCode).toBe(200)
    const { id, placeholder } = answer.json<{ id: string; placeholder: string }>()
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThan(600)
    for (const width of PICTURE_WIDTHS[kind]) {
      for (const format of PICTURE_FORMATS) {
        const { rawPayload, headers } = await visitor(app).get(pictureAddress({ id, width, format }))
        const found = await sharp(rawPayload).metadata()
        expect(found).toMatchObject({ width, height: kind === 'photo' ? width : Math.round(width / 3) })
        expect(found.exif).toBeUndefined()
        expect(rawPayload.includes('Tajni vlasnik')).toBe(false)
        expect(headers['cache-control']).toContain('immutable')
      }
    }
    expect((await person.own()).pictures[kind]).toEqual({ id, placeholder })
  },
)

test('a new photo takes the place of the old one, whose files go, and stands in the header', async () => {
  const person = await owner(app)
  const first = (await person.upload('photo', await photo())).json<{ id: string }>()
  const second = (await person.upload('photo', await photo(400, 400))).json<{ id: string }>()
  const at = (id: string) => pictureAddress({ id, width: 256, format: 'webp' })
  expect((await visitor(app).get(at(first.id))).statusCode).toBe(404)
  expect((await findUserById(app.services.db, person.userId))?.pictureUrl).toBe(at(second.id))
  expect((await person.send('DELETE', '/api/profile/photo')).statusCode).toBe(204)
  expect((await visitor(app).get(at(second.id))).statusCode).toBe(404)
  expect((await person.own()).pictures.photo).toBeNull()
})

test('two photos that come at once leave one', async () => {
  const person = await owner(app)
  const bytes = await photo()
  const answers = await Promise.all([1, 2, 3].map(() => person.upload('photo', bytes)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { photo: kept } = (await person.own()).pictures
  expect(answers.map((answer) => answer.json<{ id: string }>().id)).toContain(kept?.id)
})

test('whoever sends what is no picture is told why, and keeps the photo they have', async () => {
  const person = await owner(app)
  const { id } = (await person.upload('photo', await photo())).json<{ id: string }>()
  const damaged = (await photo()).subarray(0, 700)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>')
  const wide = await sharp({ create: { width: 16_000, height: 5000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const cases = [
    [damaged, 422, 'media.pictureUnreadable'],
    [svg, 422, 'media.pictureUnreadable'],
    [Buffer.from('%PDF-1.7'), 422, 'media.pictureUnreadable'],
    [await photo(90, 90), 422, 'media.pictureSmall'],
    [wide, 422, 'media.pictureHuge'],
    [Buffer.alloc(UPLOAD_LIMIT + 1), 413, 'platform.tooLarge'],
  ] as const
  for (const [bytes, status, code] of cases) {
    const answer = await person.upload('photo', Buffer.from(bytes))
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  }
  const wrongType = await person.upload('photo', await photo(), 'application/pdf')
  expect([wrongType.statusCode, wrongType.json().code]).toEqual([415, 'platform.wrongFile'])
  expect((await person.own()).pictures.photo?.id).toBe(id)
})

test('whoever sends a picture that is too large to be opened hears how large one of its kind may be', async () => {
  const person = await owner(app)
  const answer = await person.upload('photo', gifOf(7745, 7745))
  expect(answer.json()).toMatchObject({
    code: 'media.pictureHuge',
    error:
      'Slika je prevelika: 60 megapiksela, a ovakvu datoteku otvaramo do 18 megapiksela. Smanji je ili je sačuvaj kao običan JPEG.',
  })
})

test('a stranger is refused before the file is read, and a file under a strange name is not there', async () => {
  const answer = await app.http.inject({
    method: 'PUT',
    url: '/api/profile/photo',
    headers: { origin: 'http://localhost:3000', 'content-type': 'image/jpeg' },
    payload: Buffer.alloc(UPLOAD_LIMIT + 1),
  })
  expect(answer.statusCode).toBe(401)
  for (const path of [`${randomUUID()}/256.webp`, '..%2f..%2fsecret/256.webp', `${randomUUID()}/256.png`]) {
    expect((await visitor(app).get(`/pictures/${path}`)).statusCode).toBe(404)
  }
})

test('a person takes profile and pictures along, and nothing of them stays when they leave', async () => {
  const person = await owner(app)
  await person.save('about', { about: { bhs: 'Za ponijeti', en: '' } })
  const { id } = (await person.upload('photo', await photo())).json<{ id: string }>()
  const files = new Map<string, object>()
  for await (const file of exportProfile({ services: app.services, userId: person.userId })) {
    const { path, content } = file
    files.set(path, typeof content === 'function' ? await (content as () => Promise<object>)() : content)
  }
  expect(JSON.stringify(files.get('profile/profile.json'))).toContain('Za ponijeti')
  expect(files.get('profile/photo.webp')).toBeInstanceOf(Buffer)
  const file = await trackFile(app.services, id)
  await inTransaction(app.services.pool, async (tx) => {
    await eraseProfile({ services: app.services, tx, userId: person.userId })
  })
  expect(await file.isStored()).toBe(false)
})
