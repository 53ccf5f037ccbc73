import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toIso } from '#platform/server/db/rows-of.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Content } from '../contract/content.ts'
import type { EditedArticle } from '../contract/editing.endpoints.ts'
import type { PublicArticle } from '../contract/public.endpoints.ts'
import { articleText, codeOf, contentEditor, decide, list, read, write } from './articles.fixture.ts'
import { articleKind } from './reportable.ts'
import { toRichText } from './seed/to-rich-text.ts'

let app: TestApp
let editor: Person
beforeAll(async () => {
  app = await buildTestApp()
  editor = await contentEditor(app)
})
afterAll(() => app.stop())

describe('a member', () => {
  test('writes an article, an editor publishes it, and everybody reads it', async () => {
    const author = await person(app)
    const article = await write(author)
    expect((await article.see()).state).toBe('draft')
    expect((await article.submit()).json<EditedArticle>().state).toBe('waiting')
    expect((await decide(editor, article.id, {})).statusCode).toBe(204)
    const { slug, state } = await article.see()
    expect([slug, state]).toEqual(['neto-ili-bruto', 'published'])
    const shown = (await read(app, slug)).json<PublicArticle>()
    expect(shown).toMatchObject({ title: { bhs: 'Neto ili bruto' }, languages: ['bhs'], topic: 'pay' })
    expect(plainText(shown.body.bhs)).toContain('Neto je ono')
    expect((await list(app, '?topic=pay')).articles.map(({ id }) => id)).toContain(article.id)
    expect((await list(app, '?topic=abroad')).articles.map(({ id }) => id)).not.toContain(article.id)
    expect((await list(app, '?q=легне')).articles.map(({ id }) => id)).toContain(article.id)
    expect((await app.http.inject('/articles/feed.rss')).body).toContain('/articles/neto-ili-bruto')
  })

  test('is told why an article was returned, and nobody reads it', async () => {
    const author = await person(app)
    const article = await write(author)
    await article.submit()
    expect(codeOf(await decide(editor, article.id, { decision: 'return' }))).toBe('articles.reasonMissing')
    await decide(editor, article.id, { decision: 'return', reason: 'Dodaj izvor.' })
    expect(await article.see()).toMatchObject({ state: 'returned', returnedReason: 'Dodaj izvor.' })
    expect((await read(app, (await article.see()).slug)).statusCode).toBe(404)
  })

  test('changes what is published without anybody reading the change before it is published', async () => {
    const author = await person(app)
    await editor.send('PUT', `/api/admin/article-authors/${author.userId}`, { trusted: true })
    const article = await write(author, articleText('Prvo.', 'Tiha izmjena'))
    expect((await article.submit()).json<EditedArticle>().state).toBe('published')
    await article.save({
      body: { bhs: toRichText('Drugo.'), en: toRichText('') },
      title: { bhs: 'Glasna izmjena', en: '' },
    })
    expect(plainText((await read(app, 'tiha-izmjena')).json<PublicArticle>().body.bhs)).toBe('Prvo.')
    await article.submit()
    // The former address goes on leading to it.
    expect((await read(app, 'tiha-izmjena')).json<PublicArticle>()).toMatchObject({ slug: 'glasna-izmjena' })
    const { versions } = (await author.send('GET', `${article.url}/versions`)).json<{
      versions: { id: string; content: Content }[]
    }>()
    expect(versions.map(({ content }) => content.title.bhs)).toEqual(['Glasna izmjena', 'Tiha izmjena'])
    await author.send('POST', `${article.url}/versions/${versions[1]!.id}/restoration`)
    expect((await article.see()).content.title.bhs).toBe('Tiha izmjena')
  })

  test('publishes a language that is whole, and none that was begun and left', async () => {
    const author = await person(app)
    await editor.send('PUT', `/api/admin/article-authors/${author.userId}`, { trusted: true })
    const article = await write(author)
    await article.save({ title: { bhs: 'Neto ili bruto', en: 'Net or gross' } })
    const refused = await article.submit()
    expect(refused.json()).toMatchObject({
      code: 'articles.incomplete',
      fields: { 'summary.en': expect.any(String), 'body.en': expect.any(String) },
    })
    await article.save({
      summary: { bhs: 'Dva broja', en: 'Two figures' },
      body: { bhs: toRichText('Da.'), en: toRichText('Yes.') },
    })
    await article.submit()
    expect((await read(app, (await article.see()).slug)).json<PublicArticle>().languages).toEqual([
      'bhs',
      'en',
    ])
  })

  test('takes an article back, and it is gone at once under every address it had', async () => {
    const author = await person(app)
    await editor.send('PUT', `/api/admin/article-authors/${author.userId}`, { trusted: true })
    const article = await write(author, articleText('Ovdje.', 'Sada me ima'))
    await article.submit()
    await article.save({ title: { bhs: 'Sada me nema', en: '' } })
    await article.submit()
    expect(codeOf(await author.send('DELETE', article.url))).toBe('articles.published')
    await author.send('POST', `${article.url}/withdrawal`)
    for (const slug of ['sada-me-ima', 'sada-me-nema']) expect((await read(app, slug)).statusCode).toBe(404)
    expect((await list(app, '?q=nema')).articles).toEqual([])
    expect((await app.http.inject('/articles/feed.json')).body).not.toContain('sada-me-nema')
    expect((await app.http.inject('/sitemap.xml')).body).not.toContain('sada-me-nema')
  })

  test('saves on an older text and is refused', async () => {
    const author = await person(app)
    const article = await write(author)
    const { content, version } = await article.see()
    const save = () => author.send('PUT', article.url, content, { 'if-match': `"${version}"` })
    const answers = await Promise.all([save(), save(), save()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  test('deletes a draft, and does not see anybody else’s', async () => {
    const [author, stranger] = [await person(app), await person(app)]
    const article = await write(author)
    for (const method of ['GET', 'DELETE'] as const)
      expect((await stranger.send(method, article.url)).statusCode).toBe(404)
    expect((await editor.send('GET', article.url)).statusCode).toBe(404)
    expect((await editor.send('GET', `/api/admin/articles/${article.id}`)).statusCode).toBe(404)
    expect((await author.send('DELETE', article.url)).statusCode).toBe(204)
  })
})

describe('an editor', () => {
  test('publishes for a moment, and nobody reads it before', async () => {
    const author = await person(app)
    const article = await write(author, articleText('Sutra.', 'Objava sutra'))
    await article.submit()
    const past = new Date(Date.now() - DAY_MS).toISOString()
    expect(codeOf(await decide(editor, article.id, { at: past }))).toBe('articles.past')
    await decide(editor, article.id, { at: toIso(Date.now() + DAY_MS) })
    expect((await article.see()).state).toBe('scheduled')
    expect((await read(app, 'objava-sutra')).statusCode).toBe(404)
    await app.services.pool.query(
      `update articles set live_bhs_at = now() - interval '1 second' where id = $1`,
      [article.id],
    )
    expect((await read(app, 'objava-sutra')).statusCode).toBe(200)
  })

  test('decides once, however many decide at that moment, and never on their own article', async () => {
    const author = await person(app)
    const article = await write(author)
    await article.submit()
    const answers = await Promise.all([1, 2, 3].map(() => decide(editor, article.id, {})))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    const own = await write(editor)
    await app.services.pool.query('update articles set submitted_at = now() where id = $1', [own.id])
    expect(codeOf(await decide(editor, own.id, {}))).toBe('articles.notNow')
  })
})

test('two articles of one title have two addresses, however they are published at once', async () => {
  const authors = await Promise.all([1, 2, 3].map(() => person(app)))
  const articles = await Promise.all(
    authors.map((author) => write(author, articleText('Isto.', 'Isti naslov'))),
  )
  for (const article of articles) await article.submit()
  await Promise.all(articles.map(({ id }) => decide(editor, id, {})))
  const slugs = await Promise.all(articles.map(async ({ see }) => (await see()).slug))
  expect(new Set(slugs).size).toBe(3)
})

test('moderators hide an article and show it again', async () => {
  const author = await person(app)
  const article = await write(author, articleText('Sporno.', 'Sporan tekst'))
  await article.submit()
  await decide(editor, article.id, {})
  const { services } = app
  await articleKind.hide(services.db, { services, id: article.id, reason: 'x' })
  expect((await read(app, 'sporan-tekst')).statusCode).toBe(404)
  expect((await article.see()).state).toBe('hidden')
  await articleKind.restore(services.db, { services, id: article.id })
  expect((await read(app, 'sporan-tekst')).statusCode).toBe(200)
})
