import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/server/db/embedded.ts'

/** Creates a database for a benchmark, durable like the real one. */
export async function benchDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'zamah-bench-db-'))
  const silent = { info: () => undefined, warn: () => undefined }
  const database = await startEmbedded({ dataDir, log: silent })
  return {
    url: database.url,
    async stop() {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
