import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offlinePages } from '../contract/offline-pages.ts'
import { readableLists } from '../contract/readable-lists.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

const SOURCES = join(import.meta.dirname, '../../..')
const PUBLIC = join(import.meta.dirname, '../../../../public')

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ PRODUCT_NAME: 'Most & co' })
})
afterAll(() => app.stop())

test('a person can install the product in their language, as one and the same app', async () => {
  const bhs = await app.http.inject('/manifest.webmanifest?lang=bhs')
  const en = await app.http.inject('/manifest.webmanifest?lang=en')
  expect(bhs.headers['content-type']).toContain('application/manifest+json')
  expect(bhs.json()).toMatchObject({
    name: 'Most & co',
    lang: 'bs',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  expect(en.json().lang).toBe('en')
  expect(en.json().description).not.toBe(bhs.json().description)
  expect(en.json().id).toBe(bhs.json().id)
})

test('a language that does not exist is answered in the default one', async () => {
  expect((await app.http.inject('/manifest.webmanifest?lang=de')).json().lang).toBe('bs')
  expect((await app.http.inject('/manifest.webmanifest')).json().lang).toBe('bs')
})

test('every icon of the manifest is a picture of the size it claims', async () => {
  const { icons } = (await app.http.inject('/manifest.webmanifest')).json() as {
    icons: { src: string; sizes: string; purpose: string }[]
  }
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(await readFile(join(PUBLIC, src))).metadata()
    expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`)
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('what a mask leaves of the icon still holds the whole mark', async () => {
  const { data, info } = await sharp(join(PUBLIC, 'icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = data.subarray(0, 3).toString('hex')
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * 3
      const outside = Math.hypot(x - 256, y - 256) > 0.4 * 512
      if (outside) expect(data.subarray(at, at + 3).toString('hex')).toBe(ground)
    }
  }
})

test('the offline page speaks both languages, ours in both scripts, loads nothing foreign and runs under a strict policy', async () => {
  const { body, headers, statusCode } = await app.http.inject('/offline.html')
  expect(statusCode).toBe(200)
  expect(body).toContain('Nema veze')
  expect(body).toContain('<main lang="en" hidden data-title="No connection | Most &#38; co">')
  expect(body).toContain('<main lang="bs-Cyrl" hidden data-title="Нема везе с интернетом | Мост &#38; цо">')
  expect(body.match(/Нема везе/g)).toHaveLength(2)
  for (const list of Object.values(readableLists))
    expect(body.split(`<section data-list="${list}" hidden>`)).toHaveLength(4)
  for (const list of Object.values(readableLists))
    expect(body).toContain(`<section data-list="${list}" hidden>`)
  expect(body).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
  expect(body).not.toMatch(/\sstyle="/)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe-inline')
})

test('a page that opens without a connection is kept by the worker, and is drawn for nobody in particular', async () => {
  const opening: string[] = []
  for await (const screen of glob('features/**/*.screen.tsx', { cwd: SOURCES })) {
    const source = await readFile(join(SOURCES, screen), 'utf8')
    if (!source.includes('opensOffline: true')) continue
    opening.push(screen)
    expect(source).toContain('protected: true')
    expect(source).not.toContain('function loader')
  }
  expect(opening.toSorted()).toEqual(offlinePages.map(({ screen }) => screen).toSorted())
  const id = crypto.randomUUID()
  const standing = (path: string) => offlinePages.filter(({ at }) => new RegExp(at).test(path)).length
  expect(['/canvas', '/reviews', `/reviews/${id}`].map(standing)).toEqual([1, 1, 1])
  expect(['/', '/canvas/x', '/reviews/calls/x', `/reviews/${id}/x`].map(standing)).toEqual([0, 0, 0, 0])
})
