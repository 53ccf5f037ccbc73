import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { problems } from '#platform/contract/problems.ts'
import type { Config } from '#platform/server/config/config.ts'
import { isLoopbackAddress } from '#platform/server/config/loopback.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { plainPage, readerOf, sendPlainPage } from '#platform/server/pages/plain-page.ts'
import type { Services } from '#platform/server/services.ts'
import { routes } from './compose.ts'

/** Mounts the operators' endpoints: liveness, readiness, metrics, and the description of the API. */
export function mountOperations(input: {
  app: FastifyInstance
  services: Services
  isShuttingDown: () => boolean
  figures: () => Promise<string>
}): void {
  const { app, services, figures } = input
  const { config, pool } = services
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const refuse = (status: string) => reply.code(503).header('retry-after', '2').send({ status })
    if (input.isShuttingDown()) return refuse('shutting down')
    try {
      await pool.query('select 1')
      return { status: 'able' }
    } catch {
      return refuse('no database')
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw new Problem(problems.notFound)
    return reply.type('text/plain; version=0.0.4').send(await figures())
  })
  // Computed on the first request, because few starts see one.
  let known: ReturnType<typeof describeApi> | undefined
  const description = () => (known ??= describeApi(config))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await description()).json),
  )
  app.get('/api/docs', async (request, reply) => {
    const { theme } = readerOf(request)
    const { title, body, styles } = await description()
    return sendPlainPage(reply, await plainPage({ locale: 'en', theme, title, body, styles }))
  })
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
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** Returns a digest of fixed length, for comparison in constant time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
