import { sql } from '#platform/server/db/sql.ts'
import { maySend } from '#features/calls/contract/check-rules.ts'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { notify } from '#features/notifications/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { checkApplication } from '../../contract/check-application.ts'
import { answeredContent } from '../../contract/changes/changes.ts'
import type { ChangeRequest } from '../../contract/changes/changes-schema.ts'
import { problems } from '../../contract/problems.ts'
import {
  type CanvasRow,
  selectNow,
  selectSubmission,
  selectTeam,
  storeConfirmation,
} from '../canvas.queries.ts'
import { announceChange, callOf, currentContent, factsOf } from '../canvas.service.ts'
import { digestOf } from '../digest.ts'
import { submissionKind } from '../notifications.ts'
import { keepState } from '../versions/versions.service.ts'
import { selectRequest, selectReviewers, storeAnswer } from './changes.queries.ts'
import { changeAnswerKind } from './notifications.ts'

type Held = { found: CanvasRow; call: PublicCall; request: ChangeRequest; countedAt: Date }

/** Returns the open request for changes of a sent application, if any. The caller holds its row. */
export async function lockedRequest(
  tx: Db,
  found: CanvasRow,
  { seq }: { seq: number },
): Promise<Held | undefined> {
  if (!found.submittedAt) return undefined
  const request = await selectRequest(tx, found.id)
  if (request?.state !== 'waiting') return undefined
  const call = await callOf(tx, found)
  if (call.phase !== 'review') throw new Problem(problems.closed)
  if (found.seq !== seq) throw new Problem(problems.changedMeanwhile)
  return { found, call, request, countedAt: await selectNow(tx) }
}

type Answer = Held & { services: Services; id: string; userId: string }

/**
 * Sends the answer, in time and once. Only the named boxes come from the current document; everybody has to confirm again.
 */
export async function answerRequest(tx: Db, { services, id, userId, ...held }: Answer): Promise<void> {
  const { found, call, request, countedAt } = held
  if (found.leadId !== userId) throw new Problem(problems.onlyLead)
  const first = await selectSubmission(tx, id, { first: true })
  if (!first) throw new Problem(problems.closed)
  const { rules, template, title } = call.content
  const before = await selectTeam(tx, found)
  const { content: now, digests } = await currentContent(tx, { id, call: call.content, team: before })
  await storeConfirmation(tx, { id, userId, digests, at: countedAt })
  const team = await selectTeam(tx, found)
  const boxes = request.asked.map(({ box }) => box)
  const content = answeredContent({ first: first.content, now, boxes, template })
  const digest = digestOf(content)
  if (digest === digestOf(first.content)) throw new Problem(problems.nothingChanged)
  const facts = factsOf(call.content, { team, digests })
  // Rules that the first submission broke are not held against the answer.
  const was = new Set(
    checkApplication({ rules, template, content: first.content, facts }).map(({ rule }) => rule),
  )
  const broken = checkApplication({ rules, template, content, facts }).filter(({ rule }) => !was.has(rule))
  const isConfirmed = Object.values(facts.members).every(({ confirmed }) => confirmed)
  if (!isConfirmed || !maySend(broken)) throw new Problem(problems.brokenRules)
  if (!(await storeAnswer(tx, { canvasId: id, by: userId, content, digest })))
    throw new Problem(problems.closed)
  await tx.execute(sql`update canvases set updated_at = clock_timestamp() where id = ${id}`)
  await keepState(tx, { ...found, call: call.content, userId, kind: 'submitted' })
  await announceChange(tx, found)
  const arrivedAt = countedAt.toISOString()
  const to = team.map((mate) => mate.id)
  const data = { canvas: id, name: content.title, title, arrivedAt, digest, again: true }
  await notify(tx, { services, kind: submissionKind, to, about: id, data })
  for (const { assignment_id: desk, user_id: reviewer, number } of await selectReviewers(tx, id))
    await notify(tx, {
      services,
      kind: changeAnswerKind,
      to: [reviewer],
      about: desk,
      data: { desk, number, title },
    })
}
