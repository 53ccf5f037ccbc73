import type { Card } from '#features/opportunities/contract/card.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Listed } from '../../contract/application.endpoints.ts'
import type { Interview } from '../../contract/interview.endpoints.ts'
import type { ListedRow } from './list.queries.ts'

type Around = { cards: ReadonlyMap<string, Card>; interviews: ReadonlyMap<string, Interview> }
const NOTHING: Around = { cards: new Map(), interviews: new Map() }

/** Returns an application for its owner's list. */
export function listed(row: ListedRow, { cards, interviews }: Around = NOTHING): Listed {
  const { id, status, external, opportunityId } = row
  const interview = interviews.get(id)
  return {
    id,
    status,
    external,
    opportunity: (opportunityId && cards.get(opportunityId)) || null,
    sentAt: toIso(row.sentAt),
    promisedAt: toIso(row.promisedAt),
    answeredAt: toIso(row.answeredAt),
    movedAt: toIso(row.movedAt),
    note: row.note,
    // Of several times none is a date yet.
    interview:
      interview && !interview.cancelled && !interview.slots
        ? { at: interview.at, answer: interview.answer }
        : null,
  }
}
