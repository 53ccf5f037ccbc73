import { request } from 'node:http'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import type { Product } from '#tests/setup/product.ts'
import { startDemo } from './demo-world.ts'
import { pages } from './map.ts'

let product: Product
let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: Client
beforeAll(async () => {
  database = await createTestDatabase()
  product = await startDemo({ DATABASE_URL: database.url })
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await product?.stop()
  await database?.drop()
})

/** Requests a path exactly as written, which `fetch` would normalise. */
function ask(path: string): Promise<{ status: number; location: string | undefined; cache: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: product.port, path, agent: false }, (response) => {
      const { location, 'cache-control': cache = '' } = response.headers
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, location, cache }))
    })
      .on('error', reject)
      .end()
  })
}

type Spelling = { name: string; write: (address: string, at: number) => string }

/** Alternative spellings of paths; the random generator picks the place. */
const SPELLINGS: readonly Spelling[] = [
  { name: 'capitals', write: (address) => address.replace(/^\/[^/]+/, (first) => first.toUpperCase()) },
  { name: 'one capital', write: (address) => address.replace(/^\/./, (first) => first.toUpperCase()) },
  { name: 'an encoded character', write: (address, at) => encodeOne(address, at) },
  { name: 'two slashes', write: (address, at) => atSlash(address, at, '//') },
  { name: 'a slash at the end', write: (address) => `${address}/` },
  { name: 'a dot', write: (address, at) => atSlash(address, at, '/./') },
  { name: 'a way up', write: (address, at) => atSlash(address, at, '/x/../') },
  { name: 'an encoded way up', write: (address, at) => atSlash(address, at, '/x/%2e%2E/') },
  { name: 'a backslash', write: (address, at) => atSlash(address, at, '\\/') },
]

function encodeOne(address: string, at: number): string {
  const places = [...address.matchAll(/(?<!%|%[\da-f])[\w~-]/gi)].map(({ index }) => index)
  const index = places[at % Math.max(places.length, 1)] ?? 0
  const code = address.charCodeAt(index).toString(16)
  return places.length === 0 ? address : `${address.slice(0, index)}%${code}${address.slice(index + 1)}`
}

