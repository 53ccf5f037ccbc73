import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { schemaText } from './schema-text.ts'

test('docs/schema.sql says what the migrations make; `npx vitest run tests/schema -u` writes it anew', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client(database.url)
  await client.connect()
  const text = await schemaText(client)
  expect(text.split('create table').length).toBeGreaterThan(150)
  await expect(text).toMatchFileSnapshot('../../docs/schema.sql')
  // A table that no migration wrote down is seen.
  await client.query('create table things (id int)')
  expect(await schemaText(client)).toContain('create table things')
  await client.end()
  await database.drop()
})
