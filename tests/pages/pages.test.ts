import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#app/compose.ts'
import { demoAccounts } from '#features/account/server/index.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { type Product, startProduct } from '#tests/setup/product.ts'
import { policyFaults } from './content-policy.ts'
import { startDemo } from './demo-world.ts'
import { isFramed, pages } from './map.ts'
import { attribute, fetchedBy, tagsOf, titleOf } from './markup.ts'
import { type Visit, visit } from './visit.ts'

const PUBLIC_URL = 'https://zamah.example'
const SECRETS = '?token=tajni-znak-5a1f&email=tajna.osoba%40primjer.ba&code=735194'
const HALF_A_YEAR = 15_552_000
const FRESH_ONLY = [
  '/login',
  '/register',
  '/forgot-password',
  '/password-reset',
  '/auth/verify',
  '/onboarding',
]

let product: Product
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  product = await startDemo({ DATABASE_URL: database.url, PUBLIC_URL, ALLOW_DEMO: '1' })
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

const visits = new Map<string, Promise<Visit>>()

/** Requests a page with these headers, once for all tests that read it. */
function go(address: string, headers: Record<string, string> = {}): Promise<Visit> {
  const key = JSON.stringify([address, headers])
  const answer = visits.get(key) ?? visit(`${product.url}${address}`, headers)
  visits.set(key, answer)
  return answer
}

test('every page of the map is looked at', () => {
  expect(pages.length).toBeGreaterThan(12)
  expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining([...FRESH_ONLY, '/', '/terms']))
})

test('whoever follows a mailed link without script finds a form that goes to the same address', async () => {
  for (const address of ['/unsubscribe', '/contributions/confirm']) {
    const { html } = await go(`${address}?token=x`)
    expect([address, html]).toEqual([
      address,
      expect.stringMatching(/<form(?![^>]* action=)[^>]* method="post"[^>]*><button[^>]* type="submit"/),
    ])
  }
})

test.each([
  ['/calls/ulice-uz-unu/vote', 'glasanje-ulice-uz-unu'],
  ['/calls/ljeto-na-uni/results', 'rezultati-ljeto-na-uni'],
  ['/projects/radio-mladih-kljuc', 'projekat-radio-mladih-kljuc'],
])('whoever shares %s sends its own title, words and picture', async (address, picture) => {
  const { html } = await go(address)
  const said = new Map(
    tagsOf(html)
      .filter(({ name }) => name === 'meta')
      .map(({ attributes }) => [
        attributes.get('property') ?? attributes.get('name'),
        attributes.get('content'),
      ]),
  )
  expect(said.has('robots')).toBe(false)
  expect(said.get('og:title')).toBe(titleOf(html))
  const start = (await go('/')).html
  expect(start).not.toContain(said.get('og:description'))
  expect(said.get('og:description')?.length).toBeGreaterThan(20)
  expect(html).toContain(`${PUBLIC_URL}/share/${picture}-bhs-1200x630.png`)
  const drawn = await fetch(`${product.url}/share/${picture}-en-1200x630.png`)
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
})

