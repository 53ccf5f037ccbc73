import type { Card } from '#features/opportunities/contract/card.ts'
import type { Listed } from '../../contract/application.endpoints.ts'
import type { ListedRow } from './list.queries.ts'

/** An application as its owner sees it in a list. */
export function listed(row: ListedRow, cards: ReadonlyMap<string, Card>): Listed {
  const { id, status, external, opportunityId } = row
  return {
    id,
    status,
    external,
    opportunity: (opportunityId && cards.get(opportunityId)) || null,
    sentAt: row.sentAt?.toISOString() ?? null,
    promisedAt: row.promisedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    movedAt: row.movedAt.toISOString(),
  }
}
