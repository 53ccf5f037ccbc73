import { trackFile } from '#features/media/server/media.fixture.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Message } from '../../contract/message.ts'
import { exportMessages } from '../data-rights.ts'
import { endUndo, talker } from '../messaging.fixture.ts'
import { messageKind } from '../reportable.ts'

let app: TestApp
let photo: Buffer
beforeAll(async () => {
  app = await buildTestApp()
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2b6f8a' } })
    .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '43/1 51/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.stop())

const PDF = Buffer.from('%PDF-1.4\n% mala ponuda\n%%EOF')
type Talker = Awaited<ReturnType<typeof talker>>

function upload(
  person: Talker,
  id: string,
  given: { name: string; bytes: Buffer; type: string; file?: string },
) {
  const { name, bytes, type, file = crypto.randomUUID() } = given
  return app.http.inject({
    method: 'PUT',
    url: `/api/conversations/${id}/files/${file}?${new URLSearchParams({ name, alt: 'Klupa od hrastovine' })}`,
    headers: { origin: 'http://localhost:3000', ...person.headers, 'content-type': type },
    payload: bytes,
  })
}
const uploadPhoto = (person: Talker, id: string, file?: string) =>
  upload(person, id, { name: 'klupa.jpg', bytes: photo, type: 'image/jpeg', ...(file && { file }) })
const uploadPdf = (person: Talker, id: string) =>
  upload(person, id, { name: 'Ponuda za drvo.pdf', bytes: PDF, type: 'application/pdf' })
const open = (person: Talker, id: string, file: string, size = '') =>
  person.send('GET', `/api/conversations/${id}/files/${file}${size && `?size=${size}`}`)

async function acquainted() {
  const [amra, tarik] = [await talker(app), await talker(app)]
  const id = await amra.begun([tarik])
  await amra.write(id, 'Zdravo!')
  await tarik.answer(id, true)
  return { amra, tarik, id }
}

async function withPhoto() {
  const people = await acquainted()
  const file = (await uploadPhoto(people.amra, people.id)).json<{ id: string }>().id
  const message = (await people.amra.write(people.id, '', { files: [file] })).json<Message>()
  return { ...people, file, message }
}

describe('pictures and documents in messages', () => {
  test('are sent without words, read by the other one, and carry nothing that a camera wrote into them', async () => {
    const { tarik, id, file, message } = await withPhoto()
    expect(message).toMatchObject({
      body: '',
      files: [{ kind: 'picture', name: 'klupa.webp', width: 900, height: 600 }],
    })
    expect((await tarik.read(id)).at(-1)?.files[0]).toMatchObject({ id: file, alt: 'Klupa od hrastovine' })
    const large = await open(tarik, id, file)
    const small = await open(tarik, id, file, 'small')
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': "attachment; filename*=UTF-8''klupa.webp",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const [drawn, tiny] = await Promise.all([
      sharp(large.rawPayload).metadata(),
      sharp(small.rawPayload).metadata(),
    ])
    expect([drawn.width, drawn.exif, tiny.width, tiny.height]).toEqual([900, undefined, 480, 320])
  })

  test('are named as they were, and come back byte by byte', async () => {
    const { amra, tarik, id } = await acquainted()
    const { id: file } = (await uploadPdf(amra, id)).json<{ id: string }>()
    await amra.write(id, 'Evo ponude', { files: [file] })
    const answer = await open(tarik, id, file)
    expect(answer.rawPayload.equals(PDF)).toBe(true)
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('Ponuda za drvo.pdf'))
  })

  test('are nobody else’s to see, before they are sent, from outside, or where a block stands', async () => {
    const { amra, tarik, id } = await acquainted()
    const stranger = await talker(app)
    const { id: file } = (await uploadPhoto(amra, id)).json<{ id: string }>()
    expect((await open(tarik, id, file)).statusCode).toBe(404)
    expect((await uploadPhoto(stranger, id)).statusCode).toBe(404)
    await amra.write(id, '', { files: [file] })
    expect((await open(stranger, id, file)).statusCode).toBe(404)
    const elsewhere = await stranger.begun([amra])
    expect((await open(amra, elsewhere, file)).statusCode).toBe(404)
    await tarik.block(amra)
    expect((await uploadPhoto(amra, id)).json().code).toBe('messaging.cannotReach')
  })

  test('do not come with a request: a stranger sends words alone', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const id = await amra.begun([tarik])
    expect((await uploadPhoto(amra, id)).json().code).toBe('messaging.filesLater')
  })

  test('are refused when they are something else than they say', async () => {
    const { amra, id } = await acquainted()
    const tries = [
      { name: 'virus.exe', bytes: Buffer.from('MZ…'), type: 'application/pdf' },
      { name: 'stranica.pdf', bytes: Buffer.from('<html><script>'), type: 'application/pdf' },
      { name: 'arhiva.zip', bytes: Buffer.from('PK\x03\x04'), type: 'application/pdf' },
      { name: 'slika.png', bytes: Buffer.from('\x89PNG\r\n\x1a\nništa', 'latin1'), type: 'image/png' },
    ]
    const answers = await Promise.all(tries.map((each) => upload(amra, id, each)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 415, 415, 422])
    expect((await upload(amra, id, { ...tries[0]!, type: 'text/html' })).statusCode).toBe(415)
  })

  test('belong to one message however often they are uploaded and sent', async () => {
    const { amra, tarik, id } = await acquainted()
    const file = crypto.randomUUID()
    const uploads = await Promise.all([1, 2, 3].map(() => uploadPhoto(amra, id, file)))
    expect(uploads.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await uploadPhoto(tarik, id, file)).json().code).toBe('messaging.idTaken')
    const sent = await Promise.all([1, 2, 3, 4].map(() => amra.write(id, 'Jednom', { files: [file] })))
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422, 422])
    expect((await amra.read(id)).flatMap(({ files }) => files)).toHaveLength(1)
    expect((await tarik.write(id, 'Moje', { files: [crypto.randomUUID()] })).json().code).toBe(
      'messaging.unknownFile',
    )
    expect((await amra.write(id, '')).json().code).toBe('messaging.empty')
  })

  test('go with their message, with all their bytes, also when staff had hidden it and only they still saw it', async () => {
    const { amra, tarik, id, file, message } = await withPhoto()
    const thing = `${id}:${message.id}`
    const { services } = app
    await messageKind.hide(services.db, { services, id: thing, reason: 'x' })
    expect((await open(tarik, id, file)).statusCode).toBe(404)
    const [seen] = await messageKind.pictures!(services, { id: thing })
    expect(seen).toMatchObject({
      alt: 'Klupa od hrastovine',
      address: expect.stringMatching(/^data:image\/webp/),
    })
    const stored = await trackFile(services, file)
    await amra.send('DELETE', `/api/conversations/${id}/messages/${message.id}`)
    await endUndo(app, message.id)
    expect(await stored.isStored()).toBe(false)
    expect(await messageKind.pictures!(services, { id: thing })).toEqual([])
  })

  test('are in the export of both', async () => {
    const { tarik, id, file } = await withPhoto()
    const paths: string[] = []
    for await (const { path } of exportMessages({ services: app.services, userId: tarik.userId }))
      paths.push(path)
    expect(paths).toEqual([`messages/${id}.json`, `messages/${id}/2-${file}-klupa.webp`])
  })
})
