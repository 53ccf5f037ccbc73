import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LibraryPicture } from '#features/library/contract/library.endpoints.ts'
import { upload } from '#features/library/server/library.fixture.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Content, newContent } from '../contract/content.ts'
import type { EditedArticle } from '../contract/editing.endpoints.ts'
import type { PublicArticle } from '../contract/public.endpoints.ts'
import { articleKind } from './reportable.ts'
import { sharedArticle } from './shared-article.ts'
import { toRichText } from './seed/to-rich-text.ts'

let app: TestApp
let author: Person
beforeAll(async () => {
  app = await buildTestApp()
  author = await person(app)
  await app.services.pool.query('insert into article_trusted_authors (user_id) values ($1)', [author.userId])
})
afterAll(() => app.stop())

const figure = (picture: string, alt = 'Dvije ponude na stolu') =>
  ({ type: 'figure', attrs: { picture, alt, caption: 'Obje su iste.' } }) as const

async function illustrated(title: string, { alt = 'Dvije ponude na stolu' } = {}) {
  const { id: picture, answer } = await upload(author)
  const { file } = answer.json<LibraryPicture>()
  const { id } = (await author.send('POST', '/api/articles', { title: { bhs: title, en: '' } })).json<{
    id: string
  }>()
  const url = `/api/articles/${id}`
  const see = async () => (await author.send('GET', url)).json<EditedArticle>()
  const body = toRichText('Prvi pasus.')
  const content: Content = {
    ...newContent({ bhs: title, en: '' }),
    summary: { bhs: 'Uvod', en: '' },
    body: { bhs: { ...body, content: [...body.content, figure(picture, alt)] }, en: toRichText('') },
    cover: { picture, alt: { bhs: alt, en: '' } },
  }
  const save = async (next: Content) =>
    author.send('PUT', url, next, { 'if-match': `"${(await see()).version}"` })
  expect((await save(content)).statusCode).toBe(200)
  const submit = (at: string | null = null) => author.send('POST', `${url}/submission`, { at })
  return { id, url, picture, file, content, see, save, submit }
}
const statusOf = async (file: string) => (await app.http.inject(`/pictures/${file}/1280.webp`)).statusCode
const statusAt = async (path: string) => (await app.http.inject(path)).statusCode
const page = async (path: string) => (await app.http.inject(path)).body

