import { staffOfGrants } from '#features/calls/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { claimShortBank, deleteNotesOfFullBanks } from '../bank-side.queries.ts'
import { moneyKind } from '../notifications.ts'

/** In the morning, so that it wakes nobody. */
export const shortBanksTask: Task = {
  name: 'projects.short-banks',
  cron: '15 8 * * *',
  async handle(services) {
    await deleteNotesOfFullBanks(services.db)
    while (await tellOfNextShortBank(services)) continue
  },
}

/** Tells staff of one bank in which fewer than two may pay a project, so that they act or name a substitute. */
async function tellOfNextShortBank(services: Services): Promise<boolean> {
  return inTransaction(services.pool, async (tx) => {
    const bank = await claimShortBank(tx)
    if (!bank) return false
    const { id, slug, title, call, free } = bank
    await notify(tx, {
      services,
      kind: moneyKind,
      to: await staffOfGrants(tx),
      about: id,
      by: undefined,
      data: { slug, title, call, free, step: 'bankShort' },
    })
    return true
  })
}
