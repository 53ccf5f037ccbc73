import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '#features/account/server/index.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { startProduct } from '#tests/setup/product.ts'

const PUBLIC_URL = 'https://zamah.example'
const admin = demoAccounts.find(({ role }) => role === 'global admin')!

let database: Awaited<ReturnType<typeof createTestDatabase>>
/** Its secret belongs to the database. */
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zamah-product-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

async function people(): Promise<number> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from users')
  await client.end()
  return rows[0]?.count ?? -1
}

function signIn(url: string): Promise<number> {
  const { email, password } = admin
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  return fetch(`${url}/api/auth/login`, { method: 'POST', headers, body }).then(({ status }) => status)
}

/** Starts as an operator does: without SEED and SMTP_URL. */
const start = (env: Record<string, string>) => startProduct({ SEED: '', DATA_DIR: dataDir, ...env })

test('whoever serves people at a public address begins empty, and nobody reads the mails', async () => {
  const product = await start({ PUBLIC_URL, DATABASE_URL: database.url, NODE_ENV: 'development' })
  expect(await signIn(product.url)).toBe(401)
  expect((await fetch(`${product.url}/dev/mail`)).status).toBe(404)
  expect(await readdir(dataDir)).not.toContain('demo-accounts.json')
  await product.stop()
  expect(await people()).toBe(0)
})

test('the demo world is not laid at a public address unless somebody insists', async () => {
  const wanted = { PUBLIC_URL, DATABASE_URL: database.url, SEED: 'demo', NODE_ENV: 'development' }
  await expect(start(wanted)).rejects.toThrow(/ALLOW_DEMO=1/)
  expect(await people()).toBe(0)
})

test('a database with demo accounts is not served at a public address unless somebody insists', async () => {
  const local = await start({ DATABASE_URL: database.url, NODE_ENV: 'development' })
  expect(await signIn(local.url)).toBe(200)
  expect((await fetch(`${local.url}/dev/mail`)).status).toBe(200)
  await local.stop()
  const real = { PUBLIC_URL, DATABASE_URL: database.url }
  await expect(start(real)).rejects.toThrow(/demo accounts.*https:\/\/zamah\.example.*ALLOW_DEMO=1/)
  const shown = await start({ ...real, ALLOW_DEMO: '1' })
  expect(await signIn(shown.url)).toBe(200)
  expect((await fetch(`${shown.url}/dev/mail`)).status).toBe(404)
  await shown.stop()
})
