import { engineOf, listOccupationNames } from '#features/skills/server/index.ts'
import type { Services } from '#platform/server/services.ts'

/** How people call the work of a word; undefined where it is none. */
export type NamesOf = (word: string) => Promise<{ names: readonly string[]; isExact: boolean } | undefined>

/** Below it a word only looks like some occupation. */
const LEAST = 0.6
/** A list does not wait for an engine that is still starting; the next one is answered. */
const PATIENCE_MS = 700

/** Asks the engine of skills what occupation a word means. */
export function occupationNames(services: Services, patience = PATIENCE_MS): NamesOf {
  return async (word) => {
    const question = { ask: 'occupations', title: word, limit: 1, groupLimit: 0 } as const
    const answer = await within(patience, engineOf(services).ask(question)).catch((error: unknown) =>
      services.log.debug({ error: String(error) }, 'no occupation is known yet'),
    )
    const best = answer?.occupations[0]
    if (!best || best.score < LEAST || (answer?.groups.length ?? 0) > 0) return undefined
    return { names: await listOccupationNames(services.db, best.id), isExact: best.score >= 1 }
  }
}

async function within<T>(patience: number, answer: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), patience)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
