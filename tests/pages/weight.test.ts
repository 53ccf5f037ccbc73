import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import type { Product } from '#tests/setup/product.ts'
import { startDemo } from './demo-world.ts'
import { isFramed, pages } from './map.ts'
import { fetchedBy, tagsOf } from './markup.ts'
import { visit } from './visit.ts'

/** The first ten packets of a connection. */
const FIRST_PAINT = 14_336
const READING = 60 * 1024
const CLIENT = join(import.meta.dirname, '../../build/client')

/** Hosts in our own files: namespaces, addresses in developer messages, and analytics waiting for consent. */
const NAMED = new Map([
  ['www.w3.org', 'namespaces'],
  ['schemas.openxmlformats.org', 'namespaces of a workbook'],
  ['purl.oclc.org', 'namespaces of a workbook'],
  ['schema.org', 'the words of structured data'],
  ['react.dev', 'a message of React'],
  ['reactrouter.com', 'messages of the router'],
  ['github.com', 'a message of the router'],
  ['tailwindcss.com', 'the licence of the style sheet'],
  ['connect.facebook.net', 'measuring, after consent only'],
  ['localhost', 'a base for addresses without a host'],
  ['wa.me', 'a link for sharing'],
  ['www.facebook.com', 'a link for sharing'],
  ['www.linkedin.com', 'a link for sharing'],
  ['www.youtube.com', 'a video that a text links to'],
  ['vimeo.com', 'a video that a text links to'],
  ['www.youtube-nocookie.com', 'a video that loads when its reader opens it'],
  ['player.vimeo.com', 'a video that loads when its reader opens it'],
  ['www.openstreetmap.org', 'a map that a text links to'],
  ['prosemirror.net', 'a message of the text editor'],
  ['simplewebauthn.dev', 'a message of the library for passkeys'],
  ['primjer.ba', 'an example in a text'],
  ['example.ba', 'an example in a text'],
  ['firma.ba.', 'an example in a text'],
  ['company.ba.', 'an example in a text'],
])

let product: Product
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  product = await startDemo({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

test('the landing page is painted from what the first packets bring', async () => {
  for (const cookie of ['lang=bhs', 'lang=en', 'theme=dark']) {
    const { raw, headers } = await go('/', { cookie, 'accept-encoding': 'gzip' })
    process.stdout.write(`The landing page (${cookie}): ${raw.length} bytes of ${FIRST_PAINT}\n`)
    expect(headers['content-encoding']).toBe('gzip')
    expect(raw.length).toBeLessThanOrEqual(FIRST_PAINT)
  }
})

test('a reading page carries little, and nothing of the application', async () => {
  let looked = 0
  for (const { address } of pages) {
    const page = await go(address, { 'accept-encoding': 'br' })
    if (!/<html[^>]* data-reading=/.test(page.html)) continue
    looked += 1
    const styles = filesOf(page.html, 'link', 'href', 'stylesheet')
    const scripts = filesOf(page.html, 'script', 'src')
    const weights = await Promise.all(
      [...styles, ...scripts, ...(await fontsOf(styles))].map(
        async (path) => (await go(path, { 'accept-encoding': 'br' })).raw.length,
      ),
    )
    const all = weights.reduce((sum, weight) => sum + weight, page.raw.length)
    process.stdout.write(
      `${address}: ${Math.round(all / 102.4) / 10} KB in all, script ${scripts.length} file\n`,
    )
    expect([address, all]).toEqual([address, expect.toSatisfy((weight: number) => weight <= READING)])
    const visitor = isFramed(address) ? [] : [expect.stringMatching(/^\/assets\/visitor-/)]
    expect([address, scripts]).toEqual([address, visitor])
    expect(page.html).not.toMatch(/__reactRouterContext|modulepreload/)
  }
  expect(looked).toBeGreaterThanOrEqual(5)
})

test('everything that a page names is there and kept for a year', async () => {
  const named = new Set<string>()
  for (const { address } of pages) for (const url of fetchedBy((await go(address)).html)) named.add(url)
  expect(named.size).toBeGreaterThan(10)
  for (const path of named) {
    const { status, headers } = await go(path)
    expect([path, status]).toEqual([path, 200])
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
    if (path.startsWith('/assets/'))
      expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=31536000, immutable'])
  }
})

test('no file of ours names a host that we do not know about', () => {
  const found = new Set<string>()
  for (const name of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue
    for (const [, host = ''] of readFileSync(join(CLIENT, name), 'utf8').matchAll(
      /\bhttps?:\/\/(\w[\w.-]*)/g,
    ))
      found.add(host)
  }
  expect([...found].filter((host) => !NAMED.has(host))).toEqual([])
})

function go(path: string, headers: Record<string, string> = {}) {
  return visit(`${product.url}${path}`, headers)
}

function filesOf(html: string, tag: string, attribute: string, rel?: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) =>
    name === tag && (rel === undefined || attributes.get('rel') === rel)
      ? (attributes.get(attribute) ?? [])
      : [],
  )
}

/** Returns the fonts for a text in Latin letters. */
async function fontsOf(styles: readonly string[]): Promise<string[]> {
  const sheets = await Promise.all(styles.map(async (path) => (await go(path)).html))
  return [...sheets.join('').matchAll(/@font-face\{[^}]*url\((\/fonts\/[^)]+)\)[^}]*/g)]
    .filter(([rule]) => !/unicode-range:U\+4/i.test(rule))
    .map(([, path = '']) => path)
}
