import { inTransaction } from '../db/database.ts'
import type { Task } from '../queue/queue.ts'
import type { Services } from '../services.ts'
import { BEGINNING, type Seal, sealOf } from './seal.ts'
import { claimWaiting, findLastSeal, insertSeals, lockSeals } from './seals.queries.ts'

const BATCH = 500

export const sealAuditTask: Task = {
  name: 'audit.seal',
  cron: '* * * * *',
  handle: (services) => sealAudit(services),
}

/**
 * Gives numbers and digests to the rows that wait. Apart from whoever writes them: a chain in their transactions would make
 * all staff wait for one another. The newest digest goes into the log of the process, which is kept elsewhere.
 */
export async function sealAudit({ pool, log }: Pick<Services, 'pool' | 'log'>, batch = BATCH): Promise<void> {
  for (;;) {
    const seals = await sealBatch(pool, batch)
    const last = seals.at(-1)
    if (last) log.info({ number: last.number, digest: last.digest.toString('hex') }, 'audit log: newest seal')
    if (seals.length < batch) return
  }
}

function sealBatch(pool: Services['pool'], batch: number): Promise<Seal[]> {
  return inTransaction(pool, async (tx) => {
    if (!(await lockSeals(tx))) return []
    let last = (await findLastSeal(tx)) ?? { number: 0, digest: BEGINNING }
    const seals: Seal[] = []
    for (const row of await claimWaiting(tx, batch)) {
      const seal = sealOf(row, last)
      seals.push(seal)
      last = seal
    }
    if (seals.length > 0) await insertSeals(tx, seals)
    return seals
  })
}
