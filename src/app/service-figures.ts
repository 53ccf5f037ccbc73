import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { mailFigures } from '#platform/server/mail/mail-figures.ts'
import { pageFigures } from '#platform/server/pages/page-figures.ts'
import { listQueueFigures, type QueueFigure } from '#platform/server/queue/queue-figures.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { metricLines } from './metric-lines.ts'

/** Prometheus gives up after ten seconds, and then knows nothing at all. */
const DATABASE_MS = 2000

/** What the services of this process do; with `isExtra` without what all processes of an instance have in common. */
export async function serviceFigures(input: {
  app: FastifyInstance
  services: Pick<Services, 'pool' | 'hub' | 'db'>
  isExtra: boolean
  databaseMs?: number
}): Promise<string[]> {
  const { app, services, isExtra, databaseMs = DATABASE_MS } = input
  const { pool, hub, db } = services
  const { totalCount, idleCount, waitingCount, options } = pool
  return [
    ...metricLines('database_pool_connections', 'gauge', [
      [{ state: 'busy' }, totalCount - idleCount],
      [{ state: 'idle' }, idleCount],
    ]),
    ...metricLines('database_pool_max', 'gauge', [[{}, options.max ?? 0]]),
    ...metricLines('database_pool_waiting', 'gauge', [[{}, waitingCount]]),
    ...metricLines('database_listener_up', 'gauge', [[{}, hub.isListening() ? 1 : 0]]),
    ...metricLines('live_sockets', 'gauge', [[{}, app.websocketServer?.clients.size ?? 0]]),
    ...metricLines('mails_total', 'counter', [
      [{ outcome: 'sent' }, mailFigures.sent],
      [{ outcome: 'failed' }, mailFigures.failed],
    ]),
    ...metricLines('page_cache_answers_total', 'counter', [
      [{ outcome: 'kept' }, pageFigures.hits],
      [{ outcome: 'revalidated' }, pageFigures.revalidations],
      [{ outcome: 'drawn' }, pageFigures.drawings],
    ]),
    ...metricLines('page_cache_entries', 'gauge', [[{}, pageFigures.entries]]),
    ...(isExtra ? [] : await queueLines(db, databaseMs)),
  ]
}

async function queueLines(db: Services['db'], withinMs: number): Promise<string[]> {
  const figures = await Promise.race([
    listQueueFigures(db).catch(() => undefined),
    sleep(withinMs, undefined, { ref: false }),
  ])
  const up = metricLines('database_up', 'gauge', [[{}, figures ? 1 : 0]])
  if (!figures) return up
  const gauge = (name: string, value: (figure: QueueFigure) => number) =>
    metricLines(
      name,
      'gauge',
      figures.map((figure) => [{ task: figure.task }, value(figure)]),
    )
  return [
    ...up,
    ...gauge('queue_waiting_jobs', ({ waiting }) => waiting),
    ...gauge('queue_running_jobs', ({ running }) => running),
    ...gauge('queue_failed_jobs', ({ failed }) => failed),
    ...gauge('queue_oldest_seconds', ({ age }) => Math.round(age)),
  ]
}
