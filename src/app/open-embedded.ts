import type { Config } from '#platform/server/config/config.ts'
import { type EmbeddedDatabase, startEmbedded } from '#platform/server/db/embedded.ts'
import { digestMigrations } from '#platform/server/db/migration-files.ts'
import type { Log } from '#platform/server/log/log.ts'
import { MIGRATIONS } from './migrations.ts'

export function openEmbedded({ config, log }: { config: Config; log: Log }): Promise<EmbeddedDatabase> {
  return startEmbedded({
    dataDir: config.dataDir,
    log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
    template: releaseTables,
  })
}

/** Returns the name of the template with this release's tables. */
export function releaseTables(): Promise<string> {
  return digestMigrations(MIGRATIONS)
}
