import type { Pool } from 'pg'
import * as Y from 'yjs'
import type { CallContent } from '#features/calls/contract/call.ts'
import { textOf } from '#features/canvas/contract/canvas-document.ts'
import { fillApplication } from '#features/canvas/server/canvas.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'

/** Keys pressed since the last snapshot: 200 updates of a canvas are folded into one. */
const KEYS = 120

export type Team = { id: string; members: readonly string[] }

/** Seeds a whole application per team, written letter by letter and unconfirmed; the first member leads. */
export async function layApplications(
  pool: Pool,
  { call, people }: { call: { id: string; content: CallContent }; people: readonly string[] },
): Promise<Team[]> {
  const teams: Team[] = []
  for (let at = 0; at < people.length; at += 3) teams.push({ id: newId(), members: people.slice(at, at + 3) })
  const ids = teams.map(({ id }) => id)
  const updates = writtenUpdates(call.content)
  await pool.query(
    `insert into canvases (id, call_id, lead_id, title, seq)
     select id, $3, lead, 'Klupe uz Bosnu', $4 from unnest($1::uuid[], $2::uuid[]) t (id, lead)`,
    [ids, teams.map(({ members }) => members[0]), call.id, updates.length],
  )
  await pool.query(
    `insert into canvas_members (canvas_id, user_id, born)
     select canvas, person, '2004-05-06' from unnest($1::uuid[], $2::uuid[]) t (canvas, person)`,
    [teams.flatMap(({ id, members }) => members.map(() => id)), people],
  )
  await pool.query(
    `insert into canvas_updates (canvas_id, seq, content, user_id)
     select c.id, u.seq, u.content, c.lead_id
     from canvases c, unnest($1::bytea[]) with ordinality u (content, seq) where c.call_id = $2`,
    [updates, call.id],
  )
  await pool.query('analyze')
  return teams
}

function writtenUpdates(content: CallContent): Buffer[] {
  const doc = new Y.Doc()
  const updates: Buffer[] = []
  doc.on('update', (update: Uint8Array) => void updates.push(Buffer.from(update)))
  fillApplication(doc, content)
  const [box] = content.template.boxes.filter(({ kind }) => kind === 'text')
  const paragraph = textOf(doc, box!.id).get(0) as Y.XmlElement
  const text = paragraph.get(0) as Y.XmlText
  for (let key = 0; key < KEYS; key += 1) {
    if (key % 2 === 0) text.delete(text.length - 1, 1)
    else text.insert(text.length, 'ć')
  }
  doc.destroy()
  return updates
}
