import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { rowsOf, timestamp } from './rows-of.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const found = rowsOf({ id: z.number(), at: z.nullable(timestamp), names: z.array(z.string()) })

test('rows that are as their shape says come as the database gave them', async () => {
  const { rows } = await found(app.services.db)(sql`
    select 1 as id, null as at, array['a', 'b'] as names union all select 2, now(), '{}'`)
  expect(rows).toEqual([
    { id: 1, at: null, names: ['a', 'b'] },
    { id: 2, at: expect.any(String), names: [] },
  ])
})

test.each([
  ['a count that comes as text', sql`select count(*) as id, null as at, '{}'::text[] as names`],
  ['a null where none is expected', sql`select 1 as id, null as at, null::text[] as names`],
  ['a column that is missing', sql`select 1 as id, null as at`],
  ['a column that nobody reads', sql`select 1 as id, null as at, '{}'::text[] as names, 2 as more`],
])('%s is found by whatever test reads it', async (_what, statement) => {
  await expect(found(app.services.db)(statement)).rejects.toThrow('A row is not as declared')
})
