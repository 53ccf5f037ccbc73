import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { contentOf, rowsOf, textOf } from '../../contract/canvas-document.ts'
import { CanvasSync, FROM_DEVICE } from '../../contract/canvas-sync.ts'
import { addRow, writer, type Writer } from '../canvas.fixture.ts'
import { saveSnapshot, insertUpdate, getUpdatesAfter, getUpdatesToOpen } from './updates.queries.ts'

/** The number of simulated histories and the first seed; a failing one names its own. */
const RUNS = Number(process.env.SIM_RUNS ?? 1000)
const SEED = Number(process.env.SIM_SEED ?? 1)
const STEPS = 40
/** The number of teams that live at the same time, as on one server. */
const TOGETHER = 6

let app: TestApp
let people: Writer[]
let call: Awaited<ReturnType<typeof insertCall>>
beforeAll(async () => {
  app = await buildTestApp()
  call = await insertCall(app.services.db)
  people = await Promise.all(
    ['Amra', 'Emir', 'Lana', 'Tarik', 'Ina', 'Vedad', 'Sara'].map((name) => writer(app, name)),
  )
})
afterAll(() => app.stop())

type Random = (below: number) => number

function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

class Editor {
  doc = new Y.Doc()
  sync: CanvasSync
  isOnline = true
  readonly late: (() => Promise<unknown>)[] = []
  #kept: Uint8Array | undefined
  readonly #id: string
  readonly #userId: string
  readonly #random: Random

  constructor({ id, userId, random }: { id: string; userId: string; random: Random }) {
    this.#id = id
    this.#userId = userId
    this.#random = random
    this.sync = this.#open()
  }

  /** Changes the document and stores it on the device before anything else happens. */
  write(change: (doc: Y.Doc) => void): void {
    change(this.doc)
    this.#kept = Y.encodeStateAsUpdate(this.doc)
  }

  /** Loses the page at once and opens it again from what the device had stored. */
  crash(): void {
    this.sync.close()
    this.doc.destroy()
    this.doc = new Y.Doc()
    this.sync = this.#open()
    if (this.#kept) Y.applyUpdate(this.doc, this.#kept, FROM_DEVICE)
  }

  #open(): CanvasSync {
    const place = { id: this.#id, userId: this.#userId }
    const mayFail = () => {
      if (!this.isOnline || this.#random(6) === 0) throw new Error('no link')
    }
    return new CanvasSync({
      doc: this.doc,
      transport: {
        open: async () => {
          mayFail()
          return getUpdatesToOpen(app.services.db, this.#id)
        },
        read: async (after) => {
          mayFail()
          return getUpdatesAfter(app.services.db, { id: this.#id, after })
        },
        write: async (update) => {
          mayFail()
          const deliver = () =>
            inTransaction(app.services.pool, (tx) => insertUpdate(tx, { ...place, update, title: '' }))
          // The write is still under way when the device gives up on it, and arrives after later ones.
          if (this.#random(8) === 0) {
            this.late.push(deliver)
            throw new Error('no answer')
          }
          const seq = await deliver()
          // The server has stored it, but its answer is lost on the way.
          mayFail()
          return { seq: seq! }
        },
      },
    })
  }
}

async function live(seed: number): Promise<void> {
  const random = randomFrom(seed)
  const id = newId()
  const team = people.slice(0, 3 + random(5))
  await app.services.pool.query('insert into canvases (id, call_id, lead_id) values ($1, $2, $3)', [
    id,
    call.id,
    team[0]!.userId,
  ])
  await app.services.pool.query(
    'insert into canvas_members (canvas_id, user_id) select $1, unnest($2::uuid[])',
    [id, team.map(({ userId }) => userId)],
  )
  const editors = team.map(({ userId }) => new Editor({ id, userId, random }))
  const words: string[] = []
  const rows = new Set<string>()

  for (let step = 0; step < STEPS; step += 1) {
    const editor = editors[random(editors.length)]!
    const what = random(13)
    if (what < 4)
      editor.write((doc) => {
        const word = `r${seed}-${step};`
        words.push(word)
        const text = textOf(doc, 'idea')
        text.insert(random(text.length + 1), [new Y.XmlText(word)])
      })
    else if (what < 6)
      editor.write((doc) => {
        rows.add(`s${step}`)
        addRow(doc, 'budget', { id: `s${step}`, what: 'x', category: 'material', amount: step })
      })
    else if (what === 6)
      editor.write((doc) => {
        const budget = rowsOf(doc, 'budget')
        if (budget.length === 0) return
        const at = random(budget.length)
        rows.delete(String(budget.get(at).get('id')))
        budget.delete(at)
      })
    else if (what === 7) editor.isOnline = !editor.isOnline
    else if (what === 8) editor.crash()
    else if (what === 9) await editor.late.pop()?.()
    else if (what === 10) await inTransaction(app.services.pool, (tx) => saveSnapshot(tx, id))
    else await Promise.all(editors.map((one) => one.sync.sync().catch(() => undefined)))
  }

  for (const editor of editors) {
    editor.isOnline = true
    for (const deliver of editor.late.splice(0).reverse()) await deliver()
  }
  for (const editor of [...editors, ...editors]) {
    while (!editor.sync.isSaved) await editor.sync.sync().catch(() => undefined)
    let taken = false
    while (!taken) {
      taken = await editor.sync.pull().then(
        () => true,
        () => false,
      )
    }
  }
  const { template } = call.content
  const read = ({ doc }: Editor) => contentOf({ doc, template, members: [] })
  const [first, ...others] = editors.map(read)
  for (const other of others) expect(other).toEqual(first)
  for (const word of words) expect(first!.texts.idea).toContain(word)
  expect(first!.budget.map((row) => row.id).sort()).toEqual([...rows].sort())
}

test(`${RUNS} teams come to one application and lose no word, over bad links and crashes (SIM_SEED=${SEED})`, async () => {
  let seed = SEED
  const oneAfterAnother = async () => {
    while (seed < SEED + RUNS) {
      const own = seed
      seed += 1
      await live(own).catch((error: Error) => {
        throw new Error(`SIM_SEED=${own}: ${error.message}`, { cause: error })
      })
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, oneAfterAnother))
}, 600_000)
