import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { deleteBurst, findBurst, claimMembers } from './burst.queries.ts'
import { BURST_TASK, notify } from './intake.service.ts'

/** Recipients per piece, which hold the thread for a few milliseconds. */
const PIECE = 100

/**
 * Notifies waiting recipients piece by piece; each piece is claimed and notified in one transaction, so a crash repeats and
 * loses none.
 */
export const burstTask: Task<{ id?: string }> = {
  name: BURST_TASK,
  concurrency: 1,
  async handle(services, { id = '' }) {
    while ((await tellPiece(services, id)) > 0);
    await deleteBurst(services.db, id)
  },
}

async function tellPiece(services: Services, id: string): Promise<number> {
  return inTransaction(services.pool, async (tx) => {
    const burst = await findBurst(tx, id)
    const kind = burst && services.notificationKinds.get(burst.kind)
    if (!burst || !kind) return 0
    const to = await claimMembers(tx, { id, most: PIECE })
    if (to.length > 0) await notify(tx, { services, kind, to, about: burst.about, data: burst.data })
    return to.length
  })
}
