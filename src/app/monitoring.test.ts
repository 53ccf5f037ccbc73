import fastify from 'fastify'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/config.ts'
import { secretsFrom } from '#platform/server/config/secrets.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { openPath } from '#platform/server/db/silent-path.fixture.ts'
import { createLog } from '#platform/server/log/log.ts'
import { createTestDatabase } from '#tests/setup/database.ts'
import { buildApi, openServices, tasks } from './compose.ts'
import { collectMetrics } from './metrics.ts'
import { serviceFigures } from './service-figures.ts'

const FILES = join(import.meta.dirname, '../../docs/operations')
const log = createLog('silent')
/** Long enough for any machine, and too short for a database that is silent. */
const [PATIENT_MS, SHORT_MS] = [60_000, 50]
/** What Prometheus knows by itself, and the words of its language. */
const NOT_OURS = new Set('up by and or on sum max min rate topk histogram_quantile'.split(' '))

let database: Awaited<ReturnType<typeof createTestDatabase>>
let product: Awaited<ReturnType<typeof openServices>>
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zamah-monitoring-'))
  database = await createTestDatabase()
  const config = readConfig({ NODE_ENV: 'test', SEED: 'none', DATA_DIR: dataDir, DATABASE_POOL: '7' })
  product = await openServices({
    config,
    log,
    secrets: secretsFrom(randomBytes(32)),
    databaseUrl: database.url,
  })
  // No worker runs, so that enqueued jobs stay in the queue.
  await product.services.queue.start({ services: product.services, tasks, work: false })
})
afterAll(async () => {
  await product.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

test('an operator sees how many jobs of each kind are due, how old the oldest is, and how many failed', async () => {
  const { services } = product
  const { pool, db, queue } = services
  for (let n = 0; n < 3; n += 1) await queue.send(db, 'mail.send', {})
  await queue.send(db, 'mail.send', {}, { startAfter: new Date(Date.now() + 3_600_000) })
  await queue.send(db, 'sms.send', {})
  await pool.query(
    `update queue.job set state = 'failed', completed_on = now() where name = 'sms.send';
     update queue.job set start_after = now() - interval '1 hour'
     where id = (select id from queue.job where name = 'mail.send' and start_after <= now() limit 1)`,
  )
  const app = fastify()
  const figures = await serviceFigures({ app, services, isExtra: false, databaseMs: PATIENT_MS })
  expect(figures).toContain('queue_waiting_jobs{task="mail.send"} 3')
  expect(figures).toContain('queue_failed_jobs{task="sms.send"} 1')
  expect(figures).toContain('queue_running_jobs{task="mail.send"} 0')
  expect(valueOf(figures, 'queue_oldest_seconds{task="mail.send"}')).toBeGreaterThanOrEqual(3600)
  expect(valueOf(figures, 'queue_oldest_seconds{task="sms.send"}')).toBe(0)
  expect(figures).toContain('database_up 1')
  expect(figures).toContain('database_pool_max 7')
  const ofExtra = await serviceFigures({ app, services, isExtra: true })
  expect(ofExtra.filter((line) => /^(?:queue|database_up)/.test(line))).toEqual([])
})

test('the product gives its figures while the database hangs, and says that it does', async () => {
  const path = await openPath(database.url)
  const { pool, db, close } = openDatabase({ url: path.url, log, max: 1 })
  const client = await pool.connect()
  path.silence()
  const services = { ...product.services, pool, db }
  const asking = { app: fastify(), services, isExtra: false, databaseMs: SHORT_MS }
  const figures = await serviceFigures(asking)
  expect(figures).toContain('database_up 0')
  expect(figures).toContain('database_pool_connections{state="busy"} 1')
  expect(await serviceFigures(asking)).toContain('database_pool_waiting 1')
  client.release(true)
  await path.close()
  await close()
})

test('the product counts the answers of a route by how long they took', async () => {
  const app = fastify()
  const figures = collectMetrics(app)
  app.get('/quick', async () => ({}))
  for (let n = 0; n < 3; n += 1) await app.inject('/quick')
  const lines = (await figures()).split('\n')
  const labels = 'method="GET",route="/quick"'
  const counts = ['0.01', '0.03', '0.1', '0.3', '1', '3', '10', '+Inf'].map((le) =>
    valueOf(lines, `http_duration_seconds_bucket{${labels},le="${le}"}`),
  )
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts.at(-1)).toBe(3)
  expect(valueOf(lines, `http_duration_seconds_count{${labels}}`)).toBe(3)
  await app.close()
})

test('the product measures the delay of the event loop from one reading to the next', async () => {
  const figures = collectMetrics(fastify())
  await figures()
  const lag = async () => {
    const end = performance.now() + 100
    while (performance.now() < end);
    await sleep(20)
    return valueOf((await figures()).split('\n'), 'nodejs_eventloop_lag_max_seconds')
  }
  await expect.poll(lag).toBeGreaterThan(0.05)
})

test('the product gives every figure that the dashboard and the alerts name', async () => {
  const { services } = product
  const app = await buildApi(services)
  const more = () => serviceFigures({ app, services, isExtra: false, databaseMs: PATIENT_MS })
  const text = await collectMetrics(fastify(), more)()
  const ours = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' || type === 'summary'
        ? [name, `${name}_sum`, `${name}_count`, `${name}_bucket`]
        : [name],
    ),
  )
  const [dashboard, alerts] = await Promise.all(
    ['grafana.json', 'alerts.yaml'].map((file) => readFile(join(FILES, file), 'utf8')),
  )
  const board = JSON.parse(dashboard!) as { panels: { targets: { expr: string }[] }[] }
  const ofPanels = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const ofAlerts = [...alerts!.matchAll(/^ +expr: (['"])(.+)\1$/gm)].map(([, , expr = '']) => expr)
  expect(ofPanels.length).toBeGreaterThan(20)
  expect(ofAlerts).toHaveLength(alerts!.match(/- alert:/g)!.length)
  const names = [...ofPanels, ...ofAlerts].flatMap(namesIn)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !ours.has(name))).toEqual([])
  await app.close()
})

function valueOf(lines: readonly string[], name: string): number {
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1))
}

/** The metrics that an expression of Prometheus names. */
function namesIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[\w+\]|\bby \([^)]*\)/g, ' ')
  return (bare.match(/\b[a-z]\w*/g) ?? []).filter((name) => !NOT_OURS.has(name))
}
