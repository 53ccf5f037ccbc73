import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { createLog } from '../log/log.ts'
import { type Database, inTransaction, openDatabase } from './database.ts'
import { isPreparable, StatementNames } from './prepare-statements.ts'

let created: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
beforeAll(async () => {
  created = await createTestDatabase()
  database = openDatabase({ url: created.url, log: createLog('silent'), max: 1 })
})
afterAll(async () => {
  await database.close()
  await created.drop()
})

async function kept(): Promise<string[]> {
  const { rows } = await database.pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  )
  return rows.map(({ statement }) => statement)
}

test('what is asked again and again is read and planned once, and answers as before', async () => {
  const ask = async (n: number) => {
    const { rows } = await database.db.execute<{ n: number }>(sql`select ${n}::int + 1 as n`)
    return rows[0]?.n
  }
  for (const n of [1, 2, 3, 4, 5, 6, 7]) expect(await ask(n)).toBe(n + 1)
  expect((await kept()).filter((text) => text.includes('::int + 1 as n'))).toHaveLength(1)
})

test('a connection prepares a repeated statement, whatever other databases of the process were asked', async () => {
  const [busy, quiet] = [0, 1].map(() => openDatabase({ url: created.url, log: createLog('silent'), max: 1 }))
  try {
    for (let n = 0; n < 400; n += 1)
      for (const _ of [1, 2]) await busy!.db.execute(sql`select ${n}::int as ${sql.identifier(`n${n}`)}`)
    for (const n of [1, 2, 3]) await quiet!.db.execute(sql`select ${n}::int + 2 as n`)
    const { rows } = await quiet!.pool.query('select 1 from pg_prepared_statements')
    expect(rows).toHaveLength(1)
  } finally {
    await Promise.all([busy!.close(), quiet!.close()])
  }
})

test('a statement that fails can be asked again, also in a transaction', async () => {
  const divide = (by: number) =>
    inTransaction(database.pool, async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(sql`select 6 / ${by}::int as n`)
      return rows[0]?.n
    })
  for (const _ of [1, 2, 3]) {
    await expect(divide(0)).rejects.toThrow()
    expect(await divide(2)).toBe(3)
  }
})

test('what was planned before a table changed is planned anew', async () => {
  await database.pool.query('create table shelf (book text)')
  type Book = { book: string; pages?: null }
  const read = () => database.db.execute<Book>(sql`select book from shelf where book = ${'a'}`)
  const add = () => database.db.execute<Book>(sql`insert into shelf (book) values (${'a'}) returning *`)
  for (const _ of [1, 2, 3]) await Promise.all([read(), add()])
  await database.pool.query('alter table shelf add column pages int; create index on shelf (book)')
  expect((await read()).rows).toHaveLength(3)
  expect((await add()).rows).toEqual([{ book: 'a', pages: null }])
})

describe('Statements', () => {
  test('get a name when they come a second time, the same one ever after', () => {
    const names = new StatementNames()
    expect(names.of('select 1')).toBeUndefined()
    const name = names.of('select 1')
    expect(name).toMatch(/^s\d+$/)
    expect(names.of('select 1')).toBe(name)
    names.of('select 2')
    expect(names.of('select 2')).not.toBe(name)
  })

  test('that come in endlessly many forms do not fill the connection', () => {
    const names = new StatementNames()
    const given = Array.from({ length: 5000 }, (_, n) => [names.of(`select ${n}`), names.of(`select ${n}`)])
    expect(given.filter(([, name]) => name !== undefined)).toHaveLength(400)
  })

  test.each([
    ['select id from users where id = $1', true],
    ['  with a as (select 1) select count(*) from a', true],
    ['insert into a (b) values ($1) returning b', true],
    ['begin', false],
    ['set local statement_timeout = 1', false],
    ['select * from users', false],
    ['insert into a values ($1) returning *', false],
    ['select u.* from users u', false],
    ['select id from words where words @@ $1::tsquery', false],
    ['select id from places where ids && $1', false],
    ['select id from users where name ilike $1', false],
  ])('%s', (text, expected) => {
    expect(isPreparable(text)).toBe(expected)
  })
})
