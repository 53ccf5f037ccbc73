import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { textOf } from './canvas-document.ts'
import { placeOffset, PLACE_MAX, readPlace, encodePlace } from './carets.ts'
import { readText } from './talk/words-at.ts'

function written(...lines: string[]) {
  const doc = new Y.Doc()
  textOf(doc, 'idea').insert(
    0,
    lines.map((line) => {
      const paragraph = new Y.XmlElement('paragraph')
      paragraph.insert(0, [new Y.XmlText(line)])
      return paragraph
    }),
  )
  return doc
}
const wordsOf = (doc: Y.Doc, line = 0) => (textOf(doc, 'idea').get(line) as Y.XmlElement).get(0) as Y.XmlText
const sayAt = (doc: Y.Doc, at: number, line = 0) =>
  // As the editor names it: by the character before it.
  encodePlace(doc, Y.createRelativePositionFromTypeIndex(wordsOf(doc, line), at, -1))
const offsetIn = (doc: Y.Doc, said: string) => placeOffset(doc, readText(textOf(doc, 'idea')), said)

function another(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

describe('the caret of another', () => {
  test('stands for everybody where it stands for its person, in each line', () => {
    const doc = written('Klupe uz Bosnu', 'i sjenica')
    const others = another(doc)
    expect(offsetIn(others, sayAt(doc, 5))).toBe(5)
    expect(offsetIn(others, sayAt(doc, 0))).toBe(0)
    expect(offsetIn(others, sayAt(doc, 9, 1))).toBe(24)
  })

  test('goes along with what its person types, without being told again', () => {
    fc.assert(
      fc.property(fc.nat(14), fc.string({ minLength: 1, maxLength: 12 }), (at, typed) => {
        const doc = written('Klupe uz Bosnu')
        const said = sayAt(doc, at)
        wordsOf(doc).insert(at, typed)
        expect(offsetIn(another(doc), said)).toBe(at + typed.length)
        expect(sayAt(doc, at + typed.length)).toBe(said)
      }),
    )
  })

  test('stays at its words while somebody writes before them, and is nowhere once the words have not come yet', () => {
    const doc = written('Klupe uz Bosnu')
    const early = another(doc)
    wordsOf(doc).insert(14, ', u hladu')
    const said = sayAt(doc, 16)
    expect(readPlace(early, said)).toBeUndefined()
    Y.applyUpdate(early, Y.encodeStateAsUpdate(doc))
    wordsOf(early).insert(0, 'Nove ')
    expect(offsetIn(early, said)).toBe(21)
  })

  test('that a device has made up points at nothing, and leaves the document as it is', () => {
    const doc = written('Klupe')
    const before = [...doc.share.keys()]
    const made = fc.oneof(
      fc.string({ maxLength: PLACE_MAX }),
      fc.json(),
      fc
        .record({
          type: fc.record({ client: fc.anything(), clock: fc.anything() }),
          item: fc.option(fc.record({ client: fc.anything(), clock: fc.anything() })),
          tname: fc.option(fc.string()),
          assoc: fc.anything(),
        })
        .map((place) => JSON.stringify(place)),
    )
    fc.assert(
      fc.property(made, (said) => {
        expect(() => readPlace(doc, said)).not.toThrow()
        expect(offsetIn(doc, said)).toBeUndefined()
        expect([...doc.share.keys()]).toEqual(before)
      }),
      { numRuns: 500 },
    )
  })

  test('is short enough to be told, whoever wrote the words and however late', () => {
    const doc = new Y.Doc()
    doc.getXmlFragment(`text:${'a'.repeat(40)}`)
    const far = { client: 2 ** 32 - 1, clock: Number.MAX_SAFE_INTEGER }
    const place = Y.createRelativePositionFromJSON({ type: far, tname: null, item: far, assoc: -1 })
    expect(encodePlace(doc, place).length).toBeLessThanOrEqual(PLACE_MAX)
  })
})
