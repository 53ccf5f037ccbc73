import type { Config } from '#platform/server/config/config.ts'
import { type EmbeddedDatabase, startEmbedded } from '#platform/server/db/embedded.ts'
import type { Log } from '#platform/server/log/log.ts'

export function openEmbedded({ config, log }: { config: Config; log: Log }): Promise<EmbeddedDatabase> {
  return startEmbedded({
    dataDir: config.dataDir,
    log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
  })
}
