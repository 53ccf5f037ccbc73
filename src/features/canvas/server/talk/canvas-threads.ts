import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { AcceptedProposal, ThreadAbout } from '#features/discussions/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { announceCanvas } from '../announce.ts'
import { findCanvas } from '../canvas.queries.ts'
import { announceChange, callOf, canvasOf, requireOpen } from '../canvas.service.ts'
import { findRequest } from '../changes/changes.queries.ts'
import { runDocumentTask } from '../shared-document/document-pool.ts'
import { getAllUpdates, insertAnswerUpdate, insertUpdate } from '../shared-document/updates.queries.ts'

const memberRows = rowsOf({ id: z.string() })

const pathOf = (id: string) => `/canvas?id=${id}`

/** Threads of a team and its mentors about the boxes of its application while it is written. */
export const canvasThreads: ThreadAbout = {
  kind: 'canvas',
  async rights(tx, { id, userId, hold = false }) {
    const member = await findCanvas(tx, { id, userId, hold })
    const canvas = member ?? (await findCanvas(tx, { id, userId, hold, reads: true }))
    if (!canvas) return undefined
    const title = canvas.title || '…'
    return {
      title: { bhs: title, en: title },
      path: pathOf(id),
      voice: member ? null : 'mentor',
      isOpen: canvas.submittedAt === null || (await findRequest(tx, id))?.state === 'waiting',
      decides: member !== undefined,
    }
  },
  pathOf,
  async toldOf(db, id) {
    const { rows } = await memberRows(db)(sql`
      select user_id as id from canvas_members where canvas_id = ${id}
      union select user_id from canvas_mentors where canvas_id = ${id}`)
    return rows.map((row) => row.id)
  },
  announce: (tx, { id, message }) => announceCanvas(tx, { id, data: message }),
  take: takeProposal,
}

/**
 * Writes the proposed words into the shared document as an update like any other, so that it merges with later ones of
 * devices. The member who accepts has seen the words that it replaces.
 */
async function takeProposal(
  tx: Db,
  acceptance: AcceptedProposal & { id: string; userId: string },
): Promise<void> {
  const { id, userId, place, proposal, seen } = acceptance
  const canvas = await canvasOf(tx, { id, userId })
  requireOpen(await callOf(tx, canvas), canvas)
  const { updates } = await getAllUpdates(tx, id)
  const { anchor, quote } = acceptance
  const task = { updates, place, proposal, seen, anchor, quote }
  const answer = await runDocumentTask(id, { act: 'replace', ...task })
  if ('refusal' in answer) throw new Problem(problems[answer.refusal])
  const { update } = answer
  const request = await findRequest(tx, id)
  const seq = request?.asked.some(({ box }) => box === place)
    ? await insertAnswerUpdate(tx, { id, userId, update })
    : await insertUpdate(tx, { id, userId, update, title: canvas.title })
  if (seq === undefined) throw new Problem(problems.alreadySent)
  await announceChange(tx, { id, seq, what: 'text' })
}
