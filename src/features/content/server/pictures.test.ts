import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LibraryPicture } from '#features/library/contract/library.endpoints.ts'
import { upload } from '#features/library/server/library.fixture.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { admin } from './blocks.fixture.ts'

let app: TestApp
let editor: Person
beforeAll(async () => {
  app = await buildTestApp()
  editor = await person(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterAll(() => app.stop())

const ID = 'feature-1-text'

function illustrated(words: string, pictures: readonly string[], alt = 'Most preko rijeke') {
  const figures = pictures.map((picture) => ({
    type: 'figure' as const,
    attrs: { picture, alt, caption: 'Naš most.' },
  }))
  return { type: 'doc' as const, content: [...lineOf(words).content, ...figures] }
}
async function save(document: object, { id = ID, revision = 0 } = {}) {
  const answer = await editor.send('PUT', `${admin}/${id}`, { locale: 'bhs', document, revision })
  return { status: answer.statusCode, body: answer.json() }
}
async function read(id = ID) {
  return (await app.http.inject(`/api/content/blocks?locale=bhs&ids=${id}`)).json<{
    blocks: { revision: number; pictures?: { id: string; file: string }[] }[]
  }>().blocks[0]
}
const isPublic = async (file: string) =>
  (await app.http.inject(`/pictures/${file}/480.webp`)).statusCode === 200

test('An editor puts a picture of the library below a text, visitors get it, and the library says where it stands', async () => {
  const { id: picture, answer } = await upload(editor)
  const { file } = answer.json<LibraryPicture>()
  expect(await isPublic(file)).toBe(false)
  expect((await save(illustrated('Vidiš šta fali.', [picture]))).status).toBe(200)
  expect((await read())?.pictures).toMatchObject([{ id: picture, file }])
  expect(await isPublic(file)).toBe(true)
  const uses = await editor.send('GET', `/api/library/${picture}/uses`)
  expect(uses.json()).toMatchObject({ uses: [{ path: '/', title: { en: expect.stringMatching(/\w/) } }] })
  expect((await editor.send('DELETE', `/api/library/${picture}`)).statusCode).toBe(409)

  expect((await save(lineOf('Bez slike.'), { revision: 1 })).status).toBe(200)
  expect(await read()).not.toHaveProperty('pictures')
  expect(await isPublic(file)).toBe(false)
  const restore = { locale: 'bhs', revision: 1, expected: 2 }
  expect((await editor.send('POST', `${admin}/${ID}/restore`, restore)).statusCode).toBe(200)
  expect((await read())?.pictures).toMatchObject([{ id: picture }])

  // An earlier text comes back without a picture that is gone.
  await save(lineOf('Opet bez slike.'), { revision: 3 })
  expect((await editor.send('DELETE', `/api/library/${picture}`)).statusCode).toBe(204)
  expect((await editor.send('POST', `${admin}/${ID}/restore`, { ...restore, expected: 4 })).statusCode).toBe(
    200,
  )
  expect(await read()).not.toHaveProperty('pictures')
})

test('A picture is refused without a description, below a line of words, above the words, and where it is not in the library', async () => {
  const { id: picture } = await upload(editor)
  const { content } = illustrated('Koraci', [picture])
  const refused = async (document: object, given = {}) => (await save(document, given)).body.code
  expect(await refused(illustrated('Koraci', [picture], ' '), { id: 'step-1-text' })).toBe(
    'content.undescribed',
  )
  expect(await refused(illustrated('Koraci', [picture]), { id: 'steps-title' })).toBe('content.noPictures')
  expect(await refused({ type: 'doc', content: content.toReversed() }, { id: 'step-1-text' })).toBe(
    'platform.invalid',
  )
  const many = Array.from({ length: 4 }, () => picture)
  expect(await refused(illustrated('Koraci', many), { id: 'step-1-text' })).toBe('platform.invalid')
  expect(await refused(illustrated('', [picture]), { id: 'step-1-text' })).toBe('content.empty')
  expect(await refused(illustrated('Koraci', [randomUUID()]), { id: 'step-1-text' })).toBe(
    'content.pictureGone',
  )
  expect(await read('step-1-text')).toBeUndefined()
})

test('A later save sees the newer text with its picture, and loses nothing', async () => {
  const { id: picture } = await upload(editor)
  const document = illustrated('Prvi tekst', [picture])
  await save(document, { id: 'step-2-text' })
  const late = await save(lineOf('Kasni tekst'), { id: 'step-2-text' })
  expect(late).toMatchObject({ status: 409, body: { code: 'content.newer', current: { document } } })
})
