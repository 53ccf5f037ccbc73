import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApi, openServices, tasks } from '#app/compose.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { loadSecrets } from '#platform/server/config/secrets.ts'
import { createLog } from '#platform/server/log/log.ts'
import { mountPages } from '#platform/server/pages/pages.ts'
import { loadBuiltPages } from '#platform/server/pages/render-page.ts'

/** Opens the product's API and pages on the benchmark's database, in this process. */
export async function openProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), 'zamah-bench-'))
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const { services, close } = await openServices({
    config,
    log: createLog('warn'),
    secrets: await loadSecrets(config.secret),
    databaseUrl: process.env.BENCH_DATABASE_URL ?? '',
  })
  const app = await buildApi(services)
  const pages = await loadBuiltPages(join(import.meta.dirname, '../../build'))
  mountPages({ app, services, pages })
  await pages.open()
  // A listening server enqueues work and needs the queue for it, but does none of it here.
  await services.queue.start({ services, tasks, work: false })
  await app.listen({ port: 0, host: '127.0.0.1' })
  async function stop() {
    await app.close()
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { app, services, stop }
}
