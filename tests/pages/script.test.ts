import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exceptionsIn } from '#platform/contract/script/exceptions.ts'
import { messages } from '#platform/contract/script/server-messages.bhs.ts'
import { versionOf } from '#features/texts/contract/file/text-version.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import type { Product } from '#tests/setup/product.ts'
import { signInAsAdmin, startDemo } from './demo-world.ts'
import { attribute, tagsOf, titleOf } from './markup.ts'
import { visit } from './visit.ts'

const READING = [
  '/',
  '/opportunities',
  '/opportunities/mladji-analiticar-mladja-analiticarka-podataka',
  '/articles',
  '/articles/neto-ili-bruto-sta-ti-zapravo-nude',
  '/page/zelene-ulice-2027',
  '/privacy',
  '/terms',
  '/ob/zenica',
  '/profil/amra-hodzic',
  '/nepoznato',
]

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

const read = (address: string, cookie = 'script=cyrillic') => visit(`${product.url}${address}`, { cookie })

/** What may stand in Latin letters: what is listed, and what is no word of ours. */
const KEPT = exceptionsIn(messages.kept)
const FOREIGN =
  /[qwxyQWXY@/_\d]|eed$|ck|ch|tion|ll|ss|tt|\.(?:ba|com|org)$|^[IVX]+$|^(?:km|kg|h|m|min)$|\p{Ll}\p{Lu}/u

/** The words of a page that a reader sees or hears, without what says that it is in another language, or code. */
function latinWordsOf(html: string): string[] {
  const kept = /<(code|pre|kbd|samp|textarea|script|style)\b[^>]*>[^]*?<\/\1>/g
  const other = /<(\w+)(?=[^>]*\s(?:lang="en"|translate="no"))[^>]*>[^]*?<\/\1>/g
  const body = html.slice(html.indexOf('<body')).replace(kept, ' ').replace(other, ' ')
  const named = tagsOf(body).flatMap(({ attributes }) =>
    ['title', 'alt', 'aria-label', 'placeholder'].flatMap((name) => attributes.get(name) ?? []),
  )
  const texts = body.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' ')
  const words = [
    ...`${texts} ${named.join(' ')}`.matchAll(
      /[\p{Script=Latin}\p{N}@./_-]*\p{Script=Latin}[\p{Script=Latin}\p{N}@/_-]*/gu,
    ),
  ]
  return words
    .map(([word]) => word.replace(/^[.-]+/, ''))
    .filter(
      (word) =>
        !FOREIGN.test(word) && !KEPT.some((name) => word.startsWith(name) || name.split(' ').includes(word)),
    )
}

describe('a reader of Cyrillic', () => {
  test.each(READING)('reads %s without a word in Latin letters', async (address) => {
    const { html } = await read(address)
    expect(attribute(html, 'html', 'lang')).toBe('bs-Cyrl')
    expect([...new Set(latinWordsOf(html))]).toEqual([])
    expect(html.match(/[\p{Script=Cyrillic}]{3,}/gu)?.length).toBeGreaterThan(20)
    expect(titleOf(html)).toMatch(/\p{Script=Cyrillic}/u)
  })

  test('gets every page at the same address, and search engines get Latin', async () => {
    for (const address of READING) {
      const { html, headers } = await read(address)
      expect(headers.vary).toContain('cookie')
      const latin = await read(address, '')
      expect(attribute(latin.html, 'html', 'lang')).toBe('bs')
      const links = (page: string) =>
        tagsOf(page)
          .filter(({ name }) => name === 'link')
          .map(({ attributes }) => [attributes.get('rel'), attributes.get('href')])
      expect(links(html)).toEqual(links(latin.html))
    }
  })

  test('changes the script by a link, without script, and comes back to the same page', async () => {
    const start = await read('/opportunities?kind=job', '')
    const link = tagsOf(start.html).find(({ attributes }) =>
      /[?&]script=cyrillic/.test(attributes.get('href') ?? ''),
    )
    const address = `/opportunities${link?.attributes.get('href')}`
    const moved = await read(address, '')
    expect(moved.status).toBe(303)
    expect(moved.headers.location).toBe('/opportunities?kind=job')
    expect(moved.headers['set-cookie']).toContain('script=cyrillic')
    expect(moved.headers['cache-control']).toBe('no-store')
    expect((await read('/?script=lat')).headers['set-cookie']).toContain('script=latin')
    expect((await read('//zlo.example/?script=cyr', '')).headers.location).toMatch(/^\/(?!\/)/)
    expect((await read('/?script=bilo-koje', '')).status).toBe(200)
  })

  test('reads English as it is', async () => {
    const { html } = await read('/', 'script=cyrillic; lang=en')
    expect(attribute(html, 'html', 'lang')).toBe('en')
    expect(html.replace(/<(script|style)[^]*?<\/\1>/g, '')).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  test('keeps the words that staff list, from the next page on', async () => {
    expect((await read('/terms')).html).toMatch(/>[^<]*Замах/)
    const headers = await signInAsAdmin(product)
    const base = versionOf(messages.kept)
    const changed = {
      id: 'platform.script.server:kept',
      locale: 'bhs',
      text: `${messages.kept}, Zamah`,
      base,
    }
    const answer = await fetch(`${product.url}/api/admin/texts/changes`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ file: null, texts: [changed] }),
    })
    expect(await answer.json()).toEqual({ applied: 1 })
    const { html } = await read('/terms')
    expect(html).toMatch(/>[^<]*Zamah/)
    expect(html.replace(/<(script|style)[^]*?<\/\1>/g, '')).not.toContain('Замах')
  })
})
