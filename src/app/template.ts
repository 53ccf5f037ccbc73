import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locateBinaries } from '#platform/server/db/embedded-binaries.ts'
import { existingCluster } from '#platform/server/db/embedded-home.ts'
import { hasTemplate, keepTemplate } from '#platform/server/db/embedded-template.ts'
import { serverUser } from '#platform/server/db/embedded-user.ts'
import { startEmbedded } from '#platform/server/db/embedded.ts'

const silent = { info: () => undefined, warn: () => undefined }

/** Makes the template once for each version of the programs; where that is not possible, the first start does without. */
export async function makeTemplate(): Promise<void> {
  const binaries = locateBinaries(serverUser(undefined))
  if (hasTemplate(binaries)) return
  const dataDir = mkdtempSync(join(tmpdir(), 'zamah-template-'))
  const database = await startEmbedded({ dataDir, log: silent, durable: false })
  const cluster = existingCluster(dataDir)
  await database.stop()
  if (cluster) await keepTemplate(binaries, cluster)
  for (const folder of [dataDir, cluster]) if (folder) rmSync(folder, { recursive: true, force: true })
}
