import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import type { Product } from '#tests/setup/product.ts'
import { startDemo } from './demo-world.ts'
import { visit } from './visit.ts'

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

/**
 * Changes that make something on a page private or different; written directly to the database, so that nothing announces
 * them.
 */
const CHANGES = [
  {
    name: 'a suspended organisation',
    address: '/organisations/una-softver',
    change: `update organisations set suspended_at = now() where slug = 'una-softver'`,
    undo: `update organisations set suspended_at = null where slug = 'una-softver'`,
  },
  {
    name: 'a profile that was taken back',
    address: '/profil/amra-hodzic',
    change: `update profiles set published_at = null where user_id = (select user_id from profile_slugs where slug = 'amra-hodzic')`,
    undo: `update profiles set published_at = now() where user_id = (select user_id from profile_slugs where slug = 'amra-hodzic')`,
  },
  {
    name: 'a suspended member',
    address: '/profil/amra-hodzic',
    change: `update users set suspended_at = now() where id = (select user_id from profile_slugs where slug = 'amra-hodzic')`,
    undo: `update users set suspended_at = null where id = (select user_id from profile_slugs where slug = 'amra-hodzic')`,
  },
  {
    name: 'an opportunity that was put away',
    address: '/opportunities/mladji-analiticar-mladja-analiticarka-podataka',
    change: `update opportunities set status = 'draft' where slug = 'mladji-analiticar-mladja-analiticarka-podataka'`,
    undo: `update opportunities set status = 'published' where slug = 'mladji-analiticar-mladja-analiticarka-podataka'`,
  },
] as const

test.each(CHANGES)('$name is gone from its page at once, however often it was visited', async (each) => {
  const go = () => visit(`${product.url}${each.address}`)
  const before = [await go(), await go()]
  expect(before.map(({ status }) => status)).toEqual([200, 200])
  expect(before[1]?.headers.etag).toBe(before[0]?.headers.etag)
  expect((await client.query(each.change)).rowCount).toBe(1)
  const after = await go()
  expect(after.status).toBe(404)
  expect(after.headers.etag).not.toBe(before[0]?.headers.etag)
  await client.query(each.undo)
  expect((await go()).status).toBe(200)
})

test('a new title stands on the list at once', async () => {
  const list = () => visit(`${product.url}/organisations`)
  await list()
  const { rowCount } = await client.query(
    `update organisations set name = 'Bistra Una' where slug = 'una-softver'`,
  )
  expect(rowCount).toBe(1)
  expect((await list()).html).toContain('Bistra Una')
})
