import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { problems } from '#platform/contract/problems.ts'
import type { Config } from '#platform/server/config/config.ts'
import { isLoopbackAddress } from '#platform/server/config/loopback.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { plainPage, readerOf, sendPlainPage } from '#platform/server/pages/plain-page.ts'
import type { Services } from '#platform/server/services.ts'
import { routes } from './compose.ts'

/** Balancers wait two seconds or more for an answer. */
const READY_MS = 1500

/** Mounts the operators' endpoints: liveness, readiness and metrics. */
export function mountOperations(input: {
  app: FastifyInstance
  services: Pick<Services, 'config' | 'pool'>
  isShuttingDown: () => boolean
  figures: () => Promise<string>
  readyMs?: number
}): void {
  const { app, services, figures, readyMs = READY_MS } = input
  const { config, pool } = services
  const answers = databaseCheck(pool, readyMs)
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const refuse = (status: string) => reply.code(503).header('retry-after', '2').send({ status })
    if (input.isShuttingDown()) return refuse('shutting down')
    return (await answers()) ? { status: 'able' } : refuse('no database')
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw new Problem(problems.notFound)
    return reply.type('text/plain; version=0.0.4').send(await figures())
  })
}

/** Mounts the description of the API, for programs and for people. */
export function mountDescription(app: FastifyInstance, config: Config): void {
  // Computed on the first request, because few starts see one.
  let cache: ReturnType<typeof describeApi> | undefined
  const description = () => (cache ??= describeApi(config))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await description()).json),
  )
  app.get('/api/docs', async (request, reply) => {
    const { theme } = readerOf(request)
    const { title, body, styles } = await description()
    return sendPlainPage(reply, await plainPage({ locale: 'en', theme, title, body, styles }))
  })
}

/**
 * Returns whether the database answers in time. Whoever asks meanwhile waits for the same answer: what is stuck holds one
 * connection, not one for each question.
 */
function databaseCheck(pool: Pool, withinMs: number): () => Promise<boolean> {
  // The driver knows a limit for one statement; its types do not.
  const question = { text: 'select 1', query_timeout: withinMs }
  let check: Promise<boolean> | undefined
  return () => {
    check ??= pool
      .query({ ...question })
      .then(
        () => true,
        () => false,
      )
      .finally(() => (check = undefined))
    return Promise.race([check, sleep(withinMs, false, { ref: false })])
  }
}

async function describeApi(config: Config) {
  const [{ openApi }, { docsBody, docsStyles }] = await Promise.all([
    import('#platform/server/http/openapi.ts'),
    import('#platform/server/http/docs.ts'),
  ])
  const description = openApi({ routes, product: config.productName, server: config.publicUrl })
  return {
    json: JSON.stringify(description),
    title: description.info.title,
    body: docsBody(description),
    styles: docsStyles,
  }
}

/**
 * Returns whether the client may read metrics. A configured token is always required, because behind a local proxy all
 * requests come from loopback.
 */
function mayReadMetrics({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLoopbackAddress(ip)
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return bearer !== undefined && timingSafeEqual(digest(bearer), digest(token))
}

/** Returns a digest of fixed length, for comparison in constant time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
