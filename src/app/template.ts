// A build step: the templates of a data folder's database, one empty and one with our tables.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/db/database.ts'
import { locateBinaries } from '#platform/server/db/embedded-binaries.ts'
import { existingCluster } from '#platform/server/db/embedded-home.ts'
import { hasTemplate, saveTemplate } from '#platform/server/db/embedded-template.ts'
import { serverUser } from '#platform/server/db/embedded-user.ts'
import { startEmbedded } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { createLog } from '#platform/server/log/log.ts'
import { createQueues, openBoss } from '#platform/server/queue/boss.ts'
import { tasks } from './compose.ts'
import { MIGRATIONS } from './migrations.ts'
import { releaseTables } from './open-embedded.ts'

const silent = { info: () => undefined, warn: () => undefined }

await makeTemplate()
await makeTemplate(await releaseTables(), layTables)

/** Creates a template once per version of the programs. */
async function makeTemplate(name?: string, fill?: (url: string) => Promise<void>): Promise<void> {
  const binaries = locateBinaries(serverUser(undefined))
  if (hasTemplate(binaries, name)) return
  const dataDir = mkdtempSync(join(tmpdir(), 'zamah-template-'))
  const database = await startEmbedded({ dataDir, log: silent, durable: false })
  const cluster = existingCluster(dataDir)
  await fill?.(database.url)
  await database.stop()
  if (cluster) await saveTemplate({ binaries, cluster, ...(name && { name }) })
  for (const folder of [dataDir, cluster]) if (folder) rmSync(folder, { recursive: true, force: true })
}

async function layTables(url: string): Promise<void> {
  const log = createLog('warn')
  const database = openDatabase({ url, log, max: 2 })
  await migrate({ url, pool: database.pool, folder: MIGRATIONS })
  const boss = await openBoss({ database, log, idle: true })
  await createQueues(boss, tasks)
  await boss.stop({ graceful: false, close: false })
  await database.pool.query('analyze')
  await database.close()
}
