import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { createLog } from '../log/log.ts'
import { openPostgresHub } from '../realtime/hub.ts'
import { allowTime, inTransaction, openDatabase } from './database.ts'
import { isDatabaseUnreachable } from './database-failure.ts'
import { openPath } from './silent-path.fixture.ts'

const log = createLog('silent')
const ANSWER_MS = 300

let database: Awaited<ReturnType<typeof createTestDatabase>>
let path: Awaited<ReturnType<typeof openPath>>

beforeAll(async () => {
  database = await createTestDatabase()
  path = await openPath(database.url)
})
afterAll(async () => {
  await path.close()
  await database.drop()
})

test('a busy instance whose connections have all died without a word asks on new ones', async () => {
  const { pool, db, close } = openDatabase({ url: path.url, log, max: 2, answerMs: ANSWER_MS })
  const begun = Promise.withResolvers<void>()
  const dead = Promise.withResolvers<void>()
  const changing = inTransaction(pool, async (tx) => {
    begun.resolve()
    await dead.promise
    await tx.execute(sql`select 1`)
  })
  await begun.promise
  await db.execute(sql`select 1`)
  path.silence()
  dead.resolve()
  for (const result of await Promise.allSettled([changing, db.execute(sql`select 1`)])) {
    expect(result.status).toBe('rejected')
    expect(isDatabaseUnreachable((result as PromiseRejectedResult).reason)).toBe(true)
  }
  const { rows } = await pool.query('select 2 as two')
  expect(rows).toEqual([{ two: 2 }])
  await close()
})

test('a statement with more time is waited for, and the next one on that connection is not', async () => {
  const { pool, close } = openDatabase({ url: path.url, log, max: 1, answerMs: ANSWER_MS })
  await inTransaction(pool, async (tx) => {
    await allowTime(tx, 0)
    await tx.execute(sql`select pg_sleep(${(ANSWER_MS * 2) / 1000})`)
  })
  path.silence()
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseUnreachable)
  await close()
})

test('a listener notices it too, listens anew and says that something may have been missed', async () => {
  const { pool, close } = openDatabase({ url: database.url, log, max: 1 })
  const hub = await openPostgresHub({ url: path.url, pool, log, beatMs: 50, answerMs: ANSWER_MS })
  const back = new Promise((resolve) => hub.subscribe('hub.reconnected', resolve))
  const heard = new Promise((resolve) => hub.subscribe('greeting', resolve))
  path.silence()
  await back
  await hub.publish({ topic: 'greeting', data: 'zdravo' })
  expect(await heard).toBe('zdravo')
  await hub.close()
  await close()
})
