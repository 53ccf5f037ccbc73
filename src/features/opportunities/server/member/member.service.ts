import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { problems as platform } from '#platform/contract/problems.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { DismissReason } from '../../contract/kinds.ts'
import type { saveVisit } from '../../contract/member.endpoints.ts'
import { isPublic, mayEdit } from '../access.policy.ts'
import { listCardsOf } from '../cards.queries.ts'
import {
  listOpportunityEvents,
  type Opportunity,
  findOpportunityById,
  insertOpportunityEvent,
  deleteOpportunityEvent,
} from '../opportunities.queries.ts'
import { type AbilitiesProvider, matchOf } from '../detail/match.service.ts'

const idRows = rowsOf({ id: z.string() })

type Call = { services: Services; session: Session; id: string }

const CHANGES_AN_HOUR = 600

/** Records the first visit, and returns the member's state. */
export async function saveVisitOf({
  services,
  session,
  id,
  abilities,
}: Call & { abilities: AbilitiesProvider | undefined }): Promise<ResponseOf<typeof saveVisit>> {
  const { db } = services
  const { userId } = session
  const row = await readable({ services, id })
  await insertOpportunityEvent(db, { userId, opportunityId: id, kind: 'viewed' })
  const [events, edits, match] = await Promise.all([
    listOpportunityEvents(db, { userId, opportunityId: id }),
    mayEdit(db, session, row),
    abilities && row.skills.length > 0
      ? abilities(services, userId).then((own) =>
          matchOf(services, { id, wanted: row.skills, abilities: own }),
        )
      : null,
  ])
  const did = (mark: string) => events.some(({ kind }) => kind === mark)
  return { saved: did('saved'), dismissed: did('dismissed'), applied: did('applied'), edits, match }
}

export async function saveBookmark({
  services,
  session,
  id,
  saved,
}: Call & { saved: boolean }): Promise<void> {
  await limitOrThrow(services.db, {
    key: `opportunities:mark:${session.userId}`,
    limit: CHANGES_AN_HOUR,
    windowSeconds: 3600,
  })
  await readable({ services, id })
  const event = { userId: session.userId, opportunityId: id, kind: 'saved' as const }
  await (saved ? insertOpportunityEvent(services.db, event) : deleteOpportunityEvent(services.db, event))
}

export async function saveDismissalOf(
  input: Call & { dismissed: boolean; reason: DismissReason | null },
): Promise<void> {
  const { services, session, id, dismissed, reason } = input
  await limitOrThrow(services.db, {
    key: `opportunities:mark:${session.userId}`,
    limit: CHANGES_AN_HOUR,
    windowSeconds: 3600,
  })
  await readable({ services, id })
  const event = { userId: session.userId, opportunityId: id, kind: 'dismissed' as const }
  await (dismissed
    ? insertOpportunityEvent(services.db, { ...event, reason })
    : deleteOpportunityEvent(services.db, event))
}

/** Lists saved opportunities, the last first, without those no longer public. */
export async function listSavedBy({
  services,
  session,
}: Pick<Call, 'services'> & { session: Pick<Session, 'userId'> }) {
  const { rows } = await idRows(services.db)(sql`
    select o.id from opportunity_events e join public_opportunities o on o.id = e.opportunity_id
    where e.user_id = ${session.userId} and e.kind = 'saved'
    order by e.created_at desc, o.id limit 300`)
  return {
    opportunities: await listCardsOf(
      services.db,
      rows.map((row) => row.id),
    ),
  }
}

async function readable({ services, id }: { services: Services; id: string }): Promise<Opportunity> {
  const row = await findOpportunityById(services.db, id)
  if (!row || !(await isPublic(services.db, row))) throw new Problem(platform.notFound)
  return row
}
