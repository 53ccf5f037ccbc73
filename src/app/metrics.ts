import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { metricLines, type Sample } from './metric-lines.ts'
import { type WorkerFigures, workerFigures } from '#platform/server/workers/worker-pool.ts'

type Answers = { count: number; seconds: number }
/** Answers by status; and how many of all were that fast, the slower ones last. */
type Tally = { statuses: Answers[]; fast: number[] }
/** By route and method. */
type Routes = Map<{ url?: string }, Map<string, Tally>>

/** In seconds; few, because each route has so many lines. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10]

/**
 * Counts responses and their time by route; the library loads on the first request for metrics. `more` are lines of what else
 * there is to measure.
 */
export function collectMetrics(
  app: FastifyInstance,
  more: () => Promise<string[]> = async () => [],
): () => Promise<string> {
  // Keyed by the framework's route objects, because formatting every response takes longer than counting it.
  const routes: Routes = new Map()
  app.addHook('onResponse', (request, reply, done) => {
    const { config } = request.routeOptions
    const seconds = reply.elapsedTime / 1000
    const methods = routes.get(config) ?? new Map<string, Tally>()
    routes.set(config, methods)
    const tally = methods.get(request.method) ?? newTally()
    methods.set(request.method, tally)
    const { statuses, fast } = tally
    const answers = (statuses[reply.statusCode] ??= { count: 0, seconds: 0 })
    answers.count += 1
    answers.seconds += seconds
    const bucket = BUCKETS.findIndex((limit) => seconds <= limit)
    fast[bucket < 0 ? BUCKETS.length : bucket]! += 1
    done()
  })
  // Kept from one reading to the next, because it measures what happens in between.
  let node: Promise<Registry> | undefined
  return async () => {
    return [
      await (await (node ??= nodeMetrics())).metrics(),
      '# TYPE http_answers_seconds summary',
      ...lines(routes),
      '# TYPE http_duration_seconds histogram',
      ...histogramLines(routes),
      ...workerLines(),
      ...(await more()),
      '',
    ].join('\n')
  }
}

async function nodeMetrics(): Promise<Registry> {
  const { collectDefaultMetrics, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

function newTally(): Tally {
  return { statuses: [], fast: [...BUCKETS, Number.POSITIVE_INFINITY].map(() => 0) }
}

function histogramLines(routes: Routes): string[] {
  return [...routes].flatMap(([{ url = 'none' }, methods]) =>
    [...methods].flatMap(([method, { statuses, fast }]) => {
      const labels = `method="${method}",route="${url}"`
      const seconds = statuses.reduce((sum, answers) => sum + answers.seconds, 0)
      let count = 0
      const buckets = fast.map((more, n) => {
        count += more
        return `http_duration_seconds_bucket{${labels},le="${BUCKETS[n] ?? '+Inf'}"} ${count}`
      })
      return [
        ...buckets,
        `http_duration_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
        `http_duration_seconds_count{${labels}} ${count}`,
      ]
    }),
  )
}

function lines(routes: Routes): string[] {
  return [...routes].flatMap(([{ url = 'none' }, methods]) =>
    [...methods].flatMap(([method, { statuses }]) =>
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
  const gauge = (name: string, value: (pool: WorkerFigures) => number) =>
    metricLines(
      `worker_pool_${name}`,
      'gauge',
      pools.map((pool) => [{ pool: pool.name }, value(pool)]),
    )
  return [
    ...gauge('workers', ({ workers }) => workers),
    ...gauge('running', ({ running }) => running),
    ...gauge('waiting', ({ waiting }) => waiting),
    ...gauge('peak_bytes', ({ peakBytes }) => peakBytes),
    ...metricLines(
      'worker_pool_tasks_total',
      'counter',
      pools.flatMap(({ name, outcomes }) =>
        [...outcomes].map(([outcome, count]): Sample => [{ pool: name, outcome }, count]),
      ),
    ),
  ]
}
