import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { textOf } from '../canvas-document.ts'
import { anchorOf, readText, spanOf } from './words-at.ts'

/** The number of simulated histories and the first seed; a failing one names its own. */
const RUNS = Number(process.env.SIM_RUNS ?? 200)
const SEED = Number(process.env.SIM_SEED ?? 1)
const STEPS = 60

type Random = (below: number) => number

function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const read = (doc: Y.Doc) => readText(textOf(doc, 'idea'))

function linesOf(doc: Y.Doc): Y.XmlText[] {
  return textOf(doc, 'idea')
    .toArray()
    .map((line) => (line as Y.XmlElement).get(0) as Y.XmlText)
}

/** Simulates people who write, cut and comment on their own, and at times hear of the others or return after a reload. */
function live(seed: number): void {
  const random = randomFrom(seed)
  // No character is written twice in a history, so that each identifies its place.
  let sign = 0x4e00
  const some = () => {
    const from = sign
    sign += 1 + random(6)
    return Array.from({ length: sign - from }, (_, at) => String.fromCharCode(from + at)).join('')
  }
  const first = new Y.Doc()
  const begin = (doc: Y.Doc) => {
    const line = new Y.XmlElement('paragraph')
    line.insert(0, [new Y.XmlText(some() + some())])
    textOf(doc, 'idea').insert(random(textOf(doc, 'idea').length + 1), [line])
  }
  begin(first)
  let docs = [first, ...Array.from({ length: 1 + random(3) }, () => copyOf(first))]
  const comments: { anchor: string | null; quote: string }[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const at = random(docs.length)
    const doc = docs[at]!
    const lines = linesOf(doc)
    const line = lines[random(lines.length)]
    const what = random(10)
    if (what === 0) begin(doc)
    else if (what < 4) line?.insert(random(line.length + 1), some())
    else if (what < 6 && line && line.length > 0) {
      const from = random(line.length)
      line.delete(from, 1 + random(Math.min(6, line.length - from)))
    } else if (what === 6 && lines.length > 1) textOf(doc, 'idea').delete(random(lines.length), 1)
    else if (what === 7) {
      const now = read(doc)
      const run = now.runs[random(now.runs.length)]
      if (!run || run.length === 0) continue
      const from = run.at + random(run.length)
      const to = Math.min(run.at + run.length, from + 1 + random(9))
      const anchor = anchorOf(now, { from, to })
      if (anchor !== null) comments.push({ anchor, quote: now.text.slice(from, to) })
    } else if (what === 8) docs[at] = copyOf(doc)
    else Y.applyUpdate(doc, Y.encodeStateAsUpdate(docs[random(docs.length)]!))
  }
  for (const doc of docs) for (const other of docs) Y.applyUpdate(doc, Y.encodeStateAsUpdate(other))
  docs = [...docs, copyOf(docs[0]!)]
  for (const { anchor, quote } of comments) {
    const [known, ...others] = docs.map((doc) => spanOf(doc, read(doc), { anchor, quote }))
    for (const other of others) expect(other).toEqual(known)
    const { text } = read(docs[0]!)
    const left = [...quote].filter((one) => text.includes(one))
    if (left.length === 0) expect(known).toBeUndefined()
    else {
      const words = text.slice(known!.from, known!.to)
      for (const one of left) expect(words).toContain(one)
      if (text.includes(quote.at(0)!)) expect(words.at(0)).toBe(quote.at(0))
      if (text.includes(quote.at(-1)!)) expect(words.at(-1)).toBe(quote.at(-1))
    }
  }
}

/** Copies a document as the server merges updates and a device opens it. */
function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

test(`in ${RUNS} histories comments stay at what is left of their words, the same on every device (SIM_SEED=${SEED})`, () => {
  for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
    try {
      live(seed)
    } catch (error) {
      throw new Error(`SIM_SEED=${seed}: ${(error as Error).message}`, { cause: error })
    }
  }
})
