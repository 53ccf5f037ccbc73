import type { Mount } from '#platform/server/feature.ts'
import type { Services } from '#platform/server/services.ts'
import { messageOf } from '#platform/server/log/log.ts'
import { EnginePool } from './engine/engine-pool.ts'
import { prepareVocabulary } from './engine/train.task.ts'

/** The first visitors come before the vocabulary. */
const AFTER_START_MS = 2000

const pools = new WeakMap<Services, EnginePool>()

/** Returns the engine of this instance, which the first call starts. */
export function engineOf(services: Services): EnginePool {
  const enginePool = pools.get(services)
  if (enginePool) return enginePool
  const pool = new EnginePool(services.config.dataDir)
  pools.set(services, pool)
  return pool
}

/** Updates the vocabulary after the start, and ends the engine with the server. */
export function mountEngine({ app, services }: Mount): void {
  let timer: NodeJS.Timeout | undefined
  let preparing: Promise<void> | undefined
  // Only in a listening server: a command or a test does not want background work.
  app.addHook('onListen', () => {
    timer = setTimeout(() => (preparing = prepare()), AFTER_START_MS)
  })
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    // It needs the database, which closes after us.
    await preparing
    await pools.get(services)?.close()
  })
  function prepare(): Promise<void> {
    return prepareVocabulary(services).catch((error: unknown) =>
      services.log.warn(
        { error: error instanceof Error ? messageOf(error) : typeof error },
        'the vocabulary is not up to date',
      ),
    )
  }
}
