import { getTransactionTime } from '#platform/server/db/clock.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { Content } from '../contract/content.ts'
import { createDraft } from './drafts.service.ts'
import { publish } from './lifecycle/publish.service.ts'
import { lockOpportunity, updateOpportunity } from './opportunities.queries.ts'

type Announcement = {
  services: Services
  organisationId: string | null
  organisationName: string
  content: Content
  /** The page of the product for applying. */
  applyPath: string
  by: string | null
}

/** Publishes an opportunity for a thing of another feature, which closes at its deadline. The caller checks permissions. */
export async function announce(tx: Db, announcement: Announcement): Promise<string> {
  const { services, organisationId, organisationName, content, applyPath, by } = announcement
  const { id } = await createDraft(tx, {
    kind: content.kind,
    organisationId,
    organisationName,
    content,
    createdBy: by,
  })
  const row = await lockOpportunity(tx, id)
  if (!row) throw new Error('A draft was lost in its own transaction')
  await updateOpportunity(tx, id, { applyPath })
  await publish({ services, tx, row, content, by })
  return id
}

type Reannouncement = Pick<Announcement, 'services' | 'content' | 'by'> & { id: string }

/** Updates such an opportunity while it is open; a closed or archived one stays so. */
export async function reannounce(tx: Db, { services, id, content, by }: Reannouncement): Promise<void> {
  const row = await lockOpportunity(tx, id)
  if (row?.status === 'published') await publish({ services, tx, row, content, by })
}

/** Withdraws such an opportunity, because the thing itself has ended. */
export async function withdraw(tx: Db, id: string): Promise<void> {
  await end(tx, { id, reason: 'withdrawn' })
}

/** Closes an opportunity because its place is filled; one that is not open stays as it is. */
export async function fill(tx: Db, id: string): Promise<void> {
  await end(tx, { id, reason: 'filled' })
}

async function end(tx: Db, { id, reason }: { id: string; reason: 'withdrawn' | 'filled' }): Promise<void> {
  const row = await lockOpportunity(tx, id)
  if (row?.status !== 'published') return
  await updateOpportunity(tx, id, {
    status: 'closed',
    closedReason: reason,
    closedAt: await getTransactionTime(tx),
    changed: true,
  })
}
