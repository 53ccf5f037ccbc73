import { afterAll, beforeAll, expect, test } from 'vitest'
import { organisationDesk } from '#features/forms/server/forms.fixture.ts'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { inDays, inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Content } from '../contract/content.ts'
import type { PublicArticle } from '../contract/public.endpoints.ts'
import { articleText, contentEditor, decide, list, read, write } from './articles.fixture.ts'

let app: TestApp
let editor: Person
beforeAll(async () => {
  app = await buildTestApp()
  editor = await contentEditor(app)
})
afterAll(() => app.stop())

type Form = Awaited<ReturnType<Awaited<ReturnType<typeof organisationDesk>>['form']>>

test('members say that an article was useful, once however often, and comment below it for everybody', async () => {
  const [author, reader] = [await person(app), await person(app)]
  const article = await write(author, articleText('Korisno.', 'Vrlo korisno'))
  const url = `${article.url}/useful`
  const mark = (isUseful: boolean) => reader.send('PUT', url, { isUseful })
  expect((await mark(true)).statusCode).toBe(404)
  await article.submit()
  await decide(editor, article.id, {})
  await Promise.all([mark(true), mark(true), mark(true)])
  expect((await author.send('GET', url)).json()).toEqual({ count: 1, isMine: false })
  expect((await read(app, 'vrlo-korisno')).json<PublicArticle>().useful).toBe(1)
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
  const content = articleText('Evo jedne.', 'Kartica u tekstu')
  const body = {
    ...content.body,
    bhs: { ...content.body.bhs, content: [...content.body.bhs.content, shown, draft] },
  }
  const article = await write(author, { ...content, body })
  await article.submit()
  await decide(editor, article.id, {})
  const { cards } = (await read(app, 'kartica-u-tekstu')).json<PublicArticle>()
  expect(cards).toMatchObject([{ ...shown.attrs, title: { bhs: 'Rad u pilani' }, isOpen: true }])
})

test('a card of a form shows its title and deadline, says when it is closed, and of one that is gone nothing else', async () => {
  const [author, desk] = [await person(app), await organisationDesk(app)]
  const forms = await Promise.all([desk.form(), desk.form(), desk.form(), desk.form()])
  const [open, closed, gone, draft] = forms as [Form, Form, Form, Form]
  await Promise.all([open, closed, gone].map((form) => form.publish()))
  const closesAt = inDays(9)
  await open.settings({ closesAt })
  await closed.settings({ closesAt: inHours(-1) })
  const cards = [open, closed, gone, draft].map(
    ({ slug }) => ({ type: 'card', attrs: { kind: 'form', slug } }) as const,
  )
  const content = articleText('Popuni ovo.', 'Obrasci u tekstu')
  const body = {
    ...content.body,
    bhs: { ...content.body.bhs, content: [...content.body.bhs.content, ...cards] },
  }
  const article = await write(author, { ...content, body })
  await article.submit()
  await decide(editor, article.id, {})
  const cardOf = async ({ slug }: Form) =>
    (await read(app, 'obrasci-u-tekstu')).json<PublicArticle>().cards.find((card) => card.slug === slug)
  const title = { bhs: expect.stringContaining('Volontiraj') }
  expect(await cardOf(open)).toMatchObject({ title, deadline: closesAt, isOpen: true, isGone: false })
  expect((await cardOf(open))?.by).not.toBe('')
  expect(await cardOf(closed)).toMatchObject({ title, isOpen: false, isGone: false })
  expect(await cardOf(draft)).toBe(undefined)
  const nothing = { title: { bhs: '', en: '' }, by: '', isOpen: false, isGone: true }
  await app.services.pool.query('update forms set hidden_at = now() where id = $1', [gone.id])
  expect(await cardOf(gone)).toMatchObject(nothing)
  await desk.editor.send('DELETE', `${open.url}/publication`)
  expect(await cardOf(open)).toMatchObject(nothing)
  await desk.suspend(true)
  expect(await cardOf(closed)).toMatchObject(nothing)
})

