import type { Services } from '#platform/server/services.ts'

/** Whoever shows a few things beside much else waits no longer. */
const TIMEOUT_MS = 300

/** What is there in a moment; nothing when it takes longer. It is made all the same, and is quicker the next time. */
export async function withTimeout<T>(services: Services, made: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, TIMEOUT_MS, undefined)
  // Nobody waits for it any more once it is late, so nobody else hears of what goes wrong then.
  made.catch((error: unknown) => services.log.debug({ error: String(error) }, 'no list was made'))
  try {
    return await Promise.race([made, late])
  } finally {
    clearTimeout(timer)
  }
}
