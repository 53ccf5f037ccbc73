import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDocument, TITLED } from '#features/library/server/documents/documents.fixture.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { PublicArticle } from '../contract/public.endpoints.ts'
import { articleText, codeOf, contentEditor, read, write } from './articles.fixture.ts'
import { toRichText } from './seed/to-rich-text.ts'

let app: TestApp
let author: Person
beforeAll(async () => {
  app = await buildTestApp()
  author = await person(app)
  await app.services.pool.query('insert into article_trusted_authors (user_id) values ($1)', [author.userId])
})
afterAll(() => app.stop())

const facts = (id: string) => `/api/library-documents/${id}/facts`
const statusOf = async (id: string) => (await app.http.inject(`/files/${id}`)).statusCode

/** A draft whose text offers a file. */
async function offering(file: string, title: string) {
  const text = articleText('Prvi pasus.', title)
  const body = toRichText(`Prvi pasus.\n\n@/files/${file}`)
  return write(author, { ...text, body: { ...text.body, bhs: body } })
}

test('A visitor reads the title, sort and size of a file in a published article and downloads it, until the article is taken back', async () => {
  const { id } = await sendDocument(author)
  await author.send('PUT', facts(id), TITLED)
  const article = await offering(id, 'Kako do stipendije')
  expect(await statusOf(id)).toBe(404)
  await article.submit()
  const { slug } = await article.see()
  expect((await read(app, slug)).json<PublicArticle>().cards).toEqual([
    expect.objectContaining({
      kind: 'file',
      slug: id,
      title: TITLED.title,
      file: { ending: 'pdf', size: expect.any(Number) },
    }),
  ])
  expect(await statusOf(id)).toBe(200)
  expect(codeOf(await author.send('DELETE', `/api/library-documents/${id}`))).toBe('library.inUse')
  await author.send('POST', `${article.url}/withdrawal`)
  expect(await statusOf(id)).toBe(404)
})

test('An article is published only once each of its files has a title in both languages', async () => {
  const { id } = await sendDocument(author)
  const article = await offering(id, 'Bez naziva')
  expect(codeOf(await article.submit())).toBe('articles.fileUntitled')
  await author.send('PUT', facts(id), TITLED)
  expect((await article.submit()).statusCode).toBe(200)
})

test('A member cannot offer a file of somebody else by naming it, and an editor of the text has what its author put there', async () => {
  const stranger = await person(app)
  const { id: foreign } = await sendDocument(stranger)
  await stranger.send('PUT', facts(foreign), TITLED)
  expect(codeOf(await (await offering(foreign, 'Tuđa datoteka')).submit())).toBe('articles.fileGone')
  expect(await statusOf(foreign)).toBe(404)
  const { id } = await sendDocument(author)
  await offering(id, 'Nacrt s datotekom')
  const editor = await contentEditor(app)
  expect((await editor.send('GET', `/api/library-documents/${id}`)).statusCode).toBe(404)
  await author.send('PUT', facts(id), TITLED)
  await app.services.pool.query('delete from article_trusted_authors where user_id = $1', [author.userId])
  const waiting = await offering(id, 'Čeka urednika')
  await waiting.submit()
  expect((await editor.send('GET', `/api/library-documents/${id}`)).statusCode).toBe(200)
  await app.services.pool.query('insert into article_trusted_authors (user_id) values ($1)', [author.userId])
})
