import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { type MailCatcher, startMailCatcher } from '#tests/setup/mail-catcher.ts'
import { type Product, startProduct } from '#tests/setup/product.ts'
import { type Secret, wholeJourney } from './whole-journey.ts'

/** Six digits occur by chance in large data, so they only count as whole words of a text. */
const LONG = 12

let mails: MailCatcher
beforeAll(async () => {
  mails = await startMailCatcher()
})
afterAll(() => mails.close())

describe('after a person’s whole journey', () => {
  test('neither the log, however talkative, nor any table holds a secret in clear', async () => {
    const database = await createTestDatabase()
    const product = await start({ DATABASE_URL: database.url })
    const secrets = await wholeJourney(product, mails)
    await settle()
    const tables = await allRows(database.url)
    await product.end()
    const found = [
      ...inText(withoutWelcome(product.output()), secrets).map((name) => `log: ${name}`),
      ...[...tables].flatMap(([table, rows]) => inText(rows, secrets).map((name) => `${table}: ${name}`)),
    ]
    expect(found).toEqual([])
    expect(product.output()).toContain('"msg":"answered"')
    expect(tables.size).toBeGreaterThan(15)
    expect(kindsOf(secrets)).toBeGreaterThan(12)
    await product.stop()
    await database.drop()
  })

  test('no file of the data folder, the database’s own ones included, holds a secret in clear', async () => {
    mails.clear()
    const product = await start({})
    const secrets = await wholeJourney(product, mails)
    await settle()
    await product.end()
    const files = readdirSync(product.dataDir, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    const found = files.flatMap((file) => {
      const path = join(file.parentPath, file.name)
      return inBytes(readFileSync(path), secrets).map(
        (name) => `${path.slice(product.dataDir.length)}: ${name}`,
      )
    })
    expect(found).toEqual([])
    // The person's address must be found, or the search has looked in the wrong place.
    expect(
      files.some((file) => readFileSync(join(file.parentPath, file.name)).includes('camila.put@primjer.ba')),
    ).toBe(true)
    await product.stop()
  })
})

function start(env: Record<string, string>): Promise<Product> {
  return startProduct({
    SMTP_URL: mails.url,
    LOG_LEVEL: 'trace',
    PUBLIC_URL: 'http://localhost:3000',
    ...env,
  })
}

/** Waits for the last emails. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1500))
}

/** Removes the first admin's link, which is printed once for the person at the terminal. */
function withoutWelcome(output: string): string {
  return output.replace(/^There is no administrator yet.*$/m, '')
}

function inText(text: string, secrets: readonly Secret[]): string[] {
  return secrets.flatMap(({ name, value }) => {
    const isShort = value.length < LONG
    const hit = isShort
      ? new RegExp(`(?<![\\w.:-])${value}(?![\\w.:-])`).test(text)
      : formsOf(value).some(
          (form) => text.includes(form.toString('latin1')) || text.includes(form.toString()),
        )
    return hit ? [name] : []
  })
}

function inBytes(bytes: Buffer, secrets: readonly Secret[]): string[] {
  return secrets
    .filter(({ value }) => value.length >= LONG)
    .flatMap(({ name, value }) => (formsOf(value).some((form) => bytes.includes(form)) ? [name] : []))
}

/** Returns the encodings in which a value might be stored. */
function formsOf(value: string): Buffer[] {
  const plain = Buffer.from(value)
  const decoded = /^[\w-]{22,}$/.test(value) ? Buffer.from(value, 'base64url') : undefined
  return [
    plain,
    Buffer.from(plain.toString('base64').replace(/=+$/, '')),
    Buffer.from(plain.toString('base64url')),
    Buffer.from(plain.toString('hex')),
    Buffer.from(encodeURIComponent(value)),
    ...(decoded ? [decoded, Buffer.from(decoded.toString('hex'))] : []),
  ]
}

function kindsOf(secrets: readonly Secret[]): number {
  return new Set(secrets.map(({ name }) => name)).size
}

async function allRows(url: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
    found.set(name, rows.map(({ row }) => row).join('\n'))
  }
  await client.end()
  return found
}
