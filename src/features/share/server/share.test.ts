import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { shareFacts } from '#features/opportunities/server/index.ts'
import { parsePictureName } from '../contract/picture.ts'
import { shareTitles } from '../contract/titles.ts'
import { drawPicture } from './draw-picture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ PUBLIC_URL: 'https://zamah.example' })
})
afterAll(() => app.stop())

const picture = (file: string, headers = {}) => app.http.inject({ url: `/share/${file}`, headers })

test('a shared page is shown by a picture in both sizes and languages', async () => {
  const seen = new Set<string>()
  for (const locale of ['bhs', 'en']) {
    for (const size of ['1200x630', '800x800']) {
      const { statusCode, headers, rawPayload } = await picture(`home-${locale}-${size}.png`)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('image/png')
      const { width, height } = await sharp(rawPayload).metadata()
      expect(`${width}x${height}`).toBe(size)
      expect(rawPayload.length).toBeLessThan(100_000)
      seen.add(rawPayload.toString('base64'))
    }
  }
  expect(seen.size).toBe(4)
})

test('the picture of an opportunity says who offers it, where, for how much and until when', async () => {
  const told = shareFacts(
    {
      organisation: { name: 'Una Softver' } as never,
      municipalities: ['bihac'],
      amountMin: 1600,
      amountMax: 1900,
      deadline: '2026-12-05T22:59:00.000Z',
      open: true,
    },
    'bhs',
  )
  expect(told.map((fact) => fact.replaceAll('\u00a0', ' '))).toEqual([
    'Una Softver, Bihać',
    '1.600–1.900 KM',
    'Rok: 5. 12. 2026.',
  ])
  const content = { size: '1200x630' as const, title: 'Pčelar', product: 'Zamah', tagline: '' }
  const [plain, full] = await Promise.all([
    drawPicture({ ...content, facts: [] }),
    drawPicture({ ...content, facts: told }),
  ])
  expect(full.equals(plain)).toBe(false)
  expect((await sharp(full).metadata()).width).toBe(1200)
})

test('every page that is always there has a picture', async () => {
  for (const name of Object.keys(shareTitles))
    expect((await picture(`${name}-bhs-1200x630.png`)).statusCode).toBe(200)
})

test('names that nobody gave, other sizes and ways out of the folder are not there', async () => {
  const strange = [
    'nope-bhs-1200x630.png',
    'home-de-1200x630.png',
    'home-bhs-9999x9999.png',
    'home-bhs-1200x630.svg',
    'constructor-bhs-1200x630.png',
    '..%2F..%2Fsecret-bhs-1200x630.png',
  ]
  for (const file of strange) expect((await picture(file)).statusCode).toBe(404)
})

test('a picture is drawn once and kept, and a reader who has it is told so', async () => {
  const first = await picture('terms-en-800x800.png')
  const again = await picture('terms-en-800x800.png', { 'if-none-match': first.headers.etag })
  expect(again.statusCode).toBe(304)
  const kept = await readdir(join(app.services.config.dataDir, 'cache/share'))
  expect(kept.filter((file) => file.startsWith('terms-en-800x800.'))).toHaveLength(1)
  expect(kept.some((file) => file.endsWith('.part'))).toBe(false)
})

test('a picture with somebody’s name goes with their profile, and is in no file', async () => {
  const { userId, headers } = await signIn(app, { firstName: 'Nestala', lastName: 'Osoba' })
  const publish = (published: boolean) =>
    app.http.inject({
      method: 'PUT',
      url: '/api/profile/publication',
      headers: { origin: 'https://zamah.example', ...headers },
      payload: { published },
    })
  const { slug } = (await publish(false)).json<{ slug: string }>()
  const file = `profil-${slug}-bhs-800x800.png`
  const stored = () => readdir(join(app.services.config.dataDir, 'cache/share')).catch(() => [])
  await publish(true)
  const shown = await picture(file)
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  expect((await picture(file, { 'if-none-match': shown.headers.etag })).statusCode).toBe(304)
  expect((await stored()).filter((name) => name.includes(slug))).toEqual([])
  await publish(false)
  expect((await picture(file, { 'if-none-match': shown.headers.etag })).statusCode).toBe(404)
  await publish(true)
  expect((await picture(file)).statusCode).toBe(200)
  await app.services.pool.query('delete from users where id = $1', [userId])
  expect((await picture(file)).statusCode).toBe(404)
})

test('what an earlier release has kept of people is removed with the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zamah-share-'))
  const kept = join(folder, 'cache/share')
  await mkdir(kept, { recursive: true })
  for (const name of ['profil-nestala-osoba-bhs-800x800.abc.png', 'terms-en-800x800.abc.png'])
    await writeFile(join(kept, name), '')
  const other = await buildTestApp({ DATA_DIR: folder })
  expect(await readdir(kept)).toEqual(['terms-en-800x800.abc.png'])
  await other.stop()
  await rm(folder, { recursive: true, force: true })
})

test('drawing keeps nobody else waiting', async () => {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await Promise.all(
    ['terms', 'privacy', 'login'].flatMap((name) => [
      picture(`${name}-en-1200x630.png`),
      picture(`${name}-en-800x800.png`),
    ]),
  )
  delay.disable()
  // Not the longest pause: other work of a busy machine must not decide.
  expect(delay.percentile(90) / 1e6).toBeLessThan(20)
})

test('a picture is told apart from anything that is no picture', () => {
  fc.assert(
    fc.property(fc.string(), (file) => {
      const parsed = parsePictureName(file)
      if (parsed) expect(`${parsed.name}-${parsed.locale}-${parsed.size}.png`).toBe(file)
    }),
  )
  expect(parsePictureName('forgot-password-en-1200x630.png')).toEqual({
    name: 'forgot-password',
    locale: 'en',
    size: '1200x630',
  })
})

test('search engines find every public page in both languages', async () => {
  const { body, headers } = await app.http.inject('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  const everybodys = ['/', '/terms', '/privacy', '/page/faq', '/page/kontakt']
  for (const path of [...everybodys, '/ob', '/ob/landing', '/ob/orange-grants']) {
    expect(body).toContain(`<loc>https://zamah.example${path}</loc>`)
    expect(body).toContain(`hreflang="en" href="https://zamah.example${path}?lang=en"`)
    expect(body).toContain(`hreflang="bs" href="https://zamah.example${path}?lang=bhs"`)
  }
  expect(body).not.toContain('/login')
  expect(body.match(/<url>/g)).toHaveLength(new Set(body.match(/<loc>[^<]*/g)).size)
})

test('robots are sent to the sitemap and kept off the calls', async () => {
  const { body, headers } = await app.http.inject('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Disallow: /api/')
  expect(body).toContain('Sitemap: https://zamah.example/sitemap.xml')
})
