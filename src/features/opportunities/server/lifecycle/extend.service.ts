import { refuseIfRemoved } from '#features/moderation/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { getTransactionTime } from '#platform/server/db/clock.queries.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Edited } from '../../contract/editing.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { editedOf } from '../editing/edited.service.ts'
import { type Call, change } from '../editing/editing.service.ts'
import { notifyExtended } from '../notifications.ts'
import {
  listInterested,
  lockOpportunity,
  type Opportunity,
  updateOpportunity,
} from '../opportunities.queries.ts'
import { contentOf } from '../opportunity-content.ts'
import { publish } from './publish.service.ts'

/** Each extension notifies everybody who waits for the deadline, so there are only a few a day. */
const EXTENSIONS_A_DAY = 3

/**
 * Moves the deadline of an open opportunity, or opens one that its deadline has closed. What is written beside the public
 * text stays unpublished; nobody reviews again what has not changed.
 */
export function updateDeadline(input: Call & { id: string; deadline: string }): Promise<Edited> {
  const { services, session, id, deadline } = input
  return change(input, async (tx, row) => {
    if (!isExtensible(row)) throw new Problem(problems.notNow)
    await refuseIfRemoved(tx, { kind: 'opportunity', id })
    const moment = new Date(deadline)
    const before = row.deadline === null ? moment : new Date(row.deadline)
    // The same call once more.
    if (row.status === 'published' && moment.getTime() === before.getTime()) return editedOf(tx, row)
    refuseEarlier(moment, { before, now: await getTransactionTime(tx) })
    const key = `opportunities:extend:${id}`
    await limitOrThrow(services.db, { key, limit: EXTENSIONS_A_DAY, windowSeconds: 86_400 })
    await publish({ services, tx, row, content: { ...contentOf(row), deadline }, by: session.userId })
    if (row.pending) await updateOpportunity(tx, id, { pending: { ...row.pending, deadline } })
    const to = (await listInterested(tx, id)).filter((userId) => userId !== session.userId)
    await notifyExtended({ services, tx, opportunity: row, to, deadline })
    const fresh = await lockOpportunity(tx, id)
    if (!fresh) throw new Problem(platform.notFound)
    return editedOf(tx, fresh)
  })
}

/** The deadline of a call belongs to the call. */
function isExtensible({ status, closedReason, deadline, applyPath }: Opportunity): boolean {
  if (applyPath !== null || deadline === null) return false
  return status === 'published' || (status === 'closed' && closedReason === 'deadline')
}

function refuseEarlier(moment: Date, { before, now }: { before: Date; now: Date }): void {
  const fields = (code: string) => ({ fields: { deadline: code } })
  if (moment <= now) throw new Problem(problems.past, fields(problems.past.code))
  if (moment <= before) throw new Problem(problems.notLater, fields(problems.notLater.code))
}