describe('a picture in an article', () => {
  test('Readers see the picture of an article, in lists and in feeds too', async () => {
    const { file, picture, see, submit } = await illustrated('Slika na stolu')
    expect(await statusOf(file)).toBe(404)
    expect((await submit()).json<EditedArticle>().state).toBe('published')
    const { slug } = await see()
    const shown = (await app.http.inject(`/api/public/articles/${slug}`)).json<PublicArticle>()
    const listed = (await app.http.inject('/api/public/articles')).json<{ articles: PublicArticle[] }>()
    expect(listed.articles[0]?.cover?.picture.file).toBe(file)
    expect(shown.cover?.picture.id).toBe(picture)
    expect(shown.pictures.map(({ id }) => id)).toEqual([picture])
    expect(await statusOf(file)).toBe(200)
    for (const format of ['rss', 'atom', 'json'])
      expect(await page(`/articles/feed.${format}`)).toContain(`/pictures/${file}/1280.webp`)
  })

  test('A picture without a description keeps its article from being published, and the author reads which language lacks it', async () => {
    const { submit, save, content, picture } = await illustrated('Slika bez opisa', { alt: ' ' })
    expect((await submit()).json()).toMatchObject({
      code: 'articles.incomplete',
      fields: { 'cover.alt.bhs': expect.any(String), 'pictures.bhs': expect.any(String) },
    })
    const body = { ...content.body, bhs: { type: 'doc' as const, content: [figure(picture)] } }
    await save({ ...content, cover: null, body })
    expect((await submit()).statusCode).toBe(200)
  })

  test('A member cannot show somebody else’s picture by naming its id', async () => {
    const stranger = await person(app)
    const { id: foreign } = await upload(stranger)
    const { save, content, submit } = await illustrated('Tuđa slika')
    await save({ ...content, cover: { picture: foreign, alt: { bhs: 'Tuđe', en: '' } } })
    expect((await submit()).json()).toMatchObject({ code: 'articles.pictureGone' })
  })

  test('The picture disappears with an article that is withdrawn, hidden or scheduled', async () => {
    const { id, url, file, submit } = await illustrated('Slika se povlači')
    const { services } = app
    await submit()
    await articleKind.hide(services.db, { services, id, reason: 'x' })
    expect(await statusOf(file)).toBe(404)
    await articleKind.restore(services.db, { services, id })
    expect(await statusOf(file)).toBe(200)
    await author.send('POST', `${url}/withdrawal`)
    expect(await statusOf(file)).toBe(404)
    await submit(new Date(Date.now() + 3_600_000).toISOString())
    expect(await statusOf(file)).toBe(404)
    // Its moment has come.
    await services.pool.query(`update articles set live_bhs_at = now() - interval '1 second' where id = $1`, [
      id,
    ])
    await services.pool.query(
      `update library_uses set shown_from = now() - interval '1 second' where thing = $1`,
      [id],
    )
    expect(await statusOf(file)).toBe(200)
  })

  test('The share picture shows the cover, and says nothing in a language whose moment has not come', async () => {
    const { id, picture, content, save, submit, see } = await illustrated('Korica za dijeljenje')
    await submit()
    const { slug } = await see()
    const share = (locale: string, size = '1200x630') =>
      app.http.inject(`/share/clanak-${slug}-${locale}-${size}.png`)
    const covered = await share('bhs')
    expect([covered.statusCode, (await share('bhs', '800x800')).statusCode]).toEqual([200, 200])
    // The photograph of the fixture is one colour, where a picture without a cover is paper.
    const pixel = await sharp(covered.rawPayload)
      .extract({ left: 600, top: 60, width: 1, height: 1 })
      .raw()
      .toBuffer()
    await save({ ...content, cover: null })
    await submit()
    const plain = await share('bhs')
    expect(plain.headers.etag).not.toBe(covered.headers.etag)
    expect(
      await sharp(plain.rawPayload).extract({ left: 600, top: 60, width: 1, height: 1 }).raw().toBuffer(),
    ).not.toEqual(pixel)
    const english = { title: { ...content.title, en: 'Soon' }, summary: { ...content.summary, en: 'Soon' } }
    const body = { ...content.body, en: toRichText('Soon.') }
    const cover = { picture, alt: { bhs: 'Sto', en: 'Table' } }
    await save({ ...content, ...english, body, cover })
    await submit()
    await app.services.pool.query(
      `update articles set live_en_at = now() + interval '1 hour' where id = $1`,
      [id],
    )
    const shared = await sharedArticle(app.services, slug)
    expect(shared).toMatchObject({ bhs: 'Korica za dijeljenje', en: 'Korica za dijeljenje' })
  })

  test('An article that is taken back is gone from everything that is public at once, under each of its addresses', async () => {
    const { url, content, save, submit, see } = await illustrated('Povučeno odsvuda')
    await submit()
    const former = (await see()).slug
    await save({ ...content, title: { ...content.title, bhs: 'Povučeno odasvud' } })
    await submit()
    const { slug } = await see()
    expect(slug).not.toBe(former)
    const found = async (path: string) => (await app.http.inject({ url: path, headers: author.headers })).body
    const listings = [
      '/sitemap.xml',
      '/api/search?query=odasvud',
      '/api/public/articles?q=odasvud',
      ...['rss', 'atom', 'json'].map((format) => `/articles/feed.${format}`),
    ]
    const addresses = [former, slug].flatMap((name) => [
      `/api/public/articles/${name}`,
      ...['bhs', 'en'].flatMap((locale) =>
        ['1200x630', '800x800'].map((size) => `/share/clanak-${name}-${locale}-${size}.png`),
      ),
    ])
    for (const path of listings) expect(`${path} ${await found(path)}`).toContain(slug)
    for (const path of addresses) expect([path, await statusAt(path)]).toEqual([path, 200])
    await author.send('POST', `${url}/withdrawal`)
    for (const path of listings) expect(`${path} ${await found(path)}`).not.toContain(slug)
    for (const path of addresses) expect([path, await statusAt(path)]).toEqual([path, 404])
  })

  test('The author of a draft sees the picture that an editor added', async () => {
    const editor = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
    const { id, url, submit } = await illustrated('Urednička slika')
    await submit()
    const other = await person(app)
    const { id: picture } = await upload(other)
    const now = (await editor.send('GET', url)).json<EditedArticle>()
    const cover = { picture, alt: { bhs: 'Nova', en: '' } }
    await editor.send('PUT', url, { ...now.content, cover }, { 'if-match': `"${now.version}"` })
    expect((await author.send('GET', `/api/library/${picture}/bytes`)).statusCode).toBe(200)
    const stranger = await person(app)
    expect((await stranger.send('GET', `/api/library/${picture}/bytes`)).statusCode).toBe(404)
    expect(id).toBeTruthy()
  })
})
