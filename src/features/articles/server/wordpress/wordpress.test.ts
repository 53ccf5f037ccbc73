import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite } from '#features/notices/server/feeds/feeds.fixture.ts'
import { photo } from '#features/library/server/library.fixture.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { settled } from '#tests/setup/settled.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { EditedArticle, OwnArticle } from '../../contract/editing.endpoints.ts'
import { oldPath } from '../../contract/wordpress/old-path.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import { type Post, readExport } from './read-export.ts'

let site: Awaited<ReturnType<typeof startSite>>
let app: TestApp
let member: Person
let editor: Person
beforeAll(async () => {
  site = await startSite()
  app = await buildTestApp({ TEST_FEED_HOSTS: site.host })
  member = await person(app)
  editor = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(async () => {
  await app.stop()
  await site.stop()
})

type Given = { id?: number; title?: string; link?: string; html: string; type?: string; more?: string }

const item = ({ id = 1, title = 'Prva plata', link = '', html, type = 'post', more = '' }: Given) => `<item>
<title><![CDATA[${title}]]></title><link>${link}</link><wp:post_id>${id}</wp:post_id>
<wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status>
<wp:post_date_gmt>2021-05-03 08:00:00</wp:post_date_gmt>
<content:encoded><![CDATA[${html}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>${more}</item>`
const exported = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><language>bs-BA</language><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`
const bring = (source: string, who = member) =>
  who.send('POST', '/api/articles/imports', Buffer.from(source), { 'content-type': 'application/xml' })
const ownOf = async (who: Person) =>
  (await who.send('GET', '/api/articles')).json<{ articles: OwnArticle[] }>().articles
const editedOf = async (who: Person, id: string) =>
  (await who.send('GET', `/api/articles/${id}`)).json<EditedArticle>()
const movedTo = async (path: string) =>
  (await app.http.inject(`/api/public/moved-pages?path=${encodeURIComponent(path)}`)).json<{
    path: string | null
  }>().path

describe('A WordPress export', () => {
  test('becomes drafts with their text, tags and pictures, and its old addresses lead to what is published', async () => {
    const cover = site.at('/cover.jpg', async (_, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await photo()),
    )
    const inText = site.at('/table.jpg', async (_, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await photo()),
    )
    const page = site.at('/page.jpg', (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    )
    const html = `<!-- wp:heading --><h2>Dva broja</h2><!-- /wp:heading -->
<p>Neto i <strong>bruto</strong>.</p><figure class="wp-block-image"><img src="${inText}" alt="Dvije ponude"/><figcaption>Obje su iste.</figcaption></figure>
<pre>if (a) {
  b()
}</pre><figure><div>
https://youtu.be/dQw4w9WgXcQ
</div></figure><p><img src="${page}"><script>alert(1)</script><img src="http://127.0.0.1:1/x.png"><img src="data:image/png;base64,AA"></p>`
    const source = exported(
      item({
        id: 7,
        html,
        link: `http://${site.host}/2021/05/Prva-plata/`,
        more: '<category domain="post_tag" nicename="plata"><![CDATA[plata]]></category><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>',
      }),
      item({
        id: 9,
        type: 'attachment',
        html: '',
        more: `<wp:attachment_url>${cover}</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Sto</wp:meta_value></wp:postmeta>`,
      }),
      item({ id: 11, title: 'Prazna', html: '' }),
      item({ id: 12, type: 'page', html: '<p>O nama</p>' }),
    )
    expect((await bring(source, editor)).json()).toEqual({ articles: 1, pictures: 4, skipped: 1 })
    await settled(app)
    const [{ id }] = (await ownOf(editor)) as [OwnArticle]
    const { content, state, version } = await editedOf(editor, id)
    expect(state).toBe('draft')
    expect(content).toMatchObject({
      title: { bhs: 'Prva plata', en: '' },
      tags: ['plata'],
      cover: { alt: { bhs: 'Sto', en: '' } },
    })
    expect(content.body.bhs.content.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'figure',
      'codeBlock',
      'embed',
    ])
    expect(figuresIn(content.body.bhs)).toEqual([
      { picture: expect.any(String), alt: 'Dvije ponude', caption: 'Obje su iste.' },
    ])
    expect(JSON.stringify(content)).not.toContain('alert')
    // The same file again brings nothing twice.
    expect((await bring(source, editor)).json()).toMatchObject({ articles: 0, skipped: 2 })
    expect(await movedTo('/2021/05/prva-plata')).toBeNull()
    expect((await editor.send('POST', `/api/articles/${id}/submission`, { at: null })).statusCode).toBe(200)
    expect(version).toBeTruthy()
    for (const path of ['/2021/05/Prva-plata/', '/2021/05/prva-plata', '/2021/05/prva%2Dplata'])
      expect(await movedTo(path)).toBe('/articles/prva-plata')
    // However the former site numbered its posts: `/?p=7` is at the address of our start page.
    const numbered = await app.http.inject('/?p=7')
    expect([numbered.statusCode, numbered.headers.location]).toEqual([301, '/articles/prva-plata'])
    for (const url of ['/?p=8', '/?p=7x', '/?q=7'])
      expect((await app.http.inject(url)).statusCode).not.toBe(301)
    await editor.send('POST', `/api/articles/${id}/withdrawal`)
    expect((await app.http.inject('/?p=7')).statusCode).not.toBe(301)
    expect(await movedTo('/2021/05/prva-plata')).toBeNull()
  })

  test('redirects no address when a member imports it', async () => {
    const source = exported(item({ html: 'Prvi.\n\nDrugi\nred.', link: 'https://primjer.ba/moje/' }))
    expect((await bring(source)).json()).toMatchObject({ articles: 1 })
    const [{ id }] = (await ownOf(member)) as [OwnArticle]
    expect(plainText((await editedOf(member, id)).content.body.bhs)).toBe('Prvi.\nDrugi\nred.')
    const { rows } = await app.services.pool.query('select from article_old_paths where article_id = $1', [
      id,
    ])
    expect(rows).toEqual([])
  })

  test('brings its footnotes back to where their signs are, and posts in two languages as one article', () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
    const inGroup = (language: string) =>
      meta('_wpml_import_language_code', language) + meta('_wpml_import_translation_group', '7')
    const notes = meta('footnotes', '[{"content":"Po <em>vlastitoj</em> računici.","id":"8b2e-1"}]')
    const html =
      '<p>Neto<sup data-fn="8b2e-1" class="fn"><a href="#8b2e-1" id="8b2e-1-link">1</a></sup> i bruto.</p>'
    const read = readExport(
      exported(
        item({ id: 1, html, more: inGroup('bs') + notes }),
        item({ id: 2, title: 'First pay', html: '<p>Net.</p>', more: inGroup('en') }),
        item({ id: 3, title: 'Druga', html: '<p>Sama.</p>', more: meta('footnotes', 'nije JSON') }),
        item({ id: 4, title: 'Još jedna', html: '<p>Ista grupa i jezik.</p>', more: inGroup('hr') }),
      ),
    )
    expect(read?.posts.map(({ title }) => title)).toEqual([
      { bhs: 'Prva plata', en: 'First pay' },
      { bhs: 'Druga', en: '' },
      { bhs: 'Još jedna', en: '' },
    ])
    const [{ body, paths }] = read!.posts as [Post]
    expect(plainText(body.bhs)).toBe('Neto [Po vlastitoj računici.] i bruto.')
    expect(plainText(body.en)).toBe('Net.')
    expect(paths).toEqual(['/?p=1', '/?p=2'])
  })

  test('is refused if it is another kind of file, or built to keep the reader busy', async () => {
    const expanding = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50)}">]>${exported(item({ title: '&a;&a;', html: '<p>x</p>' }))}`
    expect(readExport(expanding)?.posts[0]?.title.bhs).not.toContain('aaaa')
    for (const source of [
      '',
      'zdravo',
      '<rss><channel></channel></rss>',
      '<a>'.repeat(300_000),
      '<rss>'.repeat(50),
    ])
      expect((await bring(source || ' ')).json<{ code: string }>().code).toBe('articles.unreadableExport')
  })
})

