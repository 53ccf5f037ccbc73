import { notify } from '#features/notifications/server/index.ts'
import { announce } from '#features/opportunities/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { notifySigners } from '../managed/change-notifications.service.ts'
import { claimUnsigned } from '../managed/term-changes.queries.ts'
import { callSearch } from '../notifications.ts'
import { announcedContent } from './announced-content.ts'
import {
  claimClosing,
  claimOpened,
  updateOpportunityOfCall,
  listRemindedMembers,
  listUnsentTeams,
} from './lifecycle.queries.ts'

/**
 * Acts when a date of a call passes. Its dates alone determine the phase; this task creates the opportunity when it opens,
 * and notifies interested members then and before the deadline.
 */
export const advanceTask: Task = {
  name: 'calls.advance',
  cron: '* * * * *',
  async handle(services) {
    while (await openNext(services)) continue
    while (await remindNext(services)) continue
    while (await remindNextSigners(services)) continue
  },
}

/** Announces one call that has opened; returns false if there is none. */
export async function openNext(services: Services): Promise<boolean> {
  return inTransaction(services.pool, async (tx) => {
    const call = await claimOpened(tx)
    if (!call) return false
    const opportunityId = await announce(tx, {
      services,
      organisationId: call.organisation,
      organisationName: call.bank ?? services.config.productName,
      content: announcedContent(call.content),
      applyPath: `/calls/${call.slug}`,
      by: call.created_by,
    })
    await updateOpportunityOfCall(tx, { id: call.id, opportunityId })
    await tell({ services, tx, call, about: 'opened', to: await listRemindedMembers(tx, call.id) })
    return true
  })
}

/**
 * Reminds the followers of one call that closes soon, and each team that has not sent its application. Returns false if
 * there is none.
 */
export async function remindNext(services: Services): Promise<boolean> {
  return inTransaction(services.pool, async (tx) => {
    const call = await claimClosing(tx)
    if (!call) return false
    const unsent = new Set(await listUnsentTeams(tx, call.id))
    const others = (await listRemindedMembers(tx, call.id)).filter((one) => !unsent.has(one))
    await tell({ services, tx, call, about: 'unsent', to: [...unsent] })
    await tell({ services, tx, call, about: 'closes', to: others })
    return true
  })
}

/** Reminds possible signers of one change of terms that has waited for days; returns false if there is none. */
export async function remindNextSigners(services: Services): Promise<boolean> {
  return inTransaction(services.pool, async (tx) => {
    const call = await claimUnsigned(tx)
    if (!call) return false
    await notifySigners(tx, { services, call, by: call.proposed_by, isReminder: true })
    return true
  })
}

type NotificationContext = {
  services: Services
  tx: Parameters<typeof notify>[0]
  call: NonNullable<Awaited<ReturnType<typeof claimOpened>>>
  about: 'opened' | 'closes' | 'unsent'
  to: string[]
}

async function tell({ services, tx, call, about, to }: NotificationContext): Promise<void> {
  const { deadline } = call.content.dates
  if (to.length === 0 || deadline === null) return
  const data = { slug: call.slug, title: call.content.title, bank: call.bank, deadline, about }
  await notify(tx, { services, kind: callSearch, to, about: call.id, data })
}
