import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Problem } from '#platform/server/http/problem.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import { buildTestApp } from '#tests/setup/test-app.ts'
import { collectMetrics } from './metrics.ts'
import { mountOperations } from './operations.ts'

test('whoever runs the product reads how many answers each route gave, with which status, and how long they took', async () => {
  const app = fastify()
  const figures = collectMetrics(app)
  app.get('/opportunities/:slug', async (_request, reply) => reply.code(404).send({}))
  app.post('/api/saved', async () => ({}))
  for (const slug of ['a', 'b', 'c']) await app.inject({ url: `/opportunities/${slug}` })
  await app.inject({ method: 'POST', url: '/api/saved' })
  await app.inject({ url: '/nothing' })
  const text = await figures()
  const labels = 'method="GET",route="/opportunities/:slug",status="404"'
  expect(text).toContain(`http_answers_seconds_count{${labels}} 3\n`)
  expect(Number(new RegExp(`seconds_sum\\{${labels}\\} ([\\d.]+)`).exec(text)?.[1])).toBeGreaterThan(0)
  expect(text).toContain('http_answers_seconds_count{method="POST",route="/api/saved",status="200"} 1\n')
  expect(text).toContain('http_answers_seconds_count{method="GET",route="none",status="404"} 1\n')
  await app.close()
})

test('whoever runs the product reads what each pool of workers does', async () => {
  const script = new URL('../platform/server/workers/probe-worker.fixture.ts', import.meta.url)
  const limits = { clockMs: 30_000, heapMb: 48 }
  const pool = new WorkerPool({
    name: 'probe',
    script,
    kind: 'thread',
    workers: 1,
    queue: 1,
    limits,
    idleMs: 60_000,
  })
  await pool.run({ do: 'count', to: 0 })
  const text = await collectMetrics(fastify())()
  expect(text).toContain('worker_pool_workers{pool="probe"} 1\n')
  expect(text).toContain('worker_pool_waiting{pool="probe"} 0\n')
  expect(text).toContain('worker_pool_tasks_total{pool="probe",outcome="done"} 1\n')
  await pool.close()
})

test('where a token is set, nobody reads the figures without it, from this machine neither', async () => {
  const guarded = await figuresOf({ METRICS_TOKEN: 'tajni znak' })
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  expect(await guarded.ask({})).toBe(404)
  expect(await guarded.ask(bearer('tajni znakk'))).toBe(404)
  expect(await guarded.ask(bearer(''))).toBe(404)
  expect(await guarded.ask(bearer('tajni znak'))).toBe(200)
  expect(await guarded.ask({ ...bearer('tajni znak'), remoteAddress: '10.0.0.9' })).toBe(200)
  await guarded.stop()
})

test('without a token they are for this machine alone', async () => {
  const open = await figuresOf({})
  expect(await open.ask({})).toBe(200)
  expect(await open.ask({ remoteAddress: '10.0.0.9' })).toBe(404)
  expect(await open.ask({ remoteAddress: '10.0.0.9', headers: { authorization: 'Bearer x' } })).toBe(404)
  await open.stop()
})

test('while all connections to the database are taken, a call hears when to come again', async () => {
  const { services, http, stop } = await buildTestApp()
  const { options } = services.pool
  const taken = await Promise.all(Array.from({ length: options.max ?? 0 }, () => services.pool.connect()))
  options.connectionTimeoutMillis = 50
  const answer = await http.inject({ url: '/api/content/blocks?locale=en&ids=hero-title' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toMatchObject({ code: 'platform.busy' })
  for (const client of taken) client.release()
  expect((await http.inject({ url: '/api/content/blocks?locale=en&ids=hero-title' })).statusCode).toBe(200)
  await stop()
})

async function figuresOf(env: Record<string, string>) {
  const { services, stop } = await buildTestApp(env)
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => reply.code((error as Problem).status ?? 500).send())
  mountOperations({ app, services, isShuttingDown: () => false, figures: async () => '' })
  return {
    ask: async (given: object) => (await app.inject({ url: '/metrics', ...given })).statusCode,
    async stop() {
      await app.close()
      await stop()
    },
  }
}
