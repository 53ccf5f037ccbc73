import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { seedNotification } from '#features/notifications/server/index.ts'
import { findOpportunityById } from '#features/opportunities/server/index.ts'
import { listMembersOf } from '#features/organisations/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { isDecision } from '../../contract/statuses.ts'
import { aboutOf, receivedKind, submissionKind, statusKind } from '../notifications.ts'

/** Notifications older than this are read. */
const READ_DAYS = 3

const stepRows = rowsOf({
  application: z.string(),
  opportunity: z.string(),
  userId: z.string(),
  status: z.string(),
  message: z.string(),
  at: timestamp,
  promisedAt: z.nullable(timestamp),
})

/** Seeds the notifications of applicants and of people who decide: the older ones read, the newer ones not. */
export async function seedNotifications(db: Db): Promise<void> {
  const { rows } = await stepRows(db)(sql`
    select a.id as application, a.opportunity_id as opportunity, a.user_id as "userId", e.status, e.message,
      e.created_at as at, a.promised_at as "promisedAt"
    from application_events e join applications a on a.id = e.application_id
    where a.opportunity_id is not null and not e.cancels order by e.created_at, e.id`)
  const received = new Map<string, Date[]>()
  const ids = new Set(rows.map((row) => row.opportunity))
  const opportunities = new Map(
    await Promise.all([...ids].map(async (id) => [id, await findOpportunityById(db, id)] as const)),
  )
  for (const { application, opportunity: id, userId, status, message, at, promisedAt } of rows) {
    const opportunity = opportunities.get(id)
    if (!opportunity) continue
    const moment = new Date(at)
    const read = Date.now() - moment.getTime() > READ_DAYS * DAY_MS
    const base = { to: userId, about: application, at: moment, read }
    const own = { ...aboutOf(opportunity), application }
    if (status === 'sent') {
      received.set(id, [...(received.get(id) ?? []), moment])
      const promised = promisedAt && toIso(promisedAt)
      await seedNotification(db, { ...base, kind: submissionKind, data: { ...own, promisedAt: promised } })
    } else if (isDecision(status))
      await seedNotification(db, { ...base, kind: statusKind, data: { ...own, status, message } })
  }
  for (const [id, moments] of received) await layReceived(db, { id, moments })
}

async function layReceived(db: Db, { id, moments }: { id: string; moments: readonly Date[] }): Promise<void> {
  const opportunity = await findOpportunityById(db, id)
  const at = moments.at(-1)
  if (!opportunity?.organisationId || !at) return
  const { organisationId } = opportunity
  const data = { ...aboutOf(opportunity), opportunity: id }
  const read = Date.now() - at.getTime() > READ_DAYS * DAY_MS
  for (const { userId } of await listMembersOf(db, { organisationId, roles: ['owner', 'editor'] }))
    await seedNotification(db, {
      kind: receivedKind,
      to: userId,
      about: id,
      data,
      at,
      read,
      count: moments.length,
    })
}
