import type { FastifyInstance } from 'fastify'
import { type WorkerFigures, workerFigures } from '#platform/server/workers/worker-pool.ts'

type Answers = { count: number; seconds: number }
/** By route, method and status. */
type Counted = Map<{ url?: string }, Map<string, Answers[]>>

/** Counts responses and their time by route; the library loads on the first request for metrics. */
export function collectMetrics(app: FastifyInstance): () => Promise<string> {
  // Keyed by the framework's route objects, because formatting every response takes longer than counting it.
  const routes: Counted = new Map()
  app.addHook('onResponse', (request, reply, done) => {
    const { config } = request.routeOptions
    const methods = routes.get(config) ?? new Map<string, Answers[]>()
    routes.set(config, methods)
    const statuses = methods.get(request.method) ?? []
    methods.set(request.method, statuses)
    const answers = (statuses[reply.statusCode] ??= { count: 0, seconds: 0 })
    answers.count += 1
    answers.seconds += reply.elapsedTime / 1000
    done()
  })
  return async () => {
    const { collectDefaultMetrics, Registry } = await import('prom-client')
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    return [
      await registry.metrics(),
      '# TYPE http_answers_seconds summary',
      ...lines(routes),
      ...workerLines(),
      '',
    ].join('\n')
  }
}

function lines(routes: Counted): string[] {
  return [...routes].flatMap(([{ url = 'none' }, methods]) =>
    [...methods].flatMap(([method, statuses]) =>
      statuses.flatMap(({ count, seconds }, status) => {
        const labels = `method="${method}",route="${url}",status="${status}"`
        return [
          `http_answers_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
          `http_answers_seconds_count{${labels}} ${count}`,
        ]
      }),
    ),
  )
}

function workerLines(): string[] {
  const pools = workerFigures()
  const gauge = (name: string, value: (pool: WorkerFigures) => number) => [
    `# TYPE worker_pool_${name} gauge`,
    ...pools.map((pool) => `worker_pool_${name}{pool="${pool.name}"} ${value(pool)}`),
  ]
  return [
    ...gauge('workers', ({ workers }) => workers),
    ...gauge('running', ({ running }) => running),
    ...gauge('waiting', ({ waiting }) => waiting),
    ...gauge('peak_bytes', ({ peakBytes }) => peakBytes),
    '# TYPE worker_pool_tasks_total counter',
    ...pools.flatMap(({ name, outcomes }) =>
      [...outcomes].map(
        ([outcome, count]) => `worker_pool_tasks_total{pool="${name}",outcome="${outcome}"} ${count}`,
      ),
    ),
  ]
}
