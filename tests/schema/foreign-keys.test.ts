import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'

// An index serves a foreign key if its first columns are the key's, in any order, and it is not partial.
const WITHOUT_INDEX = `
  select conrelid::regclass || ' (' || (
    select string_agg(attname, ', ' order by place)
    from unnest(conkey) with ordinality as k(number, place)
    join pg_attribute on attrelid = conrelid and attnum = number) || ')' as key
  from pg_constraint c
  where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
    select 1 from pg_index i
    where i.indrelid = c.conrelid and i.indisvalid
      and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = (
        select '(' || attname || ' IS NOT NULL)' from pg_attribute
        where attrelid = c.conrelid and attnum = c.conkey[1] and cardinality(c.conkey) = 1)))
  order by 1`

test('whoever goes takes their rows along without a table being read through', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client(database.url)
  await client.connect()
  const keys = await client.query(`select 1 from pg_constraint where contype = 'f'`)
  expect(keys.rowCount).toBeGreaterThan(20)
  const { rows } = await client.query<{ key: string }>(WITHOUT_INDEX)
  expect(rows.map(({ key }) => key)).toEqual([])

  // The guard finds what it is for.
  await client.query('create table things (id int primary key, next int references things, name text)')
  await client.query('create index things_some on things (next) where name is not null')
  expect((await client.query(WITHOUT_INDEX)).rows).toEqual([{ key: 'things (next)' }])
  await client.query('create index things_next on things (next, name) where next is not null')
  expect((await client.query(WITHOUT_INDEX)).rows).toEqual([])
  await client.end()
  await database.drop()
})
