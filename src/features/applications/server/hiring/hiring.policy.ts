import { type Opportunity, findOpportunityById } from '#features/opportunities/server/index.ts'
import { findRoleIn } from '#features/organisations/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { type ApplicationRow, findApplication } from '../applications.queries.ts'

export type Hiring = { opportunity: Opportunity; organisationId: string; decides: boolean }

/**
 * Returns an opportunity whose applications the member may read: reviewers read and score, owners and editors also decide.
 */
export async function hiringFor(
  db: Db,
  { session, opportunityId }: { session: Pick<Session, 'userId'>; opportunityId: string },
): Promise<Hiring> {
  const opportunity = await findOpportunityById(db, opportunityId)
  const organisationId = opportunity?.organisationId
  if (!opportunity || !organisationId) throw new Problem(platform.notFound)
  const role = await findRoleIn(db, { organisationId, userId: session.userId })
  if (!role) throw new Problem(platform.notFound)
  return { opportunity, organisationId, decides: role !== 'reviewer' }
}

/** Returns the same for an application; a draft is visible to its applicant only. */
export async function hiringOf(
  db: Db,
  { session, id, lock = false }: { session: Pick<Session, 'userId'>; id: string; lock?: boolean },
): Promise<Hiring & { application: ApplicationRow }> {
  const application = await findApplication(db, id, { lock })
  if (!application?.opportunityId || !application.sentAt) throw new Problem(platform.notFound)
  const hiring = await hiringFor(db, { session, opportunityId: application.opportunityId })
  return { ...hiring, application }
}

export function refuseReviewer({ decides }: Hiring): void {
  if (!decides) throw new Problem(platform.forbidden)
}

/** Rejects notes on a withdrawn application. */
export function refuseWithdrawn({ application }: { application: ApplicationRow }): void {
  if (application.status === 'withdrawn') throw new Problem(problems.withdrawn)
}
