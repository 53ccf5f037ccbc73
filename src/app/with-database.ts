import type { Config } from '#platform/server/config/config.ts'
import { loadSecrets } from '#platform/server/config/secrets.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Services } from '#platform/server/services.ts'
import { openServices } from './compose.ts'
import { openEmbedded } from './open-embedded.ts'

/** Runs work on the configured database, running or not, and leaves it in the same state. */
export async function withDatabase<T>(
  { config, log }: { config: Config; log: Log },
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  // A command takes its time and may use what belongs to a session, so it goes past a pooler.
  if (config.databaseDirectUrl) return work(config.databaseDirectUrl)
  const embedded = await openEmbedded({ config, log })
  const interrupt = () => void embedded.stop().finally(() => process.exit(130))
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
  }
}

/** Runs work with all services on the database, after updating its schema. */
export async function withServices<T>(
  setup: { config: Config; log: Log },
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const secrets = await loadSecrets(setup.config.secret)
  return withDatabase(setup, async (databaseUrl) => {
    const { services, close } = await openServices({ ...setup, secrets, databaseUrl })
    try {
      return await work(services)
    } finally {
      await close()
    }
  })
}
