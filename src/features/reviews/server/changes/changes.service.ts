import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import type { BoxChange } from '#features/canvas/contract/changes/changes-schema.ts'
import { requestChangesFromTeam } from '#features/canvas/server/index.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { endOfLocalDay, localDay } from '#platform/contract/local-time.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Services } from '#platform/server/services.ts'
import { assignmentOf } from '../assignment-of.ts'
import { type BoardCall, isOpen } from '../boards.queries.ts'
import { lockFund } from '../decisions/decisions.queries.ts'
import type { AssignmentRow } from '../reviews.queries.ts'
import { lockApplication } from '../sharing/assigning.service.ts'
import { findChanges } from './changes.queries.ts'
import { type ChangeQuestion, obstacleOf } from './may-ask.ts'

type Assignment = { row: AssignmentRow; call: BoardCall }
type Asking = {
  services: Services
  session: Session
  why: string
  until: string
  asked: readonly BoxChange[]
}

/** Requests changes from the team of an application, from its reviewer's desk. */
export async function requestChanges({ id, ...asking }: Asking & { id: string }): Promise<void> {
  const { services, session } = asking
  const which = { userId: session.userId, id }
  await inTransaction(services.pool, async (tx) => {
    const { call } = await assignmentOf(tx, which)
    // Concurrent proposals of a decision wait for this lock, and this request for them.
    await lockFund(tx, call.id)
    const { row, call: judged } = await assignmentOf(tx, which)
    if (row.conflict !== null) throw new Problem(platformProblems.notFound)
    await askOnce(tx, { ...asking, call: judged, canvasId: row.canvas_id })
  })
}

/**
 * Requests changes as another board member who does not know the team, or as staff of grants: often a document is missing.
 */
export async function requestChangesOfApplication(
  asking: Asking & { slug: string; application: string },
): Promise<void> {
  await inTransaction(asking.services.pool, async (tx) => {
    const { call } = await lockApplication(tx, asking)
    await lockFund(tx, call.id)
    await askOnce(tx, { ...asking, call, canvasId: asking.application })
  })
}

/**
 * Requests changes on behalf of the board: while it scores, and before anything is ranked or decided. The audit log names
 * the member.
 */
async function askOnce(tx: Db, { call, canvasId, ...asking }: Asking & ChangeQuestion): Promise<void> {
  const { services, session, why, until, asked } = asking
  const obstacle = await obstacleOf(tx, { canvasId, call })
  if (obstacle) throw new Problem(problems[obstacle])
  refuseOddBoxes(asked, call.content.template)
  const request = {
    canvasId,
    by: session.userId,
    until: untilOf(until, call),
    why: why.trim(),
    asked: asked.map(({ box, words }) => ({ box, words: words.trim() })),
  }
  if (!(await requestChangesFromTeam(tx, { services, call: call.content, ...request })))
    throw new Problem(problems.askedAlready)
  await recordAudit(tx, {
    services,
    session,
    action: 'reviews.ask-changes',
    subject: { kind: 'call', id: call.id, name: call.content.title.bhs },
    after: { application: canvasId, boxes: asked.map(({ box }) => box), until },
    reason: request.why,
  })
}

/** Rejects the team box, because nobody is asked to change the team, and boxes named twice. */
function refuseOddBoxes(boxChanges: readonly BoxChange[], { boxes }: CanvasTemplate): void {
  const askable = new Set(boxes.filter(({ kind }) => kind !== 'team').map(({ id }) => id))
  for (const { box } of boxChanges) if (!askable.delete(box)) throw new Problem(problems.unknownBox)
}

/** Returns the last minute of a day: tomorrow at the earliest, and early enough to leave time for reading the answer. */
function untilOf(day: string, { now, content }: BoardCall): Date {
  const until = endOfLocalDay(day)
  const { reviewUntil } = content.dates
  const tomorrow = localDay(new Date(new Date(now).getTime() + DAY_MS))
  const isLate = until && reviewUntil !== null && until >= new Date(reviewUntil)
  if (!until || day < tomorrow || isLate)
    throw new Problem(problems.untilWrong, { fields: { until: problems.untilWrong.code } })
  return until
}

/** Returns whether a reviewer may revise their score, because the answer came after it. */
export async function isAnsweredSince(db: Db, { row, call }: Assignment): Promise<boolean> {
  if (row.given_at === null || !isOpen(call)) return false
  const changes = await findChanges(db, row.canvas_id)
  return changes?.answered_at != null && new Date(row.given_at) < new Date(changes.answered_at)
}
