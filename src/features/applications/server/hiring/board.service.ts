import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { REASON_MIN } from '../../contract/hiring.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { listChanges, saveBlindMode } from './board.queries.ts'
import { hiringFor, refuseReviewer } from './hiring.policy.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }

const LISTED = 50

/** Sets whether applications are read without names; showing names takes a reason, which others can read later. */
export async function updateBoard({
  services: { db },
  session,
  id,
  blind,
  reason = '',
}: Call & { blind: boolean; reason?: string | undefined }): Promise<void> {
  refuseReviewer(await hiringFor(db, { session, opportunityId: id }))
  const text = reason.trim()
  if (!blind && text.length < REASON_MIN) throw new Problem(problems.reasonNeeded)
  await saveBlindMode(db, { opportunityId: id, userId: session.userId, blind, reason: blind ? '' : text })
}

export async function listBoardChanges({ services: { db }, session, id }: Call) {
  refuseReviewer(await hiringFor(db, { session, opportunityId: id }))
  const changes = await listChanges(db, id, LISTED)
  return { changes: changes.map(({ at, ...change }) => ({ ...change, at: toIso(at) })) }
}
