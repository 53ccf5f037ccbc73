import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { rowsOf, textOf } from './canvas-document.ts'
import { UPDATE_MOST, updateParts } from './update-parts.ts'

const step = fc.record({
  who: fc.nat(2),
  at: fc.nat(1000),
  words: fc.string({ unit: 'binary', maxLength: 60 }),
  what: fc.constantFrom('text', 'bold', 'row', 'cut'),
})

function lived(steps: readonly { who: number; at: number; words: string; what: string }[]): Y.Doc {
  const docs = [new Y.Doc(), new Y.Doc(), new Y.Doc()] as const
  for (const { who, at, words, what } of steps) {
    const doc = docs[who]!
    const first = textOf(doc, 'idea').get(0)
    if (what === 'row') rowsOf(doc, 'budget').push([new Y.Map([['what', words]])])
    else if (!(first instanceof Y.XmlText)) textOf(doc, 'idea').insert(0, [new Y.XmlText(words)])
    else {
      const from = boundary(first, at % (first.length + 1))
      const length = boundary(first, Math.min(from + (at % 7), first.length)) - from
      if (what === 'text') first.insert(from, words)
      else if (what === 'bold') first.format(from, length, { bold: true })
      else first.delete(from, length)
    }
    if (at % 3 === 0) Y.applyUpdate(docs[(who + 1) % 3]!, Y.encodeStateAsUpdate(doc))
  }
  for (const doc of docs) Y.applyUpdate(docs[0], Y.encodeStateAsUpdate(doc))
  return docs[0]
}

/** Moves an index out of a surrogate pair: no editor puts the caret there, and Yjs replaces both halves. */
function boundary(text: Y.XmlText, at: number): number {
  const written = (text.toDelta() as { insert: string }[]).map(({ insert }) => insert).join('')
  return /[\uDC00-\uDFFF]/.test(written.charAt(at)) && /[\uD800-\uDBFF]/.test(written.charAt(at - 1))
    ? at - 1
    : at
}

test('what is written while there is no link for long arrives whole in parts, in any order and twice', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 48, max: 400 }),
      fc.infiniteStream(fc.nat(1000)),
      (steps, most, order) => {
        const doc = lived(steps)
        const whole = Y.encodeStateAsUpdate(doc)
        const parts = updateParts(whole, most)
        const shuffled = [...parts, ...parts.slice(0, 3)]
          .map((part) => ({ part, at: order.next().value }))
          .toSorted((one, other) => one.at - other.at)
        const there = new Y.Doc()
        for (const { part } of shuffled) Y.applyUpdate(there, part)
        expect(Y.encodeStateVector(there)).toEqual(Y.encodeStateVector(doc))
        // Deletions are not compared: Yjs itself removes a mark that became redundant, once per update that it applies.
        expect(textOf(there, 'idea').toString()).toBe(textOf(doc, 'idea').toString())
        expect(rowsOf(there, 'budget').toJSON()).toEqual(rowsOf(doc, 'budget').toJSON())
        const merged = new Y.Doc()
        Y.applyUpdate(merged, Y.mergeUpdates(shuffled.map(({ part }) => part)))
        expect(textOf(merged, 'idea').toString()).toBe(textOf(doc, 'idea').toString())
      },
    ),
    { numRuns: 200 },
  )
})

test('a whole book pasted into a box is cut into parts that the server takes', () => {
  const doc = new Y.Doc()
  textOf(doc, 'idea').insert(0, [new Y.XmlText('žaba 🐸 '.repeat(90_000))])
  const parts = updateParts(Y.encodeStateAsUpdate(doc))
  expect(parts.length).toBeGreaterThan(4)
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(UPDATE_MOST)
  const there = new Y.Doc()
  for (const part of parts.toReversed()) Y.applyUpdate(there, part)
  expect(textOf(there, 'idea').toString()).toBe(textOf(doc, 'idea').toString())
})
