import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { freePort, type Redis, startRedis } from '#tests/setup/redis.ts'
import { createLog } from '../log/log.ts'
import { type Hub, openPostgresHub } from './hub.ts'
import { withRedis } from './redis-hub.ts'

const log = createLog('silent')
/** A log of one instance. */
const logInto = (lines: string[]) => createLog('info', { write: (line) => void lines.push(line) })

describe('two instances over Redis', () => {
  const lines: string[] = []
  let redis: Redis
  let hubs: Hub[]
  let url: string
  let pool: Pool
  let drop: () => Promise<void>

  beforeAll(async () => {
    redis = await startRedis()
    const database = await createTestDatabase()
    ;({ url, drop } = database)
    pool = new Pool({ connectionString: url })
    const open = async () =>
      withRedis({ url: redis.url, base: await openPostgresHub({ url, pool, log }), log: logInto(lines) })
    hubs = [await open(), await open()]
  })
  afterAll(async () => {
    for (const hub of hubs) await hub.close()
    await pool.end()
    await drop()
    await redis.stop()
  })

  /** Collects the messages of a topic that both instances receive. */
  function listen(topic: string): unknown[] {
    const heard: unknown[] = []
    for (const hub of hubs) hub.subscribe(topic, (data) => heard.push(data))
    return heard
  }

  test('both instances receive a published message once', async () => {
    const heard = listen('greeting')
    await hubs[0]!.publish({ topic: 'greeting', data: 'zdravo, čaršijo' })
    await expect.poll(() => heard).toEqual(['zdravo, čaršijo', 'zdravo, čaršijo'])
  })

  test('an instance also receives the notifications of the database', async () => {
    const heard: unknown[] = []
    hubs[1]!.subscribe('session.ended', (data) => heard.push(data))
    await pool.query(`select pg_notify('zamah', '{"topic":"session.ended","data":"1"}')`)
    await expect.poll(() => heard).toEqual(['1'])
  })

  test('instances send messages over the database while Redis is down, and tell listeners to read again once it is back', async () => {
    const database = new Client({ connectionString: url })
    const overDatabase: string[] = []
    database.on('notification', ({ payload }) => overDatabase.push(payload ?? ''))
    await database.connect()
    await database.query('listen zamah')
    const linesWith = (text: string) => lines.filter((line) => line.includes(text)).length
    // On a busy machine an instance may have started before it reached Redis.
    await expect.poll(() => linesWith('does not answer') - linesWith('Redis answers')).toBe(0)
    lines.length = 0
    const [heard, reconnected] = [listen('news'), listen('hub.reconnected')]

    await redis.stop()
    // The first message may use a connection whose end the client has not noticed yet.
    await hubs[0]!.publish({ topic: 'news', data: 'one' })
    await hubs[1]!.publish({ topic: 'news', data: 'two' })
    await expect.poll(() => heard.toSorted()).toEqual(['one', 'one', 'two', 'two'])
    await expect.poll(() => overDatabase.filter((payload) => payload.includes('news'))).toHaveLength(2)
    await expect.poll(() => linesWith('does not answer')).toBe(2)

    await redis.start()
    await expect.poll(() => reconnected).toHaveLength(2)
    expect(linesWith('Redis answers')).toBe(2)
    await hubs[0]!.publish({ topic: 'news', data: 'three' })
    await expect.poll(() => heard.slice(4)).toEqual(['three', 'three'])
    await database.end()
  })
})

test('each instance warns the operator once that Redis is missing, and sends messages over the database', async () => {
  const database = await createTestDatabase()
  const pool = new Pool({ connectionString: database.url })
  const lines: string[] = []
  const url = `redis://127.0.0.1:${await freePort()}`
  const open = async () =>
    withRedis({ url, base: await openPostgresHub({ url: database.url, pool, log }), log: logInto(lines) })
  const hubs = [await open(), await open()]
  const heard: unknown[] = []
  for (const hub of hubs) hub.subscribe('greeting', (data) => heard.push(data))
  await hubs[0]!.publish({ topic: 'greeting', data: 'zdravo' })
  await expect.poll(() => heard).toEqual(['zdravo', 'zdravo'])
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('REDIS_URL')
  for (const hub of hubs) await hub.close()
  await pool.end()
  await database.drop()
})
