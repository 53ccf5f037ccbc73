import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const said = features.flatMap(({ merger = {} }) => Object.keys(merger))

async function columns(query: string): Promise<string[]> {
  const { rows } = await app.services.pool.query<{ place: string }>(query)
  return rows.map(({ place }) => place)
}

test('every column that refers to a member says what becomes of it when two accounts are joined', async () => {
  const referring = await columns(`
    select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conrelid::regclass::text not like 'pg_%'`)
  expect(referring.length).toBeGreaterThan(40)
  expect(referring.filter((place) => !said.includes(place))).toEqual([])
})

test('so does every column that is called like one without being a reference', async () => {
  const alike = await columns(`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'
      and column_name ~ '^(user|person|actor|member|owner|author)_id$|_by$'`)
  expect(alike.filter((place) => !said.includes(place))).toEqual([])
})

test('what is said is said once, of columns that are there', async () => {
  const all = await columns(`
    select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`)
  expect(said.filter((place) => !all.includes(place))).toEqual([])
  expect(said.length).toBe(new Set(said).size)
})
