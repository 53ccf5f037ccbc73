import { problems as platform } from '#platform/contract/problems.ts'
import { getDatabaseNow } from '#platform/server/db/clock.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { areWords } from '#platform/contract/bilingual-schemas.ts'
import { CANVAS_PRESENCE, type CanvasCaret, type CanvasPresence } from '../contract/live.ts'
import { problems } from '../contract/problems.ts'
import { TITLE_MAX } from '../contract/title-length.ts'
import { announceCanvas } from './announce.ts'
import { findCanvas, listTeam } from './canvas.queries.ts'
import { announceChange, callOf, canvasOf, requireOpen } from './canvas.service.ts'
import { signClock } from './clock.ts'
import { requireNamedBoxes } from './changes/changes.service.ts'
import { compactTask } from './shared-document/compact.task.ts'
import {
  countBytes,
  LOOSE_BYTES,
  LOOSE_UPDATES,
  requireDocumentRoom,
  validateUpdate,
} from './shared-document/limits.ts'
import { insertAnswerUpdate, insertUpdate } from './shared-document/updates.queries.ts'
import { listMentors } from './mentors/mentors.queries.ts'

type Input = { services: Services; id: string; userId: string }

/** The part above the boxes, by the name that rules use. */
const ABOVE = 'about'

/**
 * Stores an update and notifies the team; the number is returned only once it is in the database. People outside the
 * team are rejected before their bytes are read.
 */
export async function addUpdate({
  services,
  id,
  userId,
  update: encoded,
  title,
}: Input & { update: string; title: string }) {
  const { db, queue, secrets } = services
  const call = await callOf(db, await canvasOf(db, { id, userId }))
  const { content } = call
  const update = new Uint8Array(Buffer.from(encoded, 'base64'))
  await validateUpdate(db, { id, update, template: content.template })
  await countBytes(db, { userId, update })
  return inTransaction(services.pool, async (tx) => {
    const safeTitle = areWords(title, TITLE_MAX) ? title : ''
    const seq =
      (await insertUpdate(tx, { id, userId, update, title: safeTitle })) ??
      (await insertAnswerUpdate(tx, { id, userId, update }))
    if (seq === undefined) {
      const canvas = await findCanvas(tx, { id, userId })
      throw new Problem(canvas ? problems.alreadySent : platform.notFound)
    }
    const canvasRow = await canvasOf(tx, { id, userId })
    requireOpen(call, canvasRow)
    if (canvasRow.submittedAt) await requireNamedBoxes(tx, { id, seq, update, template: content.template })
    const loose = await requireDocumentRoom(tx, { id, template: content.template })
    if (seq % LOOSE_UPDATES === 0 || loose > LOOSE_BYTES)
      await queue.send(tx, compactTask.name, { id }, { singletonKey: id })
    await announceChange(tx, { id, seq, what: 'text' })
    return { seq, stamp: signClock(secrets, { id, at: await getDatabaseNow(tx) }) }
  })
}

type Presence = { box: string | null; caret?: CanvasCaret | null | undefined; asks?: boolean | undefined }

/** Sends a member's place to the team and its mentors without storing it. A mentor's place is always above the boxes. */
export async function sendPresence(input: Input & Presence) {
  const { services, id, userId, box, caret = null, asks = false } = input
  const { db } = services
  const canvas = await canvasOf(db, { id, userId, reads: true })
  const isPerson = ({ id: person }: { id: string }) => person === userId
  const mate = (await listTeam(db, canvas)).find(isPerson)
  const name = (mate ?? (await listMentors(db, id)).find(isPerson))?.name ?? ''
  const where = mate ? { box, caret } : { box: box && ABOVE, caret: null }
  const data: CanvasPresence = { canvas: id, person: userId, name, asks, ...where }
  await announceCanvas(db, { id, data: { topic: CANVAS_PRESENCE, data } })
}