function atSlash(address: string, at: number, instead: string): string {
  const places = [...address.matchAll(/\//g)].map(({ index }) => index)
  const index = places[at % places.length] ?? 0
  // An address that begins with a backslash is no path that a client may send.
  const written = index === 0 && instead.startsWith('\\') ? '//' : instead
  return address.slice(0, index) + written + address.slice(index + 1)
}

const known = pages.filter(({ status, address }) => status === 200 && address !== '/')

describe.each(SPELLINGS)('an address with $name', ({ write }) => {
  test.each(known)('leads from $address to its one spelling', async ({ address }) => {
    const written = write(address, address.length)
    expect(written).not.toBe(address)
    expect([written, await ask(written)]).toEqual([
      written,
      expect.objectContaining({ status: 308, location: address }),
    ])
  })
})

test('however wildly an address is written, it leads to its one spelling or nowhere, and never away from here', async () => {
  const wild = fc.record({
    page: fc.constantFrom(...known),
    changes: fc.array(fc.record({ spelling: fc.constantFrom(...SPELLINGS), at: fc.nat(200) }), {
      minLength: 1,
      maxLength: 4,
    }),
    query: fc.constantFrom('', '?lang=en', '?a=%2F&b'),
  })
  await fc.assert(
    fc.asyncProperty(wild, async ({ page, changes, query }) => {
      const path = changes.reduce((address, { spelling, at }) => spelling.write(address, at), page.address)
      fc.pre(path !== page.address)
      const { status, location } = await ask(path + query)
      expect([path, status]).toEqual([path, expect.toSatisfy((got) => got === 308 || got === 404)])
      if (status === 308) expect([path, location]).toEqual([path, page.address + query])
    }),
    { numRuns: 300 },
  )
})

const ODD = [
  'a.b',
  'feed.ics',
  'A_B',
  'a%20b',
  'č',
  "a'b",
  'a%00b',
  'a'.repeat(300),
  '%F0%9F%92%A9',
  '-',
  '0',
]

describe('an address with something odd where a page of its kind has its name', () => {
  test.each(pages.filter(({ sample }) => sample))(
    'like $address is found nowhere and stops nothing',
    async ({ address }) => {
      const before = address.split('/')
      const name = [...before.keys()].findLast((at) => /[-\d]/.test(before[at] ?? '')) ?? before.length - 1
      const written = (odd: string) => encodeURI(before.with(name, odd).join('/')).replaceAll('%25', '%')
      const unknown = (await ask(written('nema-ovoga-nigdje'))).status
      for (const odd of ODD) {
        const { status } = await ask(written(odd))
        // Pages of members are rendered without a person, so their shell exists under any name.
        expect([odd, status]).toEqual([
          odd,
          expect.toSatisfy((got) => got < 500 && (got !== 200 || unknown === 200)),
        ])
      }
    },
  )
})

const CV = pages.find(({ address }) => address.startsWith('/cv/'))?.address ?? ''
const PROFILE = '/profil/amra-hodzic'
const ORGANISATION = '/organisations/una-softver'
const OPPORTUNITY = '/opportunities/mladji-analiticar-mladja-analiticarka-podataka'

const ENDS: readonly { what: string; address: string; end: string; undo: string }[] = [
  {
    what: 'a CV whose link is closed',
    address: CV,
    end: `alter table cvs add column was bytea; update cvs set was = link_digest, link_digest = '\\x00' || link_digest where link_digest is not null`,
    undo: `update cvs set link_digest = was where was is not null; alter table cvs drop column was`,
  },
  {
    what: 'a profile that is taken back',
    address: PROFILE,
    end: `update profiles set published_at = null where user_id in (select user_id from profile_slugs where slug = 'amra-hodzic')`,
    undo: `update profiles set published_at = now() where user_id in (select user_id from profile_slugs where slug = 'amra-hodzic')`,
  },
  {
    what: 'the profile of a suspended member',
    address: PROFILE,
    end: `update users set suspended_at = now() where id in (select user_id from profile_slugs where slug = 'amra-hodzic')`,
    undo: `update users set suspended_at = null where id in (select user_id from profile_slugs where slug = 'amra-hodzic')`,
  },
  {
    what: 'an organisation that is closed',
    address: ORGANISATION,
    end: `update organisations set closed_at = now() where slug = 'una-softver'`,
    undo: `update organisations set closed_at = null where slug = 'una-softver'`,
  },
  {
    what: 'an opportunity that is put away',
    address: OPPORTUNITY,
    end: `update opportunities set status = 'archived' where slug = '${OPPORTUNITY.split('/')[2]}'`,
    undo: `update opportunities set status = 'published' where slug = '${OPPORTUNITY.split('/')[2]}'`,
  },
]

test.each(ENDS)(
  '$what is gone at once, however its address was written before',
  async ({ address, end, undo }) => {
    const written = [address, ...SPELLINGS.map(({ write }, index) => write(address, index))]
    const before = await Promise.all(written.map(ask))
    expect(before.map(({ status }) => status)).toEqual([200, ...SPELLINGS.map(() => 308)])
    await client.query(end)
    const after = await Promise.all(written.map(ask))
    await client.query(undo)
    expect(after.map(({ status }) => status)).toEqual([404, ...SPELLINGS.map(() => 308)])
    expect((await ask(address)).status).toBe(200)
  },
)

test('a page whose address is the key to it is kept by nobody, there or not', async () => {
  for (const path of [CV, `/cv/${'a'.repeat(43)}`, '/auth/verify?token=x'])
    expect([path, (await ask(path)).cache]).toEqual([path, 'no-store'])
})
