import { lockOrganisation } from '#features/organisations/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import type { createView as createViewEndpoint, DeskView } from '../../contract/views.endpoints.ts'
import { hiringFor, refuseReviewer } from '../hiring/hiring.policy.ts'
import { deleteViewRow, insertView, listViewRows, updateViewName } from './views.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }

export async function listViews({ services: { db }, session, id }: Call): Promise<{ views: DeskView[] }> {
  await hiringFor(db, { session, opportunityId: id })
  return { views: await listViewRows(db, { opportunityId: id, userId: session.userId }) }
}

export async function createView({
  services: { db, pool },
  session,
  id,
  body: { everybody, ...body },
}: Call & { body: BodyOf<typeof createViewEndpoint> }): Promise<DeskView> {
  const hiring = await hiringFor(db, { session, opportunityId: id })
  if (everybody) refuseReviewer(hiring)
  const userId = everybody ? null : session.userId
  // Two windows that save at once are counted one after the other.
  const view = await inTransaction(pool, async (tx) => {
    await lockOrganisation(tx, hiring.organisationId)
    return insertView(tx, { opportunityId: id, userId, ...body })
  })
  if (!view) throw new Problem(problems.tooManyViews)
  return view
}

export async function updateView({
  services: { db },
  session,
  id,
  view,
  name,
}: Call & { view: string; name: string }): Promise<void> {
  const { decides } = await hiringFor(db, { session, opportunityId: id })
  const place = { opportunityId: id, id: view, userId: session.userId, decides }
  if (!(await updateViewName(db, { ...place, name }))) throw new Problem(platform.notFound)
}

export async function deleteView({
  services: { db },
  session,
  id,
  view,
}: Call & { view: string }): Promise<void> {
  const { decides } = await hiringFor(db, { session, opportunityId: id })
  const place = { opportunityId: id, id: view, userId: session.userId, decides }
  if (!(await deleteViewRow(db, place))) throw new Problem(platform.notFound)
}
