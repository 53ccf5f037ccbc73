import type { Config } from '#platform/server/config/config.ts'
import { loadSecrets } from '#platform/server/config/secrets.ts'
import type { Log } from '#platform/server/log/log.ts'
import { figuresOfAll, serveBeside } from '#platform/server/process/extra-process.ts'
import { spareMemory } from '#platform/server/process/spare-memory.ts'
import { closeWorkerPools } from '#platform/server/workers/worker-pool.ts'
import { openServices, tasks } from './compose.ts'
import { buildWebApp, warmUp } from './web-app.ts'

/** Serves requests in one more process, beside the first, which owns the database and the queue's work. */
export async function serveExtra({ config, log }: { config: Config; log: Log }): Promise<void> {
  const databaseUrl = config.databaseUrl ?? process.env.EXTRA_PROCESS_DATABASE ?? ''
  const secrets = await loadSecrets(config.secret)
  const { services, close } = await openServices({ config, log, secrets, databaseUrl, isExtra: true })
  const { app, pages, startDrain, shutDown, figures } = await buildWebApp({
    services,
    isDevelopment: false,
    isExtra: true,
    allFigures: () => figuresOfAll(),
  })
  await Promise.all([app.ready(), pages.open(), services.queue.start({ services, tasks, work: false })])
  await warmUp(app)
  spareMemory()
  serveBeside({
    server: app.server,
    figures,
    startDrain,
    async shutDown() {
      await shutDown()
      await close()
      await closeWorkerPools()
    },
  })
}
