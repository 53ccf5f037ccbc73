import { sql } from '#platform/server/db/sql.ts'
import * as Y from 'yjs'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts'
import { endOfLocalDay, localDay } from '#platform/contract/local-time.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { textOf } from '../../contract/canvas-document.ts'
import { listTeam } from '../canvas.queries.ts'
import { currentContent } from '../canvas.service.ts'
import { digestOf } from '../digest.ts'
import { insertRequest } from '../changes/changes.queries.ts'
import { insertAnswerUpdate } from '../shared-document/updates.queries.ts'
import { insertVersion } from '../versions/versions.queries.ts'
import type { DemoCanvas } from './demo-canvases.ts'

/** The member who asks in the name of the board. */
const ASKS = 'stefan.markovic@primjer.ba'

type ChangesSeed = { id: string; demo: DemoCanvas; call: PublicCall; lead: string; update: Uint8Array }

/** Seeds a board's request of three days ago, and the answer where the team has given one. */
export async function seedChanges(tx: Db, { id, demo, call, lead, update }: ChangesSeed): Promise<void> {
  const { changes } = demo
  const by = (await findUserByEmail(tx, ASKS))?.id
  const until = endOfLocalDay(localDay(new Date(Date.now() + 3 * DAY_MS)))
  if (!changes || !by || !until) return
  const boxes = Object.entries(changes.asked).map(([box, words]) => ({ box, words }))
  await insertRequest(tx, { canvasId: id, by, until, why: changes.why, asked: boxes })
  await tx.execute(sql`
    update canvas_change_requests set asked_at = ${new Date(Date.now() - 2 * DAY_MS)} where canvas_id = ${id}`)
  if (!changes.answer) return
  const answer = answered(update, changes.answer)
  await insertAnswerUpdate(tx, { id, userId: lead, update: answer })
  const at = new Date(Date.now() - 5 * HOUR_MS)
  const team = await listTeam(tx, { id, callId: call.id })
  const { content, digests } = await currentContent(tx, { id, call: call.content, team })
  await tx.execute(sql`
    update canvas_members set confirmed_at = ${at}, confirmed = ${JSON.stringify(digests)}::jsonb where canvas_id = ${id}`)
  await tx.execute(sql`update canvas_change_requests set answered_at = ${at} where canvas_id = ${id}`)
  await tx.execute(sql`
    insert into canvas_answers (canvas_id, submitted_by, arrived_at, content, digest)
    values (${id}, ${lead}, ${at}, ${JSON.stringify(content)}, ${digestOf(content)})`)
  await insertVersion(tx, { canvasId: id, userId: lead, kind: 'submitted', state: answer, content, at })
}

/** Returns the document with other words in some boxes. */
function answered(update: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  for (const [box, words] of Object.entries(texts)) {
    const fragment = textOf(doc, box)
    fragment.delete(0, fragment.length)
    const paragraph = new Y.XmlElement('paragraph')
    paragraph.insert(0, [new Y.XmlText(words)])
    fragment.insert(0, [paragraph])
  }
  const whole = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  return whole
}
