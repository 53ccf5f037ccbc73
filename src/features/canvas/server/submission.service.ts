import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { notify } from '#features/notifications/server/index.ts'
import { graceEnd } from '#features/calls/contract/call.ts'
import { maySend } from '#features/calls/contract/check-rules.ts'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { checkApplication } from '../contract/check-application.ts'
import { problems } from '../contract/problems.ts'
import { type CanvasRow, selectNow, selectTeam, storeConfirmation } from './canvas.queries.ts'
import { announceChange, callOf, canvasOf, currentContent, factsOf } from './canvas.service.ts'
import { digestOf } from './digest.ts'
import { answerRequest, lockedRequest } from './changes/answer.service.ts'
import { countedMoment, readClock } from './clock.ts'
import { submissionKind } from './notifications.ts'
import { keepState } from './versions/versions.service.ts'

type Clock = { stamp: string; elapsed: number }
type Asked = { services: Services; id: string; userId: string; seq: number; clock: Clock }

/** Confirms the state that the member has seen; a change since then is rejected, so that they look first. */
export async function confirmCanvas(asked: Asked): Promise<void> {
  await inTransaction(asked.services.pool, async (tx) => {
    const { found, call, countedAt } =
      (await lockedRequest(tx, await canvasOf(tx, { ...asked, hold: true }), asked)) ??
      (await heldCanvas(tx, asked))
    const team = await selectTeam(tx, found)
    const { digests } = await currentContent(tx, { id: found.id, call: call.content, team })
    await storeConfirmation(tx, { ...asked, digests, at: countedAt })
    await announceChange(tx, found)
  })
}

/**
 * Sends the application once, under the lock of its row, so that nothing is written in the meantime; sending includes the
 * lead's confirmation. Repeating it after a lost answer is no error.
 */
export async function submitCanvas(asked: Asked): Promise<void> {
  const { services, id, userId, seq } = asked
  await inTransaction(services.pool, async (tx) => {
    const held = await canvasOf(tx, { id, userId, hold: true })
    const answering = await lockedRequest(tx, held, asked)
    if (answering) return answerRequest(tx, { ...asked, ...answering })
    if (held.submittedAt && held.leadId === userId && held.seq === seq) return
    const { found, call, countedAt, now } = await heldCanvas(tx, asked)
    if (found.leadId !== userId) throw new Problem(problems.onlyLead)
    const before = await selectTeam(tx, found)
    const { content, digests } = await currentContent(tx, { id, call: call.content, team: before })
    await storeConfirmation(tx, { ...asked, digests, at: countedAt })
    const team = await selectTeam(tx, found)
    const { rules, template } = call.content
    const facts = factsOf(call.content, { team, digests })
    if (!maySend(checkApplication({ rules, template, content, facts })))
      throw new Problem(problems.brokenRules)
    if (rules.some(({ kind, severity }) => kind === 'one-application' && severity === 'must'))
      await takePlaces(tx, { id, callId: found.callId })
    const digest = digestOf(content)
    await tx.execute(sql`
      insert into canvas_submissions (canvas_id, submitted_by, arrived_at, counted_at, content, digest)
      values (${id}, ${userId}, ${now.toISOString()}, ${countedAt.toISOString()}, ${JSON.stringify(content)}, ${digest})`)
    await tx.execute(sql`
      update canvases set submitted_at = ${now.toISOString()}, updated_at = ${now.toISOString()} where id = ${id}`)
    await keepState(tx, { ...found, call: call.content, userId, kind: 'submitted' })
    await announceChange(tx, found)
    await notify(tx, {
      services,
      kind: submissionKind,
      to: team.map((mate) => mate.id),
      about: id,
      data: {
        canvas: id,
        name: content.title,
        title: call.content.title,
        arrivedAt: now.toISOString(),
        digest,
      },
    })
  })
}

/**
 * Locks the canvas and returns the moment that counts; rejects one that is sent, too late, or not in the state that was
 * seen.
 */
async function heldCanvas(
  tx: Db,
  { services, id, userId, seq, clock }: Asked,
): Promise<{ found: CanvasRow; call: PublicCall; now: Date; countedAt: Date }> {
  const found = await canvasOf(tx, { id, userId, hold: true })
  // Read again, because waiting for the row may have lasted past the deadline.
  const now = await selectNow(tx)
  if (found.submittedAt) throw new Problem(problems.alreadySent)
  const call = await callOf(tx, found)
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
  if (found.seq !== seq) throw new Problem(problems.changedMeanwhile)
  return { found, call, now, countedAt }
}

const placeRows = rowsOf({ user_id: z.string() })

/** Claims one place in the call for each member; a member with a place elsewhere blocks the whole application. */
async function takePlaces(tx: Db, { id, callId }: { id: string; callId: string }): Promise<void> {
  const { rows } = await placeRows(tx)(sql`
    insert into canvas_applicants (call_id, user_id, canvas_id)
    select ${callId}, user_id, canvas_id from canvas_members where canvas_id = ${id} order by user_id
    on conflict do nothing returning user_id`)
  const team = await selectTeam(tx, { id, callId })
  if (rows.length !== team.length) throw new Problem(problems.inAnother)
}
