import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { createLog } from '../log/log.ts'
import { type Hub, openPostgresHub } from './hub.ts'
import { withRedis } from './redis-hub.ts'

const log = createLog('silent')
const noRedis = spawnSync('redis-server', ['--version']).status !== 0

/** Redis is optional for operators, and so it is here: without the program on this machine there is nothing to test. */
describe.skipIf(noRedis)('two instances over Redis', () => {
  let redis: ChildProcess
  let hubs: Hub[]
  let pool: Pool
  let drop: () => Promise<void>

  beforeAll(async () => {
    const port = await freePort()
    redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await once(redis.stdout!, 'data')
    const database = await createTestDatabase()
    drop = database.drop
    pool = new Pool({ connectionString: database.url })
    const open = async () =>
      withRedis({
        url: `redis://127.0.0.1:${port}`,
        base: await openPostgresHub({ url: database.url, pool, log }),
        log,
      })
    hubs = [await open(), await open()]
  })
  afterAll(async () => {
    for (const hub of hubs) await hub.close()
    await pool.end()
    await drop()
    redis.kill()
  })

  test('what one instance says, both hear once', async () => {
    const heard: unknown[] = []
    for (const hub of hubs) hub.subscribe('greeting', (data) => heard.push(data))
    await hubs[0]!.publish({ topic: 'greeting', data: 'zdravo' })
    await expect.poll(() => heard).toEqual(['zdravo', 'zdravo'])
  })

  test('what the database announces is still heard', async () => {
    const heard: unknown[] = []
    hubs[1]!.subscribe('session.ended', (data) => heard.push(data))
    await pool.query(`select pg_notify('zamah', '{"topic":"session.ended","data":"1"}')`)
    await expect.poll(() => heard).toEqual(['1'])
  })
})

test('an operator without Redis reads one line, and announcements go over the database', async () => {
  const database = await createTestDatabase()
  const pool = new Pool({ connectionString: database.url })
  const lines: string[] = []
  const noted = createLog('info', { write: (line) => void lines.push(line) })
  const url = `redis://127.0.0.1:${await freePort()}`
  const open = async () =>
    withRedis({ url, base: await openPostgresHub({ url: database.url, pool, log }), log: noted })
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
