import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import type { Product } from '#tests/setup/product.ts'
import { signInAsAdmin, startDemo } from './demo-world.ts'
import { pages } from './map.ts'
import { type Visit, visit } from './visit.ts'

/** A change must be visible everywhere before a person has switched windows. */
const SOON_MS = 3000

let one: Product
let other: Product
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  one = await startDemo({ DATABASE_URL: database.url })
  other = await startDemo({ DATABASE_URL: database.url, DATA_DIR: one.dataDir })
})
afterAll(async () => {
  await other?.stop()
  await one?.stop()
  await database?.drop()
})

// Each rendering of a form has a mark of its own, so that equal answers of two people do not count as one.
const RENEWED = /^\/forms\/[^/]+(?:\/embed)?$/
const steady = pages.filter(({ address }) => !RENEWED.test(address) || address === '/forms/mine')

test('a page with a mark of its own is never kept', async () => {
  const renewed = pages.filter((page) => !steady.includes(page))
  expect(renewed).toHaveLength(2)
  for (const { address } of renewed) {
    const [first, second] = [await visit(`${one.url}${address}`), await visit(`${one.url}${address}`)]
    expect(first.html).not.toBe(second.html)
    expect(first.headers['cache-control']).toMatch(/no-store|no-cache/)
  }
})

describe.each(steady)('the page $address', ({ address, status }) => {
  const go = (headers: Record<string, string> = {}) => visit(`${one.url}${address}`, headers)

  test('is the same page in every encoding', async () => {
    const plain = await go()
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.headers.vary).toMatch(/cookie/)
    expect(plain.headers.vary).toMatch(/accept-encoding/)
    const wanted = [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['br;q=0, gzip;q=0', undefined],
      ['identity', undefined],
    ] as const
    for (const [accepted, encoding] of wanted) {
      const packed = await go({ 'accept-encoding': accepted })
      expect([accepted, packed.headers['content-encoding']]).toEqual([accepted, encoding])
      // A task of the demo world may change the page in between; once it rests, the new one is the same in every encoding.
      if (packed.html !== plain.html)
        await expect
          .poll(async () => (await go({ 'accept-encoding': accepted })).html === (await go()).html)
          .toBe(true)
      expect(Number(packed.headers['content-length'])).toBe(packed.raw.length)
    }
  })

  test('is sent again only when it has changed', async () => {
    const { headers } = await go()
    const { etag = '' } = headers
    const name = etag.replace(/^W\//, '')
    expect(name).toMatch(/^"[^"]+"$/)
    for (const known of [name, `W/${name}`, `"x", ${name}`, '*']) {
      const again = await go({ 'if-none-match': known, 'accept-encoding': 'br' })
      // A missing page never gets 304.
      expect([known, again.status]).toEqual([known, status === 200 ? 304 : status])
      if (status === 200) expect(again.raw.length).toBe(0)
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
      expect(again.headers['cache-control']).toBe(headers['cache-control'])
    }
    expect((await go({ 'if-none-match': '"x"' })).status).toBe(status)
  })

  test('is another one in the other language, the other theme and signed in', async () => {
    const etags = await Promise.all(
      ['', 'lang=en', 'theme=dark'].map(async (cookie) => (await go({ cookie })).headers.etag),
    )
    expect(new Set(etags).size).toBe(etags.length)
  })

  test('comes without a body to those who ask for the head only', async () => {
    const policy = async () => (await go()).headers['content-security-policy']
    const before = await policy()
    const answer = await fetch(`${one.url}${address}`, { method: 'HEAD' })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe('')
    // A task of the demo world may change the page in between, and with it the styles that it needs.
    expect([before, await policy()]).toContain(answer.headers.get('content-security-policy'))
  })
})

test('what an admin changes at one instance is seen at the other at once', async () => {
  const before = await look('/')
  const english = await look('/', { cookie: 'lang=en' })
  const headers = await signInAsAdmin(one)
  const saved = await fetch(`${one.url}/api/admin/content/blocks/hero-title`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ locale: 'bhs', revision: 0, document: lineOf('Potpuno novi naslov') }),
  })
  expect(saved.status).toBe(200)
  const deadline = Date.now() + SOON_MS
  let after = await look('/')
  while (Date.now() < deadline && !after.every(({ html }) => html.includes('Potpuno novi naslov'))) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    after = await look('/')
  }
  for (const [index, page] of after.entries()) {
    expect(before[index]?.html).not.toContain('Potpuno novi naslov')
    expect(page.html).toContain('Potpuno novi naslov')
    expect(page.headers.etag).not.toBe(before[index]?.headers.etag)
  }
  const known = { 'if-none-match': before[1]?.headers.etag ?? '' }
  expect((await visit(`${other.url}/`, known)).status).toBe(200)
  const englishAfter = await look('/', { cookie: 'lang=en' })
  expect(englishAfter.map(({ headers: { etag } }) => etag)).toEqual(
    english.map(({ headers: { etag } }) => etag),
  )
})

test('both instances write the same page', async () => {
  for (const { address } of steady) {
    const [a, b] = await look(address)
    expect(withoutSeams(a)).toBe(withoutSeams(b))
  }
})

/** Removes React's markers of pauses for texts that were not loaded, which vary by timing. */
function withoutSeams(page: Visit | undefined): string | undefined {
  return page?.html.replaceAll('<!-- -->', '')
}

function look(address: string, headers: Record<string, string> = {}): Promise<Visit[]> {
  return Promise.all([one, other].map(({ url }) => visit(`${url}${address}`, headers)))
}
