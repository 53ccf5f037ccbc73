import { listOrganisationCards, findRoleIn } from '#features/organisations/server/index.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { OpportunityRow } from './opportunity-row.ts'

type Owned = Pick<OpportunityRow, 'organisationId'>

/** Returns whether somebody is staff for opportunities. */
export function isStaff({ role, globalAdmin, scopes }: Session): boolean {
  return role === 'ADMIN' && (globalAdmin || scopes.includes('opportunities'))
}

/**
 * Returns whether a member may edit: owners and editors for their organisation, staff for opportunities of no organisation
 * here.
 */
export async function mayEdit(db: Db, session: Session, { organisationId }: Owned): Promise<boolean> {
  if (organisationId === null) return isStaff(session)
  const role = await findRoleIn(db, { organisationId, userId: session.userId })
  return role === 'owner' || role === 'editor'
}

/** Answers with 404 for opportunities that the member may not edit. */
export async function refuseForeign<O extends Owned>(
  db: Db,
  session: Session,
  opportunity: O | undefined,
): Promise<O> {
  if (!opportunity || !(await mayEdit(db, session, opportunity))) throw new Problem(problems.notFound)
  return opportunity
}

/** Returns whether it is public: published or closed, and not of a suspended organisation. */
export async function isPublic(
  db: Db,
  { status, organisationId }: Pick<OpportunityRow, 'status' | 'organisationId'>,
): Promise<boolean> {
  if (status !== 'published' && status !== 'closed') return false
  if (organisationId === null) return true
  return (await listOrganisationCards(db, [organisationId])).get(organisationId)?.active ?? false
}
