import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { CallContent } from '#features/calls/contract/call.ts'
import { notify } from '#features/notifications/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { rootsOf } from '../../contract/changes/changes.ts'
import { problems } from '../../contract/problems.ts'
import { announceChange } from '../canvas.service.ts'
import { runDocumentTask } from '../shared-document/document-pool.ts'
import { getAllUpdates } from '../shared-document/updates.queries.ts'
import { insertRequest, type NewRequest, findRequest } from './changes.queries.ts'
import { changeRequestKind } from './notifications.ts'

const canvasRows = rowsOf({ seq: z.number(), title: z.string(), team: z.array(z.string()) })

/**
 * Asks a team once to change some boxes of its sent application, and notifies it. The caller checks that the board may ask.
 * The named boxes open until the deadline, and close with the answer.
 * @returns false if the team was asked before
 */
export async function requestChangesFromTeam(
  tx: Db,
  { services, call, ...request }: NewRequest & { services: Services; call: CallContent },
): Promise<boolean> {
  const { canvasId: id, why, until } = request
  const { rows } = await canvasRows(tx)(sql`
    select c.seq::int, c.title, array(select user_id::text from canvas_members where canvas_id = c.id) as team
    from canvases c where c.id = ${id} for update of c`)
  const [canvas] = rows
  if (!canvas || !(await insertRequest(tx, request))) return false
  await announceChange(tx, { id, seq: canvas.seq })
  await notify(tx, {
    services,
    kind: changeRequestKind,
    to: canvas.team,
    about: id,
    data: { canvas: id, name: canvas.title, title: call.title, why, until: toIso(until) },
  })
  return true
}

type AnswerUpdate = {
  id: string
  /** The number of the update, which is stored already. */
  seq: number
  update: Uint8Array
  template: CallContent['template']
}

/** Rejects an update as a whole if it changes other boxes than those of the request. */
export async function requireNamedBoxes(tx: Db, { id, seq, update, template }: AnswerUpdate): Promise<void> {
  const request = await findRequest(tx, id)
  const open = rootsOf({ boxes: request?.asked.map(({ box }) => box) ?? [], template })
  const { updates } = await getAllUpdates(tx, id, { before: seq })
  const touched = await runDocumentTask(id, { act: 'touch', updates, update })
  if (touched.some((root) => !open.has(root))) throw new Problem(problems.otherBox)
}
