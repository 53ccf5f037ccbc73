import fastify from 'fastify'
import { expect, test } from 'vitest'
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
