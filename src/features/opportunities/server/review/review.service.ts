import type { IncomingHttpHeaders } from 'node:http'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { getTransactionTime } from '#platform/server/db/clock.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { missingFields } from '../../contract/checklist.ts'
import { problems } from '../../contract/problems.ts'
import { listCardsOf } from '../cards.queries.ts'
import { publish } from '../lifecycle/publish.service.ts'
import { notifyDecision } from '../notifications.ts'
import {
  lockOpportunity,
  type Opportunity,
  findOpportunityById,
  updateOpportunity,
} from '../opportunities.queries.ts'
import { contentOf } from '../opportunity-content.ts'
import { getQueueCounts, type QueueName, listQueueRows } from './review.queries.ts'

type Call = { services: Services; session: Session; id: string }
const AT_ONCE = 25

export async function listQueue(db: Db, { queue, after }: { queue: QueueName; after: string | undefined }) {
  const rows = await listQueueRows(db, { queue, after, limit: AT_ONCE + 1 })
  const page = rows.slice(0, AT_ONCE)
  const [cards, counts] = await Promise.all([
    listCardsOf(
      db,
      page.map(({ id }) => id),
    ),
    getQueueCounts(db),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    opportunities: page.flatMap(({ id, since, warnings }) => {
      const card = byId.get(id)
      return card ? [{ ...card, since: toIso(since), warnings }] : []
    }),
    next: rows.length > AT_ONCE ? (page.at(-1)?.id ?? null) : null,
    counts,
  }
}

export async function getReviewedDraft(db: Db, id: string) {
  const row = await findOpportunityById(db, id)
  const [card] = row ? await listCardsOf(db, [id]) : []
  if (!row || !card) throw new Problem(platform.notFound)
  return {
    ...card,
    since: toIso(row.submittedAt ?? row.publishedAt ?? row.updatedAt),
    warnings: row.warnings,
    version: String(row.version),
    content: contentOf(row),
    sourceUrl: row.sourceUrl,
  }
}

/** Publishes what waits, or returns it; rejects a decision on content that has changed since. */
export async function decide(
  input: Call & { decision: 'approve' | 'return'; reason: string; headers: IncomingHttpHeaders },
): Promise<void> {
  const { services, session, id, decision, reason, headers } = input
  if (decision === 'return') refuseWithoutReason(reason)
  await inTransaction(services.pool, async (tx) => {
    const row = await lockOrNotFound(tx, id)
    refuseStale(headers, { version: String(row.version) })
    if (row.status !== 'in-review') throw new Problem(problems.notNow)
    const reviewedBy = session.userId
    if (decision === 'approve') {
      const content = contentOf(row)
      const missing = missingFields(content, await getTransactionTime(tx))
      if (missing.length > 0) {
        const fields = Object.fromEntries(missing.map((name) => [name, 'required']))
        throw new Problem(problems.unfinished, { fields })
      }
      await updateOpportunity(tx, id, { reviewedBy })
      await publish({ services, tx, row, content, by: row.createdBy ?? session.userId })
    } else {
      await updateOpportunity(tx, id, {
        status: 'draft',
        returnedReason: reason.trim(),
        submittedAt: null,
        reviewedBy,
      })
    }
    const outcome = decision === 'approve' ? 'approved' : 'returned'
    await recordAudit(tx, {
      ...auditOf(input, row),
      action: 'opportunities.review',
      after: { outcome },
      reason,
    })
    await notifyDecision({ services, tx, opportunity: await lockOrNotFound(tx, id), outcome, reason })
  })
}

function auditOf({ services, session, id }: Call, { title, status }: Opportunity) {
  const name = title.bhs || title.en
  return { services, session, subject: { kind: 'opportunity', id, name }, before: { status } }
}

async function lockOrNotFound(tx: Db, id: string): Promise<Opportunity> {
  const row = await lockOpportunity(tx, id)
  if (!row) throw new Problem(platform.notFound)
  return row
}

function refuseWithoutReason(reason: string): void {
  if (reason.trim() === '')
    throw new Problem(problems.reasonNeeded, { fields: { reason: problems.reasonNeeded.code } })
}
