import { sql } from '#platform/server/db/sql.ts'
import { maySend } from '#features/calls/contract/check-rules.ts'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { notify } from '#features/notifications/server/index.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { checkApplication } from '../../contract/check-application.ts'
import { answeredContent } from '../../contract/changes/changes.ts'
import type { ChangeRequest } from '../../contract/changes/changes-schema.ts'
import { problems } from '../../contract/problems.ts'
import { type CanvasRow, findSubmission, listTeam, saveConfirmation } from '../canvas.queries.ts'
import { announceChange, callOf, currentContent, factsOf } from '../canvas.service.ts'
import { digestOf } from '../digest.ts'
import { submissionKind } from '../notifications.ts'
import { saveState } from '../versions/versions.service.ts'
import { findRequest, listReviewers, saveAnswer } from './changes.queries.ts'
import { changeAnswerKind } from './notifications.ts'

type OpenRequest = { canvas: CanvasRow; call: PublicCall; request: ChangeRequest; countedAt: Date }

/** Returns the open request for changes of a sent application, if any. The caller holds its row. */
export async function lockedRequest(
  tx: Db,
  canvas: CanvasRow,
  { seq }: { seq: number },
): Promise<OpenRequest | undefined> {
  if (!canvas.submittedAt) return undefined
  const request = await findRequest(tx, canvas.id)
  if (request?.state !== 'waiting') return undefined
  const call = await callOf(tx, canvas)
  if (call.phase !== 'review') throw new Problem(problems.closed)
  if (canvas.seq !== seq) throw new Problem(problems.changedMeanwhile)
  return { canvas, call, request, countedAt: await getDatabaseNow(tx) }
}

type Answer = OpenRequest & { services: Services; id: string; userId: string }

/**
 * Sends the answer, in time and once. Only the named boxes come from the current document; everybody has to confirm again.
 */
export async function answerRequest(tx: Db, { services, id, userId, ...held }: Answer): Promise<void> {
  const { canvas, call, request, countedAt } = held
  if (canvas.leadId !== userId) throw new Problem(problems.onlyLead)
  const first = await findSubmission(tx, id, { first: true })
  if (!first) throw new Problem(problems.closed)
  const { rules, template, title } = call.content
  const before = await listTeam(tx, canvas)
  const { content: now, digests } = await currentContent(tx, { id, call: call.content, team: before })
  await saveConfirmation(tx, { id, userId, digests, at: countedAt })
  const team = await listTeam(tx, canvas)
  const boxes = request.asked.map(({ box }) => box)
  const content = answeredContent({ first: first.content, now, boxes, template })
  const digest = digestOf(content)
  if (digest === digestOf(first.content)) throw new Problem(problems.nothingChanged)
  const facts = factsOf(call.content, { team, digests })
  // Rules that the first submission broke do not block the answer.
  const was = new Set(
    checkApplication({ rules, template, content: first.content, facts }).map(({ rule }) => rule),
  )
  const broken = checkApplication({ rules, template, content, facts }).filter(({ rule }) => !was.has(rule))
  const isConfirmed = Object.values(facts.members).every(({ confirmed }) => confirmed)
  if (!isConfirmed || !maySend(broken)) throw new Problem(problems.brokenRules)
  if (!(await saveAnswer(tx, { canvasId: id, by: userId, content, digest })))
    throw new Problem(problems.closed)
  await tx.execute(sql`update canvases set updated_at = clock_timestamp() where id = ${id}`)
  await saveState(tx, { ...canvas, call: call.content, userId, kind: 'submitted' })
  await announceChange(tx, canvas)
  const arrivedAt = toIso(countedAt)
  const to = team.map((mate) => mate.id)
  const data = { canvas: id, name: content.title, title, arrivedAt, digest, again: true }
  await notify(tx, { services, kind: submissionKind, to, about: id, data })
  for (const { assignment_id: desk, user_id: reviewer, number } of await listReviewers(tx, id))
    await notify(tx, {
      services,
      kind: changeAnswerKind,
      to: [reviewer],
      about: desk,
      data: { desk, number, title },
    })
}
