import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite } from '#features/notices/server/feeds/feeds.fixture.ts'
import { settled } from '#tests/setup/settled.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Post } from '../../contract/feed.endpoints.ts'
import { bodyOf, writer, type Writer } from '../feed.fixture.ts'
import { readLinkedPage } from './linked-page.ts'
import { forgetPagesTask } from './read-page.task.ts'

let app: TestApp
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  app = await buildTestApp()
  site = await startSite()
  app.services.config.testFeedHosts.push(site.host)
})
afterAll(async () => {
  await site.stop()
  await app.stop()
})

const page = (path: string, html: string, type = 'text/html; charset=utf-8') =>
  site.at(path, (_, response) => response.writeHead(200, { 'content-type': type }).end(html))
const link = async (who: Writer, address: string) => {
  const id = await who.wrote(`Pročitajte ${address}`, 'public')
  await settled(app)
  return id
}
const cardOf = async (who: Writer, id: string) => (await who.opens(id)).json<Post>().card

test('a page is read once for all who link to it, and its picture comes from here, drawn anew', async () => {
  const [ena, reader] = [await writer(app), await writer(app)]
  const jpeg = await sharp({ create: { width: 800, height: 420, channels: 3, background: '#357' } })
    .withExif({ IFD0: { Copyright: 'tajna' } })
    .jpeg()
    .toBuffer()
  site.at('/slika.jpg', (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg))
  const address = page(
    '/clanak',
    `<title>Drugi naslov</title><meta property="og:title" content="Prvi posao &amp; prva plata">
     <meta name="description" content="Šta očekivati."><meta property="og:image" content="/slika.jpg">`,
  )
  const id = await link(ena, address)
  await link(reader, address)
  expect(site.countOf('/clanak')).toBe(1)
  expect(site.requests.find(({ url }) => url === '/clanak')?.headers).not.toHaveProperty('cookie')
  const card = await cardOf(reader, id)
  expect(card).toMatchObject({
    kind: 'site',
    path: address,
    title: { bhs: 'Prvi posao & prva plata' },
    note: 'Šta očekivati.',
  })
  const picture = await app.http.inject(card!.picture!)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await sharp(picture.rawPayload).metadata()).width).toBe(480)
  expect(picture.rawPayload.includes('tajna')).toBe(false)
  // Without a post that links to it, nothing of the page stays.
  await app.services.pool.query('delete from feed_posts')
  await forgetPagesTask.handle(app.services, {}, { id: '', complete: async () => undefined })
  expect((await app.http.inject(card!.picture!)).statusCode).toBe(404)
})

test('a post keeps its words when the linked address leads inside, is no page, has no title or has a broken picture', async () => {
  const ena = await writer(app)
  page('/bez', '<p>Bez naslova</p>')
  page('/vodi-unutra', `<title>Vodi</title><meta property="og:image" content="http://169.254.169.254/x.png">`)
  site.at('/preusmjeri', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
  site.at('/arhiva', (_, response) => response.writeHead(200, { 'content-type': 'application/zip' }).end('x'))
  const none = ['/bez', '/preusmjeri', '/arhiva', '/nema'].map((path) => `http://${site.host}${path}`)
  for (const address of [...none, 'http://127.0.0.1/x', 'http://10.0.0.1/', 'http://169.254.169.254/latest'])
    expect([address, await cardOf(ena, await link(ena, address))]).toEqual([address, null])
  const card = await cardOf(ena, await link(ena, `http://${site.host}/vodi-unutra`))
  expect(card).toMatchObject({ title: { bhs: 'Vodi' }, picture: null })
})

test('the card of a page goes when its address leaves the words', async () => {
  const ena = await writer(app)
  const id = await link(ena, page('/kratko', '<title>Kratko</title>'))
  expect(await cardOf(ena, id)).toMatchObject({ kind: 'site' })
  await ena.send('PUT', `/api/feed/posts/${id}`, { body: bodyOf('Bez adrese') })
  expect(await cardOf(ena, id)).toBeNull()
})

test('hostile pages are read as words and nothing else', () => {
  const read = (html: string) =>
    readLinkedPage({ bytes: Buffer.from(html), type: 'text/html', url: 'https://primjer.ba/a/' })
  expect(read('<title>a\u202Eb\u0000<script>x</script>')).toMatchObject({ picture: null })
  expect(read(`<meta property="og:image" content="javascript:alert(1)"><title>${'a'.repeat(900)}`)).toEqual({
    title: `${'a'.repeat(199)}…`,
    description: '',
    picture: 'javascript:alert(1)',
  })
  expect(read('<meta property="og:image" content="../slika.png">').picture).toBe(
    'https://primjer.ba/slika.png',
  )
})
