import type { Pool } from 'pg'
import * as Y from 'yjs'
import type { CallContent } from '#features/calls/contract/call.ts'
import { aboutOf, textOf } from '#features/canvas/contract/canvas-document.ts'
import { addRow, writeText } from '#features/canvas/server/canvas.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'

/** Seven people who press a few hundred keys a day, for a year. */
const KEYS_OF_A_YEAR = 100_000
/** Keys come in runs, as in a sentence that somebody writes and deletes. */
const RUN = 25
/** Updates that are not folded into a snapshot yet when somebody opens it. */
const LOOSE = 150
/** Letters left in each box for further writing. */
const ROOM = 300
const WORDS = 'Klupe uz rijeku pravimo sami, a škola čuva alat. '

type Laid = { call: { id: string; content: CallContent }; team: readonly string[] }

/** Seeds a full application: written at once, or with a year of changes behind it. */
export async function layCanvas(pool: Pool, laid: Laid, history: 'none' | 'a year'): Promise<string> {
  const doc = new Y.Doc()
  fill(doc, laid.call.content)
  const kept =
    history === 'none' ? { snapshot: Y.encodeStateAsUpdate(doc), loose: [] } : changed(doc, laid.call.content)
  doc.destroy()
  return keep(pool, { ...laid, ...kept })
}

function fill(doc: Y.Doc, { template, projectFrom, projectUntil }: CallContent): void {
  aboutOf(doc).set('title', 'Klupe uz Bosnu')
  aboutOf(doc).set('municipality', 'zenica')
  for (const box of template.boxes)
    if (box.kind === 'text') writeText(doc, { box: box.id, words: wordsOf(box.limit - ROOM) })
  for (let row = 0; row < 20; row += 1) {
    addRow(doc, 'timeline', {
      id: `t${row}`,
      what: `Radna subota ${row}`,
      from: projectFrom,
      until: projectUntil,
    })
    addRow(doc, 'budget', { id: `b${row}`, what: `Građa ${row}`, category: 'material', amount: 50_00 })
    addRow(doc, 'contributions', {
      id: `c${row}`,
      kind: 'goods',
      what: `Alat ${row}`,
      giver: 'Škola',
      value: 30_00,
    })
  }
}

function wordsOf(length: number): string {
  return WORDS.repeat(Math.ceil(Math.max(length, 1) / WORDS.length)).slice(0, Math.max(length, 1))
}

/** Adds and deletes letters in every text; the final text is unchanged. */
function changed(doc: Y.Doc, { template }: CallContent): { snapshot: Uint8Array; loose: Uint8Array[] } {
  const texts = template.boxes.flatMap((box) =>
    box.kind === 'text' ? [(textOf(doc, box.id).get(0) as Y.XmlElement).get(0) as Y.XmlText] : [],
  )
  let snapshot: Uint8Array = new Uint8Array()
  const loose: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => void (snapshot.length > 0 && loose.push(update)))
  for (let key = 0; key < KEYS_OF_A_YEAR; key += 2 * RUN) {
    const text = texts[(key / (2 * RUN)) % texts.length]!
    const from = (key * 7919) % text.length
    for (let at = 0; at < RUN; at += 1) text.insert(from + at, 'ć')
    for (let at = RUN; at > 0; at -= 1) text.delete(from + at - 1, 1)
    if (key === KEYS_OF_A_YEAR - LOOSE) snapshot = Y.encodeStateAsUpdate(doc)
  }
  return { snapshot, loose }
}

async function keep(
  pool: Pool,
  { call, team, snapshot, loose }: Laid & { snapshot: Uint8Array; loose: readonly Uint8Array[] },
): Promise<string> {
  const id = newId()
  const before = KEYS_OF_A_YEAR - LOOSE
  await pool.query(
    `insert into canvases (id, call_id, lead_id, title, seq) values ($1, $2, $3, 'Klupe uz Bosnu', $4)`,
    [id, call.id, team[0], before + loose.length],
  )
  await pool.query(
    'insert into canvas_members (canvas_id, user_id) select $1, person from unnest($2::uuid[]) person',
    [id, team],
  )
  await pool.query(
    'insert into canvas_snapshots (canvas_id, seq, content, dense, dense_seq) values ($1, $2, $3, $4, $2)',
    [id, before, Buffer.from(snapshot), Buffer.from(Y.convertUpdateFormatV1ToV2(snapshot))],
  )
  await pool.query(
    `insert into canvas_updates (canvas_id, seq, content, user_id)
     select $1, $2 + seq, content, $4 from unnest($3::bytea[]) with ordinality u (content, seq)`,
    [id, before, loose.map((update) => Buffer.from(update)), team[0]],
  )
  return id
}
