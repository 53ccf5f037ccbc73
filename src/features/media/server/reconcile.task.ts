import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { listPlaces, listUnknown } from './files.queries.ts'
import { placeOfKey } from './place.ts'

const BATCH = 1000
/** The folder of this release; only there a file without a row certainly belongs to nobody. */
const OURS = 'media/'

export type Reconciled = { places: number; removed: number; missing: string[] }

/**
 * Compares the store with the table: removes bytes that no row has and names rows that have no bytes. A row is there before
 * its bytes, so a place is read first and looked up afterwards; an upload under way is never taken for nobody's.
 */
export async function reconcileFiles({ db, files }: Pick<Services, 'db' | 'files'>): Promise<Reconciled> {
  const stored = new Set<string>()
  let removed = 0
  let batch: string[] = []
  async function removeUnknown() {
    for (const place of await listUnknown(db, batch)) {
      if (!place.startsWith(OURS)) continue
      await files.removeAll(place)
      removed += 1
    }
    batch = []
  }
  // Rows first: what is attached after this moment is not expected among the bytes.
  const expected = await placesOf(db)
  for await (const { key } of files.list()) {
    const place = placeOfKey(key)
    if (stored.has(place)) continue
    stored.add(place)
    batch.push(place)
    if (batch.length >= BATCH) await removeUnknown()
  }
  await removeUnknown()
  const absent = expected.filter((place) => !stored.has(place))
  // A file deleted meanwhile is not missing.
  const gone = new Set(await listUnknown(db, absent))
  return { places: stored.size, removed, missing: absent.filter((place) => !gone.has(place)) }
}

async function placesOf(db: Services['db']): Promise<string[]> {
  const all: string[] = []
  for (;;) {
    const page = await listPlaces(db, { after: all.at(-1) ?? '', limit: BATCH })
    all.push(...page)
    if (page.length < BATCH) return all
  }
}

/** Every night; a file that a row promises and the store does not have is for the operator to see. */
export const reconcileTask: Task = {
  name: 'media.reconcile',
  cron: '20 3 * * *',
  concurrency: 1,
  async handle(services) {
    const { places, removed, missing } = await reconcileFiles(services)
    const log = { places, removed, missing: missing.length, first: missing.slice(0, 10) }
    if (missing.length > 0) services.log.error(log, 'files have no bytes')
    else services.log.info(log, 'files and their bytes agree')
  },
}