test('parts of a series lead to each other in their order, as far as everybody may read them', async () => {
  const author = await person(app)
  await editor.send('PUT', `/api/admin/article-authors/${author.userId}`, { trusted: true })
  const part = async (number: number, title: string) => {
    const series = { title: { bhs: 'Od oglasa do potpisa', en: '' }, part: number }
    const article = await write(author, { ...articleText('Dio.', title), series })
    await article.submit()
    return article
  }
  const [second, first, third] = [
    await part(2, 'Dio dva'),
    await part(1, 'Dio jedan'),
    await part(3, 'Dio tri'),
  ]
  const seriesOf = async (slug: string) => (await read(app, slug)).json<PublicArticle>().series
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

test('a reader is led on to articles of the topic first, and to the newest of others where it has too few', async () => {
  const author = await person(app)
  const publish = async (title: string, topic: Content['topic'], tags: string[]) => {
    const article = await write(author, { ...articleText('Tekst.', title), topic, tags })
    await article.submit()
    await decide(editor, article.id, {})
  }
  await publish('Selidba jedan', 'abroad', ['vani'])
  await publish('Selidba dva', 'abroad', ['more'])
  await publish('Selidba tri', 'abroad', ['vani'])
  const related = async (slug: string) =>
    (await read(app, slug)).json<PublicArticle>().related.map(({ title }) => title.bhs)
  const [first, second, ...others] = await related('selidba-jedan')
  expect([first, second]).toEqual(['Selidba tri', 'Selidba dva'])
  expect(others).toHaveLength(1)
  await publish('Selidba četiri', 'abroad', [])
  expect(await related('selidba-jedan')).toEqual(['Selidba tri', 'Selidba četiri', 'Selidba dva'])
})

test('pages of the list follow each other without a gap or a double', async () => {
  const author = await person(app)
  const article = await write(author, articleText('Niz.', 'Prvi u nizu'))
  await article.submit()
  await decide(editor, article.id, {})
  await app.services.pool.query(`
    insert into articles (id, content, published, live_bhs_at)
    select gen_random_uuid(), c, c, now() - n / 3 * interval '1 minute' from generate_series(1, 55) n,
      (select content as c from articles where published is not null limit 1) one`)
  await app.services.pool.query(`
    insert into article_slugs (slug, article_id, is_current)
    select 'niz-' || id, id, true from articles where not exists (select from article_slugs s where s.article_id = id)`)
  const seen: string[] = []
  for (let after = ''; ; ) {
    const page = await list(app, after && `?after=${after}`)
    seen.push(...page.articles.map(({ id }) => id))
    if (!page.next) break
    after = page.next
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(55)
})

test('readers find by a tag, however it is capitalised, what is published now and nothing that is taken back', async () => {
  const author = await person(app)
  await editor.send('PUT', `/api/admin/article-authors/${author.userId}`, { trusted: true })
  const publish = async (title: string, tags: string[]) => {
    const article = await write(author, { ...articleText('O čvoru.', title), tags })
    await article.submit()
    return article
  }
  const slugs = async (tag: string) =>
    (await list(app, `?tag=${encodeURIComponent(tag)}`)).articles.map(({ slug }) => slug)
  const first = await publish('Čvor prvi', ['Čvorovi', 'čvorovi', 'uže'])
  await publish('Čvor drugi', ['čvorovi'])
  await publish('Bez oznake', ['nešto drugo'])
  expect(await slugs('ČVOROVI')).toEqual(['cvor-drugi', 'cvor-prvi'])
  expect(await slugs(' uže ')).toEqual(['cvor-prvi'])
  expect(await slugs('čvor')).toEqual([])
  const count = async () => {
    const answer = await app.http.inject('/api/public/article-tags')
    const { tags } = answer.json<{ tags: { name: string; count: number }[] }>()
    return tags.find(({ name }) => name.toLowerCase() === 'čvorovi')?.count
  }
  expect(await count()).toBe(2)
  await author.send('POST', `${first.url}/withdrawal`)
  expect(await slugs('čvorovi')).toEqual(['cvor-drugi'])
  expect(await slugs('uže')).toEqual([])
  expect(await count()).toBe(1)
})

test('a tag that many articles have is read page by page, each article once', async () => {
  const author = await person(app)
  const { pool } = app.services
  const { rows } = await pool.query<{ id: string }>(
    `insert into articles (id, author_id, content, published, live_bhs_at)
     select gen_random_uuid(), $1, c, c, date_trunc('hour', now()) - make_interval(mins => n / 3)
     from generate_series(1, 50) n, lateral (select $2::jsonb || jsonb_build_object('tags', jsonb_build_array('gomila')) as c) x
     returning id`,
    [author.userId, JSON.stringify(articleText('Gomila.', 'Iz gomile'))],
  )
  await pool.query(
    `insert into article_slugs (slug, article_id, is_current)
     select 'gomila-' || id, id, true from unnest($1::uuid[]) id`,
    [rows.map(({ id }) => id)],
  )
  const seen: string[] = []
  for (let after = ''; ; ) {
    const { articles, next } = await list(app, `?tag=gomila${after}`)
    seen.push(...articles.map(({ id }) => id))
    if (next === null) break
    after = `&after=${next}`
  }
  expect(seen.length).toBe(50)
  expect(new Set(seen).size).toBe(50)
})
