import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { hiringFor, refuseReviewer } from '../hiring/hiring.policy.ts'
import { lockDecision, updateDueNow, saveUndo } from './decisions.queries.ts'
import { SEND_TASK } from './wait.service.ts'

type Call = {
  services: Services
  session: Pick<Session, 'userId'>
  id: string
  decision: string
}

/** Takes a decision back before anybody has heard of it. Any owner or editor may, because the one who made it may be at lunch. */
export function removeDecision(call: Call): Promise<{ count: number }> {
  return inTransaction(call.services.pool, async (tx) => {
    const decision = await lockOwn(tx, call)
    if (decision.isSent) throw new Problem(problems.undoOver)
    return { count: decision.isUndone ? 0 : await saveUndo(tx, decision.id) }
  })
}

/** Sends a decision without waiting for the end of its time. */
export function sendAtOnce(call: Call): Promise<void> {
  return inTransaction(call.services.pool, async (tx) => {
    const decision = await lockOwn(tx, call)
    if (decision.isUndone) throw new Problem(problems.undone)
    if (decision.isSent) return
    await updateDueNow(tx, decision.id)
    await call.services.queue.send(tx, SEND_TASK, { decision: decision.id })
  })
}

async function lockOwn(tx: Db, { session, id, decision }: Call) {
  refuseReviewer(await hiringFor(tx, { session, opportunityId: id }))
  const row = await lockDecision(tx, decision)
  if (row?.opportunityId !== id) throw new Problem(platform.notFound)
  return row
}
