import fastify from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/config.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { openPath } from '#platform/server/db/silent-path.fixture.ts'
import { gracefulShutdownOf } from '#platform/server/http/graceful-shutdown.ts'
import { buildHttpApp } from '#platform/server/http/http-app.ts'
import { createLog } from '#platform/server/log/log.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { buildTestApp } from '#tests/setup/test-app.ts'
import { mountOperations } from './operations.ts'

const log = createLog('silent')
/** Long enough for any machine, and too short for a database that is silent. */
const [PATIENT_MS, SHORT_MS] = [60_000, 50]

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a balancer hears in time that the database hangs, and its questions hold one connection together', async () => {
  const path = await openPath(database.url)
  const { pool, close } = openDatabase({ url: path.url, log, max: 2 })
  expect((await askTwice(pool, PATIENT_MS)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  path.silence()
  const answers = await askTwice(pool, SHORT_MS)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503])
  expect(answers[0]!.json()).toEqual({ status: 'no database' })
  expect(answers[0]!.headers['retry-after']).toBe('2')
  expect(pool.totalCount).toBeLessThanOrEqual(1)
  await path.close()
  await close()
})

test('a balancer hears in time that no connection is left', async () => {
  const { pool, close } = openDatabase({ url: database.url, log, max: 1 })
  const client = await pool.connect()
  expect((await askTwice(pool, SHORT_MS)).map(({ statusCode }) => statusCode)).toEqual([503, 503])
  expect(pool.waitingCount).toBe(1)
  client.release()
  await close()
})

test('an instance that drains says so, still lets people in, and closes its port afterwards', async () => {
  const app = fastify()
  const { isShuttingDown, startDrain, shutDown } = gracefulShutdownOf(app)
  const { pool, close } = openDatabase({ url: database.url, log, max: 1 })
  mountOperations({
    app,
    services: { config: readConfig({}), pool },
    isShuttingDown,
    figures: async () => '',
    readyMs: PATIENT_MS,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const status = async (path: string) =>
    (await fetch(`${address}${path}`, { headers: { connection: 'close' } })).status
  expect(await status('/readyz')).toBe(200)
  startDrain()
  expect(await status('/readyz')).toBe(503)
  expect(await status('/healthz')).toBe(200)
  await shutDown()
  const [error] = await once(connect(Number(new URL(address).port), '127.0.0.1'), 'error')
  expect((error as NodeJS.ErrnoException).code).toBe('ECONNREFUSED')
  await close()
})

test('a visitor behind a proxy of a named network has their own address, and any other visitor the one they connect from', async () => {
  const { services, stop } = await buildTestApp({ TRUST_PROXY: '10.0.0.0/8, fd00::/8' })
  const app = buildHttpApp({ services, routes: [] })
  app.get('/address', async ({ ip }) => ip)
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/address', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.7' } }))
      .body
  for (const proxy of ['10.1.2.3', '::ffff:10.1.2.3', 'fd12::1'])
    expect(await ask(proxy)).toBe('198.51.100.7')
  for (const stranger of ['11.1.2.3', '2001:db8::1']) expect(await ask(stranger)).toBe(stranger)
  await app.close()
  await stop()
})

/** Two questions at once. */
async function askTwice(pool: Pool, readyMs: number) {
  const app = fastify()
  mountOperations({
    app,
    services: { config: readConfig({}), pool },
    isShuttingDown: () => false,
    figures: async () => '',
    readyMs,
  })
  const answers = await Promise.all([app.inject('/readyz'), app.inject('/readyz')])
  await app.close()
  return answers
}
