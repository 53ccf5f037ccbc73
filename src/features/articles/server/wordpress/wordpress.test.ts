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
import { picturesIn } from '../../contract/pictures-in.ts'
import { readExport } from './read-export.ts'

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
    expect(picturesIn(content.body.bhs)).toEqual([
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

  test('is refused if it is another kind of file, or built to keep the reader busy', async () => {
    const expanding = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50)}">]>${exported(item({ title: '&a;&a;', html: '<p>x</p>' }))}`
    expect(readExport(expanding)?.posts[0]?.title).not.toContain('aaaa')
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
