import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { contentOf, textOf } from '../canvas-document.ts'
import { DEFAULT_TEMPLATE } from '#features/calls/contract/default-template.ts'
import { restore } from '../versions/restore.ts'
import { anchorOf, readText, replaceWords, spanOf } from './words-at.ts'

const BOX = 'idea'

function written(...lines: string[]): Y.Doc {
  const doc = new Y.Doc()
  textOf(doc, BOX).insert(
    0,
    lines.map((words) => paragraph(words)),
  )
  return doc
}

function paragraph(words: string): Y.XmlElement {
  const line = new Y.XmlElement('paragraph')
  line.insert(0, [new Y.XmlText(words)])
  return line
}

const read = (doc: Y.Doc) => readText(textOf(doc, BOX))

/** Anchors words that occur once. */
function pointAt(doc: Y.Doc, quote: string) {
  const now = read(doc)
  const from = now.text.indexOf(quote)
  return { quote, anchor: anchorOf(now, { from, to: from + quote.length }) }
}

function wordsAt(doc: Y.Doc, pointed: { anchor: string | null; quote: string }): string | undefined {
  const now = read(doc)
  const span = spanOf(doc, now, pointed)
  return span && now.text.slice(span.from, span.to)
}

function firstText(doc: Y.Doc, line = 0): Y.XmlText {
  return (textOf(doc, BOX).get(line) as Y.XmlElement).get(0) as Y.XmlText
}

test('a text is read as rules read it, with lists and breaks', () => {
  const doc = written('Šest klupa', 'i sjenica')
  const list = new Y.XmlElement('bulletList')
  const item = new Y.XmlElement('listItem')
  item.insert(0, [paragraph('građa'), paragraph('alat')])
  list.insert(0, [item])
  textOf(doc, BOX).insert(1, [list, new Y.XmlElement('horizontalRule')])
  const broken = new Y.XmlElement('paragraph')
  broken.insert(0, [new Y.XmlText('prvi'), new Y.XmlElement('hardBreak'), new Y.XmlText('drugi')])
  textOf(doc, BOX).insert(4, [broken])
  const { texts } = contentOf({ doc, template: DEFAULT_TEMPLATE, members: [] })
  expect(read(doc).text).toBe(texts[BOX])
  expect(read(doc).text).toBe('Šest klupa\ngrađa\nalat\n\ni sjenica\nprvi\ndrugi')
})

test('words are found again behind whatever is written before, behind and among them', () => {
  const doc = written('Pravimo šest klupa uz rijeku.')
  const pointed = pointAt(doc, 'šest klupa')
  const text = firstText(doc)
  text.insert(0, 'Ove zime. ')
  text.insert(text.toString().indexOf(' uz'), ' i sjenicu')
  expect(wordsAt(doc, pointed)).toBe('šest klupa')
  text.insert(text.toString().indexOf('klupa'), 'novih ')
  expect(wordsAt(doc, pointed)).toBe('šest novih klupa')
})

test('of words that were cut, what is left is pointed at; of words that are gone, nothing', () => {
  const doc = written('Pravimo šest klupa uz rijeku.')
  const pointed = pointAt(doc, 'šest klupa')
  firstText(doc).delete('Pravimo '.length, 'šest '.length)
  expect(wordsAt(doc, pointed)).toBe('klupa')
  firstText(doc).delete('Pravimo '.length, 'klupa'.length)
  expect(wordsAt(doc, pointed)).toBeUndefined()
})

test('a line that is cut in two takes its words along, and words over two lines hold too', () => {
  const doc = written('Pravimo klupe. Brinu se domari.', 'Kraj.')
  const cut = pointAt(doc, 'Brinu se domari')
  const over = pointAt(doc, 'domari.\nKraj')
  firstText(doc).delete('Pravimo klupe.'.length, 17)
  textOf(doc, BOX).insert(1, [paragraph('Brinu se domari.')])
  expect(wordsAt(doc, cut)).toBe('Brinu se domari')
  expect(wordsAt(doc, over)).toBe('domari.\nKraj')
})

test('of words over two lines, one of which is gone, those of the other are pointed at', () => {
  const doc = written('Pravimo klupe.', 'Brinu se domari.')
  const pointed = pointAt(doc, 'klupe.\nBrinu se')
  textOf(doc, BOX).delete(1, 1)
  expect(wordsAt(doc, pointed)).toBe('klupe.')
})

test('the same short word elsewhere is not taken for it', () => {
  const doc = written('Klupa je teška.', 'Nova klupa stoji.')
  const pointed = pointAt(doc, 'klupa')
  textOf(doc, BOX).delete(1, 1)
  textOf(doc, BOX).insert(1, [paragraph('Ova klupa pada.')])
  expect(wordsAt(doc, pointed)).toBeUndefined()
})

test('a restored version brings back words with what was said about them', () => {
  const doc = written('Lampe su solarne.', 'Održava ih zajednica.')
  const pointed = pointAt(doc, 'Održava ih zajednica')
  const state = Y.encodeStateAsUpdate(doc)
  textOf(doc, BOX).delete(1, 1)
  expect(wordsAt(doc, pointed)).toBeUndefined()
  restore(doc, { state, template: DEFAULT_TEMPLATE })
  expect(wordsAt(doc, pointed)).toBe('Održava ih zajednica')
})

test('other words take their place and keep what others wrote beside and within them meanwhile', () => {
  const doc = written('Pravimo šest klupa uz rijeku.')
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
  firstText(other).insert('Pravimo'.length, ' sami')
  firstText(other).insert(firstText(other).length, ' I sjenicu.')
  const now = read(doc)
  const from = now.text.indexOf('šest klupa')
  doc.transact(() => replaceWords(now, { from, to: from + 10 }, 'osam klupa'))
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(other))
  expect(read(doc).text).toBe('Pravimo sami osam klupa uz rijeku. I sjenicu.')
})

test('replacing gives the text with these words in it, within one line and over several', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 3 }),
      fc.nat(40),
      fc.nat(40),
      fc.string({ maxLength: 10 }),
      (lines, one, two, words) => {
        const doc = written(...lines.map((line) => line.replace(/\p{Cs}/gu, 'x')))
        const now = read(doc)
        const [from, to] = [one, two].map((at) => at % (now.text.length + 1)).sort((a, b) => a - b) as [
          number,
          number,
        ]
        const isOneLine = from < to && !now.text.slice(from, to).includes('\n')
        if (!isOneLine) return
        replaceWords(now, { from, to }, words.replace(/\p{Cs}/gu, 'x'))
        expect(read(doc).text).toBe(
          now.text.slice(0, from) + words.replace(/\p{Cs}/gu, 'x') + now.text.slice(to),
        )
      },
    ),
  )
})

test('whatever is no anchor points at nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (anchor) => {
      const doc = written('Klupe')
      expect(wordsAt(doc, { anchor, quote: 'stolovi' })).toBeUndefined()
    }),
  )
})
