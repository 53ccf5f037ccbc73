import type { Contents } from '#features/profiles/contract/sections.ts'
import type { Services } from '#platform/server/services.ts'
import type { Level } from '../contract/coverage.ts'
import { suggestedLevel } from '../contract/suggested-level.ts'
import { listDeclinedIds } from './learning.queries.ts'
import { extractFrom, type Raw } from './texts/findings.service.ts'
import { piecesOf } from './texts/profile-texts.ts'

/** The most cached texts. Each is read once while it stays the same, for an hour, because the vocabulary may grow. */
const KEPT_TEXTS = 500
const KEPT_FOR_MS = 3_600_000
const PATIENCE_MS = 1200

const caches = new WeakMap<Services, { texts: Map<string, Promise<Raw[]>>; since: number }>()

type Input = {
  userId: string
  contents: Contents
  /** Listed skills need not be inferred. */
  listed: ReadonlySet<string>
  patience?: number | undefined
}

/**
 * Finds skills in a profile's words, in either language, that it does not list and the person has not declined; none while
 * the engine is not ready.
 */
export async function inferredSkills(
  services: Services,
  { userId, contents, listed, patience = PATIENCE_MS }: Input,
): Promise<Map<string, Level>> {
  const text = [...piecesOf(contents, 'bhs'), ...piecesOf(contents, 'en')].map((one) => one.text).join('\n\n')
  if (text === '') return new Map()
  const [inferred, declined] = await Promise.all([
    inTime(services, { text, patience }),
    listDeclinedIds(services.db, userId),
  ])
  const refused = new Set(declined)
  return new Map(
    inferred.flatMap(({ id, stated }) =>
      listed.has(id) || refused.has(id) ? [] : [[id, suggestedLevel(stated)] as const],
    ),
  )
}

async function inTime(
  services: Services,
  { text, patience }: { text: string; patience: number },
): Promise<Raw[]> {
  const { promise: late, resolve } = Promise.withResolvers<Raw[]>()
  const timer = setTimeout(resolve, patience, [])
  try {
    return await Promise.race([readOnce(services, text), late])
  } finally {
    clearTimeout(timer)
  }
}

function readOnce(services: Services, text: string): Promise<Raw[]> {
  let cache = caches.get(services)
  if (!cache || cache.texts.size >= KEPT_TEXTS || Date.now() - cache.since > KEPT_FOR_MS) {
    cache = { texts: new Map(), since: Date.now() }
    caches.set(services, cache)
  }
  const { texts } = cache
  const existing = texts.get(text)
  if (existing) return existing
  const read = extractFrom(services, text).catch((error: unknown) => {
    services.log.warn({ error: String(error) }, 'the skill engine does not answer')
    texts.delete(text)
    return []
  })
  texts.set(text, read)
  return read
}
