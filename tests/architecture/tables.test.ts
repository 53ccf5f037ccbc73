import { expect, test } from 'vitest'
import { parseSource } from './source.ts'
import { namedIn } from './sql.ts'
import { crossings, crossingsSaid } from './tables.guard.ts'
import { ownersOf } from './tables.ts'

const FEATURES = ['cv', 'cv-import', 'feed', 'grants']
const owners = ownersOf(
  [
    {
      name: '20261121T0905_identity_create.sql',
      sql: 'create table users (id uuid);\n-- create table ghosts',
    },
    { name: '20261121T0906_cv_create.sql', sql: 'create table cvs (id uuid);' },
    { name: '20261121T0907_cv_import_create.sql', sql: 'create unlogged table cv_imports (id uuid);' },
    {
      name: '20261121T0908_grants_create.sql',
      sql: 'CREATE TABLE IF NOT EXISTS grants (id uuid);\ncreate view open_grants as select 1;',
    },
  ],
  FEATURES,
)

function found(text: string, path = 'src/features/feed/server/feed.queries.ts'): string[] {
  return crossings([parseSource(path, text)], owners).map(({ pair, table }) => `${pair}: ${table}`)
}

test('a table belongs to the feature whose migration made it', () => {
  expect(Object.fromEntries(owners.tables)).toEqual({
    users: 'platform',
    cvs: 'cv',
    cv_imports: 'cv-import',
    grants: 'grants',
  })
  expect(Object.fromEntries(owners.views)).toEqual({ open_grants: 'grants' })
  expect(() => ownersOf([{ name: '20261121T0905_other_create.sql', sql: '' }], FEATURES)).toThrow(
    /named after no feature/,
  )
})

test.each([
  'sql`select 1 from grants`',
  'sql`select 1 from public.grants g`',
  'sql`select 1 from "grants"`',
  'sql<{ id: string }>`select id from cvs_of c, grants g where true`',
  'sql`select 1 from users u\n  left join grants on true`',
  'sql`update only grants set id = ${id}`',
  'sql`insert into grants (id) values (1)`',
  'sql`delete from feeds using grants where true`',
  'sql`and exists (select from grants)`',
  'sql`grants g`',
  'sql.raw("grants")',
  "sql.identifier('grants')",
  'sql`select ${one} from ${feeds} f, grants`',
  'sql`select 1 from (select 1, 2) f, grants`',
  'sql`select 1 from (feeds cross join grants)`',
  'db.$client.query(`select 1 from grants`)',
  "db.$client.query('with a as (select 1) select 1 from grants')",
  "prepared('name', `\n  -- why\n  select 1 from grants`)",
  '`id, name from feeds join grants on true`',
  '`id, (select 1 from grants) as name`',
  "const rules = { 'grants.user_id': moves }",
])('SQL that names a table of another feature is found: %s', (expression) => {
  expect(found(`const id = 1, a = ${expression.replace(/^const rules = /, '')}`)).toEqual([
    'feed → grants: grants',
  ])
})

test.each([
  'sql`select 1 from users`',
  'sql`select 1 from open_grants`',
  'sql`select grants from feeds`',
  'sql`grants`',
  'sql`insert into feeds (id, grants) select 1, grants from feeds`',
  'sql`select 1 from made(1) as r(id uuid, grants uuid[])`',
  'sql`select f.grants from feeds f -- from grants`',
  'sql`select 1 from grants(1)`',
  "'Somebody took from grants'",
  "import.meta.resolve('grants.ts')",
])('what names no table of another feature is let be: %s', (expression) => {
  expect(found(`const a = ${expression}`)).toEqual([])
})

test('every mention counts; tests, the web and the owner itself do not', () => {
  const text = 'const a = sql`select 1 from grants`, b = sql`update grants set a = (select 1 from cvs)`'
  expect(found(text)).toHaveLength(3)
  expect(found(text, 'src/features/grants/server/a.ts')).toEqual(['grants → cv: cvs'])
  expect(found(text, 'src/platform/server/a.ts')).toHaveLength(3)
  expect(found(text, 'src/app/a.ts')).toHaveLength(3)
  expect(found(text, 'src/features/feed/server/a.test.ts')).toEqual([])
  expect(found(text, 'src/features/feed/server/a.fixture.ts')).toEqual([])
})

test('lists of tables are read to their end', () => {
  expect(namedIn('select 1 from a, b as bee, only_c c join d on true')).toEqual(['a', 'b', 'only_c', 'd'])
  expect(namedIn('truncate a, b, c')).toEqual(['a', 'b', 'c'])
})

test('each pair of features is named once, with its places and the way out', () => {
  const crossing = { pair: 'feed → grants', table: 'grants', path: 'src/features/feed/server/a.ts' }
  expect(crossingsSaid([crossing, crossing])).toEqual([
    expect.stringMatching(/2 times\. Ask a function[^]*grants in src\/features\/feed\/server\/a\.ts/),
  ])
  expect(crossingsSaid([])).toEqual([])
})
