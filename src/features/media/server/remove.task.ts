import type { Db } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteAbandoned, deleteRemovedFile, listRemoved } from './files.queries.ts'

const NAME = 'media.remove'
const BATCH = 100
const WAITING_HOURS = 24

/** Soon after the transaction that deletes rows their bytes are gone too. */
export async function removeFilesSoon(tx: Db, { queue }: Pick<Services, 'queue'>): Promise<void> {
  await queue.send(tx, NAME, {})
}

/** Removes the bytes of deleted files, and uploads that nothing took. A place that does not answer is tried again. */
export const removeTask: Task = {
  name: NAME,
  cron: '*/10 * * * *',
  concurrency: 1,
  async handle({ db, files }) {
    await deleteAbandoned(db, WAITING_HOURS)
    for (;;) {
      const places = await listRemoved(db, BATCH)
      for (const place of places) {
        await (place.endsWith('/') ? files.removeAll(place) : files.remove(place))
        await deleteRemovedFile(db, place)
      }
      if (places.length < BATCH) return
    }
  },
}
