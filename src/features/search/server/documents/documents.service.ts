import { inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { type Document, documentOf } from './document.ts'
import {
  countTerms,
  hasStale,
  insertAllStale,
  listSources,
  saveDocuments,
  saveFacetsVersion,
  claimStaleOpportunities,
} from './documents.queries.ts'
import { FACETS_VERSION } from './facet-code.ts'
import { noteFresh } from '../saved/fresh.ts'

type IndexServices = Pick<Services, 'pool' | 'db' | 'log'> & Partial<Pick<Services, 'queue'>>

const AT_ONCE = 200
/** Rows that a search itself indexes before it answers. */
const IN_PASSING = 40

/** Indexes up to this many rows; returns their number. */
export async function refreshIndex(services: IndexServices, limit = AT_ONCE): Promise<number> {
  return inTransaction(services.pool, async (tx) => {
    const ids = await claimStaleOpportunities(tx, limit)
    if (ids.length === 0) return 0
    const sources = await listSources(tx, ids)
    const documents: Document[] = sources.map(documentOf)
    await saveDocuments(tx, { ids, documents })
    if (services.queue)
      await noteFresh(
        services.queue,
        tx,
        documents.map(({ id }) => id),
      )
    return ids.length
  })
}

/** Refreshes a stale index, so that a search finds recently published opportunities on every instance. */
export async function freshen(services: Services): Promise<void> {
  if (!(await hasStale(services.db))) return
  try {
    await refreshIndex(services, IN_PASSING)
  } catch (error) {
    // The search answers from the existing index; the task tries again.
    services.log.warn({ error: (error as Error).message }, 'the search index could not be refreshed')
  }
}

/** Indexes everything that waits, piece by piece; all rows if a release changed the codes. */
export async function refreshAll(services: IndexServices): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    if (await saveFacetsVersion(tx, FACETS_VERSION)) await insertAllStale(tx)
  })
  while ((await refreshIndex(services)) > 0);
}

/** Rebuilds the whole index from the opportunities. */
export async function rebuildIndex(services: IndexServices): Promise<void> {
  await insertAllStale(services.db)
  await refreshAll(services)
  await inTransaction(services.pool, countTerms)
}
