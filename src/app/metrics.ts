import type { FastifyInstance } from 'fastify'

/** Counts answers and their time by route; the library is loaded when the figures are first asked for or counted. */
export function collectMetrics(app: FastifyInstance): () => Promise<string> {
  const answers = new Map<string, { count: number; seconds: number }>()
  app.addHook('onResponse', (request, reply, done) => {
    const key = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}",status="${reply.statusCode}"`
    const entry = answers.get(key) ?? { count: 0, seconds: 0 }
    entry.count += 1
    entry.seconds += reply.elapsedTime / 1000
    answers.set(key, entry)
    done()
  })
  return async () => {
    const { collectDefaultMetrics, Registry } = await import('prom-client')
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const lines = ['# TYPE http_answers_seconds summary']
    for (const [labels, { count, seconds }] of answers) {
      lines.push(
        `http_answers_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
        `http_answers_seconds_count{${labels}} ${count}`,
      )
    }
    return `${await registry.metrics()}\n${lines.join('\n')}\n`
  }
}
