import { notify } from '#features/notifications/server/index.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { assignEvenly } from '../../contract/assignment.ts'
import { problems } from '../../contract/problems.ts'
import { attachmentsTask } from '../blind/attachments.task.ts'
import { prepareReadingsTask } from '../blind/prepare.task.ts'
import { type BoardCall, isOpen, listBoard, listCallsOfBoards } from '../boards.queries.ts'
import { assignedKind } from '../notifications.ts'
import { obstaclesOf } from './obstacles.ts'
import { lockAssignments, insertAssignment, listApplicationsWithReviewers } from './sharing.queries.ts'

type CallRequest = { services: Services; me: string; slug: string }

/** Assigns applications to reviewers at the request of a board member; existing assignments stay. */
export async function assignReviewers({ services, me, slug }: CallRequest): Promise<void> {
  const [call] = await listCallsOfBoards(services.db, { userId: me, slug })
  if (!call) throw new Problem(platformProblems.notFound)
  if (!isOpen(call)) throw new Problem(problems.notReviewing)
  await inTransaction(services.pool, (tx) => assignMissingReviewers(tx, { services, call, by: me }))
}

/** Assigns missing reviewers to every application, and notifies them. */
export async function assignMissingReviewers(
  tx: Db,
  { services, call, by }: { services: Services; call: BoardCall; by: string },
): Promise<void> {
  await lockAssignments(tx, call.id)
  const sharing = await listApplicationsWithReviewers(tx, call.id)
  const obstacles = await obstaclesOf(tx, { callId: call.id, sharing })
  const each = call.content.review.reviewers
  const plan = assignEvenly({
    reviewers: await listBoard(tx, call.id),
    applications: sharing.map(({ canvas_id }) => canvas_id),
    each,
    conflict: (reviewer, application) => obstacles.get(application)?.has(reviewer) ?? false,
  })
  const recipients = new Set<string>()
  for (const [at, { canvas_id: canvasId, judging, number }] of sharing.entries()) {
    const fresh = (plan.get(canvasId) ?? []).filter((one) => !judging.includes(one))
    for (const reviewerId of fresh.slice(0, Math.max(0, each - judging.length))) {
      await insertAssignment(tx, { callId: call.id, canvasId, reviewerId, number: number ?? at + 1 })
      recipients.add(reviewerId)
    }
  }
  await notifyAssigned(tx, { services, call, to: [...recipients].filter((id) => id !== by) })
}

/** Notifies reviewers of new applications. */
export async function notifyAssigned(
  tx: Db,
  { services, call, to }: { services: Services; call: BoardCall; to: readonly string[] },
): Promise<void> {
  const { title, dates } = call.content
  const data = { title, until: dates.reviewUntil }
  for (const { name } of [prepareReadingsTask, attachmentsTask])
    await services.queue.send(tx, name, { call: call.id }, { singletonKey: call.id })
  await notify(tx, { services, kind: assignedKind, to, about: call.id, data })
}
