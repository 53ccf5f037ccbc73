import fastify from 'fastify'
import { expect, test } from 'vitest'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import { collectMetrics } from './metrics.ts'

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
