import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { pageText } from '../contract/page-text.ts'
import { textOf } from './blocks.fixture.ts'

const FOLDER = join(import.meta.dirname, '../../../../migrations')
let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: Client

// Recreates the tables as they were before, in a schema of their own.
beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('create schema before; set search_path to before, public')
  await client.query(migration('content_create'))
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

function migration(name: string): string {
  const file = readdirSync(FOLDER).find((one) => one.endsWith(`_${name}.sql`))
  return readFileSync(join(FOLDER, file!), 'utf8')
}

/** Runs the migration on these texts and returns the results in their order. */
async function migrated(texts: readonly unknown[]) {
  await client.query('begin')
  await client.query(
    `insert into content_revisions (id, locale, revision, runs)
     select 'a-text', 'bhs', at, text from jsonb_array_elements($1) with ordinality as given (text, at)`,
    [JSON.stringify(texts)],
  )
  await client.query(migration('content_documents'))
  const { rows } = await client.query('select document from content_revisions order by revision')
  await client.query('rollback')
  return rows.map(({ document }) => document)
}

test('texts that were runs are documents that say and mark the same', async () => {
  const [document, empty] = await migrated([
    [
      { text: 'Prvi\n' },
      { text: 'most', bold: true, italic: true, link: '/ob', color: 'sun', highlight: 'river' },
      { text: '\n\n' },
    ],
    [],
  ])
  expect(document).toEqual(
    textOf(
      { type: 'text', text: 'Prvi' },
      { type: 'hardBreak' },
      {
        type: 'text',
        text: 'most',
        marks: [
          { type: 'color', attrs: { color: 'sun' } },
          { type: 'highlight', attrs: { color: 'river' } },
          { type: 'italic' },
          { type: 'bold' },
          { type: 'link', attrs: { href: '/ob' } },
        ],
      },
      { type: 'hardBreak' },
      { type: 'hardBreak' },
    ),
  )
  expect(empty).toEqual({ type: 'doc', content: [] })
})

test('whatever was stored says the same words, and can be published again', async () => {
  const flag = fc.option(fc.constant(true as const), { nil: undefined })
  const run = fc.record({
    text: fc.string({
      unit: fc.constantFrom('a', 'č', '\n', ' ', '👩', '"', '\\'),
      minLength: 1,
      maxLength: 6,
    }),
    bold: flag,
    link: fc.option(fc.constantFrom('/ob', 'https://zamah.ba'), { nil: undefined }),
  })
  const texts = fc.sample(fc.array(run, { minLength: 1, maxLength: 6 }), 300)
  const documents = await migrated(texts)
  for (const [at, document] of documents.entries()) {
    expect(plainText(document)).toBe(texts[at]!.map(({ text }) => text).join(''))
    expect(pageText.safeParse(document).success).toBe(true)
  }
})
