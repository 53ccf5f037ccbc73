import type { Card } from '#features/opportunities/contract/card.ts'
import type { Listed } from '../../contract/application.endpoints.ts'
import type { Interview } from '../../contract/interview.endpoints.ts'
import type { ListedRow } from './list.queries.ts'

type Around = { cards: ReadonlyMap<string, Card>; interviews: ReadonlyMap<string, Interview> }
const NOTHING: Around = { cards: new Map(), interviews: new Map() }

/** An application as its owner sees it in a list. */
export function listed(row: ListedRow, { cards, interviews }: Around = NOTHING): Listed {
  const { id, status, external, opportunityId } = row
  const interview = interviews.get(id)
  return {
    id,
    status,
    external,
    opportunity: (opportunityId && cards.get(opportunityId)) || null,
    sentAt: row.sentAt?.toISOString() ?? null,
    promisedAt: row.promisedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    movedAt: row.movedAt.toISOString(),
    note: row.note,
    interview: interview && !interview.cancelled ? { at: interview.at, answer: interview.answer } : null,
  }
}
