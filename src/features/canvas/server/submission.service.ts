import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { notify } from '#features/notifications/server/index.ts'
import { graceEnd } from '#features/calls/contract/call.ts'
import { mustOf } from '#features/calls/contract/rules.ts'
import { maySend } from '#features/calls/contract/check-rules.ts'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { checkApplication } from '../contract/check-application.ts'
import { problems } from '../contract/problems.ts'
import { type CanvasRow, listTeam, saveConfirmation } from './canvas.queries.ts'
import { announceChange, callOf, canvasOf, currentContent, factsOf } from './canvas.service.ts'
import { digestOf } from './digest.ts'
import { answerRequest, lockedRequest } from './changes/answer.service.ts'
import { countedMoment, readClock } from './clock.ts'
import { submissionKind } from './notifications.ts'
import { saveState } from './versions/versions.service.ts'

type Clock = { stamp: string; elapsed: number }
type Input = { services: Services; id: string; userId: string; seq: number; clock: Clock }

/** Confirms the state that the member has seen; a change since then is rejected, so that they look first. */
export async function confirmCanvas(input: Input): Promise<void> {
  await inTransaction(input.services.pool, async (tx) => {
    const { canvas, call, countedAt } =
      (await lockedRequest(tx, await canvasOf(tx, { ...input, hold: true }), input)) ??
      (await lockDraft(tx, input))
    const team = await listTeam(tx, canvas)
    const { digests } = await currentContent(tx, { id: canvas.id, call: call.content, team })
    await saveConfirmation(tx, { ...input, digests, at: countedAt })
    await announceChange(tx, canvas)
  })
}

/**
 * Sends the application once, under the lock of its row, so that nothing is written in the meantime; sending includes the
 * lead's confirmation. Repeating it after a lost answer is no error.
 */
export async function submitCanvas(input: Input): Promise<void> {
  const { services, id, userId, seq } = input
  await inTransaction(services.pool, async (tx) => {
    const canvas = await canvasOf(tx, { id, userId, hold: true })
    const answering = await lockedRequest(tx, canvas, input)
    if (answering) return answerRequest(tx, { ...input, ...answering })
    if (canvas.submittedAt && canvas.leadId === userId && canvas.seq === seq) return
    const { call, countedAt, now } = await lockDraft(tx, input)
    if (canvas.leadId !== userId) throw new Problem(problems.onlyLead)
    const before = await listTeam(tx, canvas)
    const { content, digests } = await currentContent(tx, { id, call: call.content, team: before })
    await saveConfirmation(tx, { ...input, digests, at: countedAt })
    const team = await listTeam(tx, canvas)
    const { rules, template } = call.content
    const facts = factsOf(call.content, { team, digests })
    if (!maySend(checkApplication({ rules, template, content, facts })))
      throw new Problem(problems.brokenRules)
    if (mustOf(rules, 'one-application')) await takePlaces(tx, { id, callId: canvas.callId })
    const digest = digestOf(content)
    await tx.execute(sql`
      insert into canvas_submissions (canvas_id, submitted_by, arrived_at, counted_at, content, digest)
      values (${id}, ${userId}, ${toIso(now)}, ${toIso(countedAt)}, ${JSON.stringify(content)}, ${digest})`)
    await tx.execute(sql`
      update canvases set submitted_at = ${toIso(now)}, updated_at = ${toIso(now)} where id = ${id}`)
    await saveState(tx, { ...canvas, call: call.content, userId, kind: 'submitted' })
    await announceChange(tx, canvas)
    await notify(tx, {
      services,
      kind: submissionKind,
      to: team.map((mate) => mate.id),
      about: id,
      data: {
        canvas: id,
        name: content.title,
        title: call.content.title,
        arrivedAt: toIso(now),
        digest,
      },
    })
  })
}

/**
 * Locks the canvas and returns the moment that counts; rejects one that is sent, too late, or not in the state that was
 * seen.
 */
async function lockDraft(
  tx: Db,
  { services, id, userId, seq, clock }: Input,
): Promise<{ canvas: CanvasRow; call: PublicCall; now: Date; countedAt: Date }> {
  const canvas = await canvasOf(tx, { id, userId, hold: true })
  // Read again, because waiting for the row may have lasted past the deadline.
  const now = await getDatabaseNow(tx)
  if (canvas.submittedAt) throw new Problem(problems.alreadySent)
  const call = await callOf(tx, canvas)
  const { deadline } = call.content.dates
  const end = graceEnd(call.content)
  if (deadline === null || end === null || call.phase === 'cancelled' || call.phase === 'upcoming')
    throw new Problem(problems.closed)
  const countedAt = countedMoment({
    now,
    deadline: new Date(deadline),
    graceEnd: end,
    signedAt: readClock(services.secrets, { id, stamp: clock.stamp }),
    elapsed: clock.elapsed,
  })
  if (!countedAt) throw new Problem(problems.closed)
  if (canvas.seq !== seq) throw new Problem(problems.changedMeanwhile)
  return { canvas, call, now, countedAt }
}

const placeRows = rowsOf({ user_id: z.string() })

/** Claims one place in the call for each member; a member with a place elsewhere blocks the whole application. */
async function takePlaces(tx: Db, { id, callId }: { id: string; callId: string }): Promise<void> {
  const { rows } = await placeRows(tx)(sql`
    insert into canvas_applicants (call_id, user_id, canvas_id)
    select ${callId}, user_id, canvas_id from canvas_members where canvas_id = ${id} order by user_id
    on conflict do nothing returning user_id`)
  const team = await listTeam(tx, { id, callId })
  if (rows.length !== team.length) throw new Problem(problems.inAnother)
}
