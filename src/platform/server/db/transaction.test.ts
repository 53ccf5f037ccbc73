import { sql } from '#platform/server/db/sql.ts'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { type Database, inTransaction, openDatabase } from './database.ts'

let made: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
beforeAll(async () => {
  made = await createTestDatabase()
  database = openDatabase({ url: made.url, log: createLog('silent') })
  await database.db.execute(sql`create table marbles (id int primary key, count int not null)`)
  await database.db.execute(sql`insert into marbles values (1, 0), (2, 0)`)
})
afterAll(async () => {
  await database.close()
  await made.drop()
})

test('two who wait for each other are both served, and each counts once', async () => {
  let arrived = 0
  let meet: () => void
  const both = new Promise<void>((resolve) => (meet = resolve))
  const take = (first: number, second: number) =>
    inTransaction(database.pool, async (tx) => {
      await tx.execute(sql`update marbles set count = count + 1 where id = ${first}`)
      arrived += 1
      if (arrived === 2) meet()
      await both
      await tx.execute(sql`update marbles set count = count + 1 where id = ${second}`)
    })
  await Promise.all([take(1, 2), take(2, 1)])
  // The one that lost may lose again, when it takes its first marble before the other has woken up.
  expect(arrived).toBeGreaterThan(2)
  const { rows } = await database.db.execute<{ count: number }>(sql`select count from marbles order by id`)
  expect(rows).toEqual([{ count: 2 }, { count: 2 }])
})

test('work that fails for another reason is not done again', async () => {
  let tries = 0
  const failing = inTransaction(database.pool, async (tx) => {
    tries += 1
    await tx.execute(sql`insert into marbles values (1, 0)`)
  })
  await expect(failing).rejects.toThrow()
  expect(tries).toBe(1)
})

test('concurrent statements of a transaction run one after another, and none after a failed one changes anything', async () => {
  const { pool } = database
  const queued: number[] = []
  const counts = await inTransaction(pool, async (tx) => {
    const answers = [5, 6, 7].map((count) =>
      tx.execute<{ count: number }>(sql`update marbles set count = ${count} where id = 1 returning count`),
    )
    // The driver's own queue is deprecated.
    queued.push((tx.$client as unknown as { _queryQueue: unknown[] })._queryQueue.length)
    return (await Promise.all(answers)).map(({ rows }) => rows[0]?.count)
  })
  expect([counts, queued]).toEqual([[5, 6, 7], [0]])
  const failing = inTransaction(pool, (tx) =>
    Promise.all([
      tx.execute(sql`insert into marbles values (1, 0)`),
      tx.execute(sql`update marbles set count = 77 where id = 1`),
    ]),
  )
  await expect(failing).rejects.toThrow('A statement failed: insert')
  const { rows } = await database.db.execute<{ count: number }>(sql`select count from marbles where id = 1`)
  expect(rows).toEqual([{ count: 7 }])
})

test('a connection that breaks while its transaction waits for something else fails that work, and nothing beyond', async () => {
  const { pool, db } = database
  const broken = inTransaction(pool, async (tx) => {
    await tx.execute(sql`update marbles set count = 99 where id = 1`)
    const { rows } = await tx.execute<{ id: number }>(sql`select pg_backend_pid() as id`)
    const ended = new Promise<void>((resolve) => void (tx.$client as PoolClient).once('end', () => resolve()))
    await db.execute(sql`select pg_terminate_backend(${rows[0]!.id})`)
    await ended
    await tx.execute(sql`update marbles set count = 99 where id = 2`)
  })
  await expect(broken).rejects.toThrow()
  const { rows } = await db.execute<{ count: number }>(sql`select count from marbles where count = 99`)
  expect(rows).toEqual([])
})
