import type { Services } from '#platform/server/services.ts'

/** The longest that a page with much other content waits for its suggestions. */
const TIMEOUT_MS = 300

/**
 * Returns the result if it is ready in time, otherwise `undefined`. The computation continues, which makes the next one
 * faster.
 */
export async function withTimeout<T>(services: Services, result: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, TIMEOUT_MS, undefined)
  // A late result has no caller left to receive its error, so the error is only logged.
  result.catch((error: unknown) => services.log.debug({ error: String(error) }, 'no list was made'))
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}
