import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { brokenLanguages, type Content, newContent, wholeLanguages } from '../contract/content.ts'
import type { EditedArticle } from '../contract/editing.endpoints.ts'
import type { ArticleCard, PublicArticle } from '../contract/public.endpoints.ts'
import { articleSlug } from '../contract/slug.ts'
import { articleKind } from './reportable.ts'
import { toRichText } from './seed/to-rich-text.ts'

let app: TestApp
let editor: Person
beforeAll(async () => {
  app = await buildTestApp()
  editor = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(() => app.stop())

const text = (body: string, title = 'Neto ili bruto') => ({
  ...newContent({ bhs: title, en: '' }),
  summary: { bhs: 'Dva broja', en: '' },
  body: { bhs: toRichText(body), en: toRichText('') },
  topic: 'pay' as const,
  tags: ['plata'],
})

async function written(author: Person, content: Content = text('## Dvije plate\n\nNeto je ono što legne.')) {
  const { id } = (await author.send('POST', '/api/articles', { title: content.title })).json<{ id: string }>()
  const url = `/api/articles/${id}`
  const see = async (who = author) => (await who.send('GET', url)).json<EditedArticle>()
  const save = async (change: Partial<Content>) => {
    const now = await see()
    return author.send('PUT', url, { ...now.content, ...change }, { 'if-match': `"${now.version}"` })
  }
  await save(content)
  return {
    id,
    url,
    see,
    save,
    submit: (at: string | null = null) => author.send('POST', `${url}/submission`, { at }),
  }
}
const read = async (slug: string) => app.http.inject(`/api/public/articles/${slug}`)
const list = async (query = '') =>
  (await app.http.inject(`/api/public/articles${query}`)).json<{
    articles: ArticleCard[]
    next: string | null
  }>()
async function decide(id: string, body: object, who = editor) {
  const { version } = (await editor.send('GET', `/api/admin/articles/${id}`)).json<{ version: string }>()
  return who.send(
    'POST',
    `/api/admin/articles/${id}/decision`,
    { decision: 'publish', reason: '', at: null, ...body },
    { 'if-match': `"${version}"` },
  )
}
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code

describe('a member', () => {
  test('writes an article, an editor publishes it, and everybody reads it', async () => {
    const author = await person(app)
    const article = await written(author)
    expect((await article.see()).state).toBe('draft')
    expect((await article.submit()).json<EditedArticle>().state).toBe('waiting')
    expect((await decide(article.id, {})).statusCode).toBe(204)
    const { slug, state } = await article.see()
    expect([slug, state]).toEqual(['neto-ili-bruto', 'published'])
    const shown = (await read(slug)).json<PublicArticle>()
    expect(shown).toMatchObject({ title: { bhs: 'Neto ili bruto' }, languages: ['bhs'], topic: 'pay' })
    expect(plainText(shown.body.bhs)).toContain('Neto je ono')
    expect((await list('?topic=pay')).articles.map(({ id }) => id)).toContain(article.id)
    expect((await list('?topic=abroad')).articles.map(({ id }) => id)).not.toContain(article.id)
    expect((await list('?q=легне')).articles.map(({ id }) => id)).toContain(article.id)
    expect((await app.http.inject('/articles/feed.rss')).body).toContain('/articles/neto-ili-bruto')
  })

  test('is told why an article was returned, and nobody reads it', async () => {
    const author = await person(app)
    const article = await written(author)
    await article.submit()
    expect(codeOf(await decide(article.id, { decision: 'return' }))).toBe('articles.reasonMissing')
    await decide(article.id, { decision: 'return', reason: 'Dodaj izvor.' })
    expect(await article.see()).toMatchObject({ state: 'returned', returnedReason: 'Dodaj izvor.' })
    expect((await read((await article.see()).slug)).statusCode).toBe(404)
  })

  test('changes what is published without anybody reading the change before it is published', async () => {
    const author = await person(app)
    await editor.send('PUT', `/api/admin/article-authors/${author.userId}`, { trusted: true })
    const article = await written(author, text('Prvo.', 'Tiha izmjena'))
    expect((await article.submit()).json<EditedArticle>().state).toBe('published')
    await article.save({
      body: { bhs: toRichText('Drugo.'), en: toRichText('') },
      title: { bhs: 'Glasna izmjena', en: '' },
    })
    expect(plainText((await read('tiha-izmjena')).json<PublicArticle>().body.bhs)).toBe('Prvo.')
    await article.submit()
    // The former address goes on leading to it.
    expect((await read('tiha-izmjena')).json<PublicArticle>()).toMatchObject({ slug: 'glasna-izmjena' })
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
    const article = await written(author)
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
    expect((await read((await article.see()).slug)).json<PublicArticle>().languages).toEqual(['bhs', 'en'])
  })

  test('takes an article back, and it is gone at once under every address it had', async () => {
    const author = await person(app)
    await editor.send('PUT', `/api/admin/article-authors/${author.userId}`, { trusted: true })
    const article = await written(author, text('Ovdje.', 'Sada me ima'))
    await article.submit()
    await article.save({ title: { bhs: 'Sada me nema', en: '' } })
    await article.submit()
    expect(codeOf(await author.send('DELETE', article.url))).toBe('articles.published')
    await author.send('POST', `${article.url}/withdrawal`)
    for (const slug of ['sada-me-ima', 'sada-me-nema']) expect((await read(slug)).statusCode).toBe(404)
    expect((await list('?q=nema')).articles).toEqual([])
    expect((await app.http.inject('/articles/feed.json')).body).not.toContain('sada-me-nema')
    expect((await app.http.inject('/sitemap.xml')).body).not.toContain('sada-me-nema')
  })

  test('saves on an older text and is refused', async () => {
    const author = await person(app)
    const article = await written(author)
    const { content, version } = await article.see()
    const save = () => author.send('PUT', article.url, content, { 'if-match': `"${version}"` })
    const answers = await Promise.all([save(), save(), save()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  test('deletes a draft, and does not see anybody else’s', async () => {
    const [author, stranger] = [await person(app), await person(app)]
    const article = await written(author)
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
    const article = await written(author, text('Sutra.', 'Objava sutra'))
    await article.submit()
    const past = new Date(Date.now() - DAY_MS).toISOString()
    expect(codeOf(await decide(article.id, { at: past }))).toBe('articles.past')
    await decide(article.id, { at: new Date(Date.now() + DAY_MS).toISOString() })
    expect((await article.see()).state).toBe('scheduled')
    expect((await read('objava-sutra')).statusCode).toBe(404)
    await app.services.pool.query(
      `update articles set live_bhs_at = now() - interval '1 second' where id = $1`,
      [article.id],
    )
    expect((await read('objava-sutra')).statusCode).toBe(200)
  })

  test('decides once, however many decide at that moment, and never on their own article', async () => {
    const author = await person(app)
    const article = await written(author)
    await article.submit()
    const answers = await Promise.all([1, 2, 3].map(() => decide(article.id, {})))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    const own = await written(editor)
    await app.services.pool.query('update articles set submitted_at = now() where id = $1', [own.id])
    expect(codeOf(await decide(own.id, {}))).toBe('articles.notNow')
  })
})

test('members say that an article was useful, once however often, and comment below it for everybody', async () => {
  const [author, reader] = [await person(app), await person(app)]
  const article = await written(author, text('Korisno.', 'Vrlo korisno'))
  const url = `${article.url}/useful`
  const mark = (isUseful: boolean) => reader.send('PUT', url, { isUseful })
  expect((await mark(true)).statusCode).toBe(404)
  await article.submit()
  await decide(article.id, {})
  await Promise.all([mark(true), mark(true), mark(true)])
  expect((await author.send('GET', url)).json()).toEqual({ count: 1, isMine: false })
  expect((await read('vrlo-korisno')).json<PublicArticle>().useful).toBe(1)
  expect((await mark(false)).json()).toEqual({ count: 0, isMine: false })
  const comment = { id: crypto.randomUUID(), kind: 'article', about: article.id, answers: null }
  expect(
    (await reader.send('POST', '/api/comments', { ...comment, text: 'Pomoglo mi je.' })).statusCode,
  ).toBe(204)
  const comments = () => app.http.inject(`/api/public/comments/article/${article.id}`)
  expect((await comments()).json<{ items: { text: string }[] }>().items[0]?.text).toBe('Pomoglo mi je.')
  await author.send('POST', `${article.url}/withdrawal`)
  expect((await comments()).statusCode).toBe(404)
})

test('a card in a text shows the title of its opportunity on the day of reading, and nothing of a draft', async () => {
  const [author, firm] = [await person(app), await employer(app)]
  const { pool } = app.services
  const card = async (status: string) => {
    const id = await firm.draft('job')
    await pool.query(
      `update opportunities set status = $2, title = '{"bhs": "Rad u pilani"}' where id = $1`,
      [id, status],
    )
    const { rows } = await pool.query<{ slug: string }>('select slug from opportunities where id = $1', [id])
    return { type: 'card', attrs: { kind: 'opportunity', slug: rows[0]!.slug } } as const
  }
  const [shown, draft] = [await card('published'), await card('draft')]
  const content = text('Evo jedne.', 'Kartica u tekstu')
  const body = {
    ...content.body,
    bhs: { ...content.body.bhs, content: [...content.body.bhs.content, shown, draft] },
  }
  const article = await written(author, { ...content, body })
  await article.submit()
  await decide(article.id, {})
  const { cards } = (await read('kartica-u-tekstu')).json<PublicArticle>()
  expect(cards).toMatchObject([{ ...shown.attrs, title: { bhs: 'Rad u pilani' }, isOpen: true }])
})

test('parts of a series lead to each other in their order, as far as everybody may read them', async () => {
  const author = await person(app)
  await editor.send('PUT', `/api/admin/article-authors/${author.userId}`, { trusted: true })
  const part = async (number: number, title: string) => {
    const series = { title: { bhs: 'Od oglasa do potpisa', en: '' }, part: number }
    const article = await written(author, { ...text('Dio.', title), series })
    await article.submit()
    return article
  }
  const [second, first, third] = [
    await part(2, 'Dio dva'),
    await part(1, 'Dio jedan'),
    await part(3, 'Dio tri'),
  ]
  const seriesOf = async (slug: string) => (await read(slug)).json<PublicArticle>().series
  expect(await seriesOf('dio-dva')).toMatchObject({
    part: 2,
    count: 3,
    previous: { slug: 'dio-jedan' },
    next: { slug: 'dio-tri' },
  })
  await author.send('POST', `${first.url}/withdrawal`)
  expect(await seriesOf('dio-dva')).toMatchObject({ part: 1, count: 2, previous: null })
  await author.send('POST', `${third.url}/withdrawal`)
  expect(await seriesOf('dio-dva')).toBeNull()
  expect((await second.see()).content.series?.part).toBe(2)
})

test('two articles of one title have two addresses, however they are published at once', async () => {
  const authors = await Promise.all([1, 2, 3].map(() => person(app)))
  const articles = await Promise.all(authors.map((author) => written(author, text('Isto.', 'Isti naslov'))))
  for (const article of articles) await article.submit()
  await Promise.all(articles.map(({ id }) => decide(id, {})))
  const slugs = await Promise.all(articles.map(async ({ see }) => (await see()).slug))
  expect(new Set(slugs).size).toBe(3)
})

test('moderators hide an article and show it again', async () => {
  const author = await person(app)
  const article = await written(author, text('Sporno.', 'Sporan tekst'))
  await article.submit()
  await decide(article.id, {})
  const { services } = app
  await articleKind.hide(services.db, { services, id: article.id, reason: 'x' })
  expect((await read('sporan-tekst')).statusCode).toBe(404)
  expect((await article.see()).state).toBe('hidden')
  await articleKind.restore(services.db, { services, id: article.id })
  expect((await read('sporan-tekst')).statusCode).toBe(200)
})

test('pages of the list follow each other without a gap or a double', async () => {
  await app.services.pool.query(`
    insert into articles (id, content, published, live_bhs_at)
    select gen_random_uuid(), c, c, now() - n / 3 * interval '1 minute' from generate_series(1, 55) n,
      (select content as c from articles where published is not null limit 1) one`)
  await app.services.pool.query(`
    insert into article_slugs (slug, article_id, is_current)
    select 'niz-' || id, id, true from articles where not exists (select from article_slugs s where s.article_id = id)`)
  const seen: string[] = []
  for (let after = ''; ; ) {
    const page = await list(after && `?after=${after}`)
    seen.push(...page.articles.map(({ id }) => id))
    if (!page.next) break
    after = page.next
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(55)
})

test('a language is whole or broken, never both; an address is made of any title', () => {
  const filled = fc.record({ title: fc.boolean(), summary: fc.boolean(), body: fc.boolean() })
  fc.assert(
    fc.property(filled, filled, fc.string(), (bhs, en, title) => {
      const of = (field: 'title' | 'summary') => ({
        bhs: bhs[field] ? 'da' : '',
        en: en[field] ? 'yes' : ' ',
      })
      const content: Content = {
        ...newContent(of('title')),
        summary: of('summary'),
        body: { bhs: toRichText(bhs.body ? 'da' : ''), en: toRichText(en.body ? 'yes' : '') },
      }
      expect(wholeLanguages(content).filter((one) => brokenLanguages(content).includes(one))).toEqual([])
      expect(articleSlug({ bhs: title, en: '' })).toMatch(/^[a-z0-9-]{1,120}$/)
    }),
  )
})