test('An article is taken out by whoever may edit it, and is the same article in both languages when it is brought back', async () => {
  const author = await person(app)
  const begun = await author.send('POST', '/api/articles', {
    title: { bhs: 'Prva & plata', en: 'First pay' },
  })
  const own = `/api/articles/${begun.json<{ id: string }>().id}`
  const edited = (await author.send('GET', own)).json<EditedArticle>()
  const text = (words: string) => ({
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
  })
  const content = {
    ...edited.content,
    summary: { bhs: 'Dva broja.', en: 'Two numbers.' },
    body: { bhs: text('Neto ]]> bruto'), en: text('Net & gross') },
    topic: 'pay' as const,
    tags: ['plata'],
  }
  await author.send('PUT', own, content, { 'if-match': `"${edited.version}"` })
  const file = await author.send('GET', `${own}/wordpress-export`)
  expect(file.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(file.headers['content-disposition']).toBe('attachment; filename="prva-plata.xml"')
  expect((await member.send('GET', `${own}/wordpress-export`)).statusCode).toBe(404)
  const other = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  expect((await bring(file.body, other)).json()).toEqual({ articles: 1, pictures: 0, skipped: 0 })
  const [{ id }] = (await ownOf(other)) as [OwnArticle]
  expect((await editedOf(other, id)).content).toEqual(content)
  expect((await bring(file.body, other)).json()).toMatchObject({ articles: 0, skipped: 1 })
})

test('An old address is the same in every spelling, and never the home page', () => {
  expect(oldPath('/Članak/')).toBe('/članak')
  expect(oldPath('/%C4%8Clanak')).toBe('/članak')
  for (const path of ['/', '', '//', 'x', `/${'a'.repeat(500)}`, '/a%00b'])
    expect(oldPath(path)).toBeUndefined()
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const once = oldPath(path)
      if (once !== undefined && !once.includes('%')) expect(oldPath(once)).toBe(once)
    }),
    { numRuns: 200 },
  )
})
