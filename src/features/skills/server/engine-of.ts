import type { Mount } from '#platform/server/feature.ts'
import type { Services } from '#platform/server/services.ts'
import { EngineThread } from './engine/engine-thread.ts'
import { prepareVocabulary } from './engine/train.task.ts'

/** The first visitors come before the vocabulary. */
const AFTER_START_MS = 2000

const threads = new WeakMap<Services, EngineThread>()

/** The engine of this instance, started by whoever asks first. */
export function engineOf(services: Services): EngineThread {
  const known = threads.get(services)
  if (known) return known
  const thread = new EngineThread(services.config.dataDir)
  threads.set(services, thread)
  return thread
}

/** Brings the vocabulary up to date behind the start, and lets the engine leave with the server. */
export function mountEngine({ app, services }: Mount): void {
  let timer: NodeJS.Timeout | undefined
  let preparing: Promise<void> | undefined
  // Only a server that listens: a command or a test that opens the application wants no work behind its back.
  app.addHook('onListen', () => {
    timer = setTimeout(() => (preparing = prepare()), AFTER_START_MS)
  })
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    // It needs the database, which is closed after us.
    await preparing
    threads.get(services)?.close()
  })
  function prepare(): Promise<void> {
    return prepareVocabulary(services).catch((error: unknown) =>
      services.log.warn({ error: String(error).split('\nparams:')[0] }, 'the vocabulary is not up to date'),
    )
  }
}