describe.each(pages)('the page $address', ({ address, status }) => {
  test('lets nothing run that is not written in it', async () => {
    for (const [cookie, query] of [
      ['', ''],
      ['', SECRETS],
      ['lang=en', '?admin_edit=true'],
      ['signed=1', ''],
      ['signed=1', '?admin_edit=true'],
      ['theme=dark', SECRETS],
    ] as const) {
      const { headers, html, status: got } = await go(`${address}${query}`, cookie ? { cookie } : {})
      expect([query, cookie, got]).toEqual([query, cookie, status])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      const faults = policyFaults(headers['content-security-policy'] ?? '', html, isFramed(address))
      expect(faults).toEqual([])
    }
  })

  test('says how it may be framed, typed, referred to and kept', async () => {
    const { headers } = await go(address)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(
      Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]),
    ).toBeGreaterThanOrEqual(HALF_A_YEAR)
    expect(headers['cache-control']).toMatch(/no-store|no-cache/)
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('keeps a secret in its address to itself', async () => {
    for (const query of [
      SECRETS,
      '?a=b&token=tajni-znak-5a1f',
      '?%74oken=tajni-znak-5a1f',
      '?lang=en&email=tajna.osoba%40primjer.ba',
    ]) {
      const cookie = encodeURI('signed=1; __Host-sid=tajni-kolačić; lang=en')
      const visitors: Record<string, string>[] = query === SECRETS ? [{}, { cookie }] : [{ cookie }]
      for (const headersOf of visitors) {
        const { headers, html } = await go(`${address}${query}`, headersOf)
        expect([query, headers['referrer-policy']]).toEqual([query, 'no-referrer'])
        expect([query, headers['cache-control']]).toEqual([query, 'no-store'])
        expect(html).not.toMatch(/tajni-|tajna\.osoba|735194/)
      }
    }
  })

  test('speaks the language that the browser has chosen, else Bosnian', async () => {
    const speaks = async (query: string, headers: Record<string, string>) =>
      attribute((await go(`${address}${query}`, headers)).html, 'html', 'lang')
    expect(await speaks('', {})).toBe('bs')
    expect(await speaks('', { 'accept-language': 'en-GB,en' })).toBe('bs')
    expect(await speaks('', { cookie: 'lang=en' })).toBe('en')
    expect(await speaks('', { cookie: 'lang=bhs' })).toBe('bs')
    expect(await speaks('', { cookie: 'lang=__proto__' })).toBe('bs')
    expect(await speaks('?lang=en', {})).toBe('en')
    expect(await speaks('?lang=en', { cookie: 'lang=bhs' })).toBe('bs')
    expect(await speaks('?lang=xx', {})).toBe('bs')
  })

  test('has a title of at most four words and one heading, in both languages', async () => {
    for (const cookie of ['lang=bhs', 'lang=en']) {
      const { html } = await go(address, { cookie })
      expect(titleOf(html)).toMatch(/^\S+(?: \S+){0,3} \| Zamah$/)
      expect(tagsOf(html).filter(({ name }) => name === 'title').length).toBe(1)
      expect(tagsOf(html).filter(({ name }) => name === 'h1').length).toBeLessThanOrEqual(1)
    }
  })

  test('tells nobody’s address', async () => {
    const { html } = await go(address)
    expect(demoAccounts.filter(({ email }) => html.includes(email))).toEqual([])
  })

  test('fetches nothing from anybody else', async () => {
    const { html } = await go(address)
    const foreign = fetchedBy(html).filter(
      (url) => new URL(url, PUBLIC_URL).origin !== PUBLIC_URL && !url.startsWith('data:'),
    )
    expect(foreign).toEqual([])
    for (const { name, attributes } of tagsOf(html)) {
      const href = attributes.get('href')
      if (href === undefined || !/^(https?:)?\/\//.test(href) || href.startsWith(PUBLIC_URL)) continue
      // A link that a person may follow passes on neither the opener nor our page's address.
      expect([href, name, attributes.get('rel')]).toEqual([
        href,
        'a',
        expect.stringMatching(/noopener|noreferrer/),
      ])
    }
  })

  test('keeps a form’s fields out of the address, should it be sent before the page is awake', async () => {
    const { html } = await go(address)
    const forms = html.split('<form').slice(1)
    // A search belongs into the address and works without script; such a form states method="get".
    const sent = forms.filter((part) => !/^[^>]* method="get"/.test(part))
    for (const form of sent.filter((part) => /<(input|textarea|select)/.test(part.split('</form>')[0] ?? '')))
      expect(form).toMatch(/^[^>]* method="post"/i)
  })
})

test.each(['/offline.html', '/api/docs'])(
  'the page %s that the server writes alone lets nothing else run either',
  async (address) => {
    const { headers, html, status } = await go(address)
    expect(status).toBe(200)
    expect(policyFaults(headers['content-security-policy'] ?? '', html)).toEqual([])
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

test('the description of the API can be fetched, and read by people', async () => {
  const described = await go('/api/openapi.json')
  expect(described.headers['content-type']).toMatch(/^application\/json/)
  const { paths } = JSON.parse(described.html) as { paths: Record<string, Record<string, unknown>> }
  const calls = Object.values(paths).flatMap((methods) => Object.keys(methods))
  expect(calls.length).toBe(routes.length)
  const { html } = await go('/api/docs')
  for (const path of Object.keys(paths)) expect(html).toContain(`<code class="path">${path}</code>`)
})

/** The same page under another address, with the same title. */
const ALIASES = new Set([
  '/my-network',
  '/ob-landing',
  '/orange-grants',
  '/article/new',
  '/admin/page-builder',
])

test('titles tell pages apart', async () => {
  // Pages with parameters show a title that the server does not know.
  const own = pages.filter(({ sample, address }) => !sample && !ALIASES.has(address))
  const titles = await Promise.all(own.map(async ({ address }) => titleOf((await go(address)).html)))
  expect(new Set(titles).size).toBe(titles.length)
})

test('a page that is not there says so with its first segment', async () => {
  const titles = async (address: string) => titleOf((await go(address)).html)
  expect(await titles('/nepoznato/x')).toBe('Nepoznato | Zamah')
  expect(await titles('/moja-nova-stranica')).toBe('Moja nova stranica | Zamah')
  expect(await titles(encodeURI('/jedan-dva-tri-četiri-pet'))).toBe('Jedan dva tri četiri | Zamah')
  for (const address of ['/nepoznato/x', '/page/nema', '/%ff', '/x'.repeat(200)]) {
    const { status, html } = await go(address)
    expect([address, status]).toEqual([address, 404])
    expect(html).toContain('404 Page Not Found')
  }
})

test('pages that people sign in with are never kept', async () => {
  for (const address of FRESH_ONLY) {
    expect([address, (await go(address)).headers['cache-control']]).toEqual([address, 'no-store'])
  }
})

test('without https nobody is told to insist on it, and where real people sign in nobody reads their mails', async () => {
  const plain = await startProduct({
    DATABASE_URL: database.url,
    DATA_DIR: product.dataDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://localhost:3000',
  })
  const { headers } = await visit(`${plain.url}/`)
  const hidden = await Promise.all(
    ['/dev/mail', '/dev/mail/1', '/dev/ui'].map((address) => visit(`${plain.url}${address}`)),
  )
  await plain.stop()
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(hidden.map(({ status }) => status)).toEqual([404, 404, 404])
})
