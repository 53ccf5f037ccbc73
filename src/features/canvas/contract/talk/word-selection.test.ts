import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { textOf } from '../canvas-document.ts'
import { selectWord, sentenceFrom, spanOfSelection, extendSelection, wordSpans } from './word-selection.ts'
import { readText } from './words-at.ts'

const TEXT = 'Grad nema servis. Kupac („Ana“) čeka 50 % duže!\nPopravljamo 🚲 u školi.'

function written(words: string) {
  const doc = new Y.Doc()
  const line = new Y.XmlElement('paragraph')
  line.insert(0, [new Y.XmlText(words)])
  textOf(doc, 'problem').insert(0, [line])
  return { doc, read: () => readText(textOf(doc, 'problem')), text: line.get(0) as Y.XmlText }
}
const cut = (text: string) => wordSpans(text).map(({ from, to }) => text.slice(from, to))

test('words are taken without the signs around them, and signs that stand alone are one', () => {
  expect(cut('Kupac („Ana“) čeka 50 % duže! Kraj… - 🚲 50% CO₂-a')).toEqual(
    'Kupac Ana čeka 50 % duže Kraj - 🚲 50% CO₂-a'.split(' '),
  )
})

test('words of any text are in their order, hold no space and leave out no letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const spans = wordSpans(text)
      expect(spans.every(({ from, to }, n) => from < to && from >= (spans[n - 1]?.to ?? 0))).toBe(true)
      expect(cut(text).some((word) => /\s/.test(word))).toBe(false)
      const letters = (some: string) => some.replace(/[^\p{L}\p{N}]/gu, '')
      expect(letters(cut(text).join(''))).toBe(letters(text))
    }),
  )
})

test('up and down go from sentence to sentence, and no further than the text', () => {
  const words = wordSpans(TEXT)
  const at = (n: number, by: 1 | -1) => {
    const { from, to } = words[sentenceFrom(TEXT, words, { at: n, by })]!
    return TEXT.slice(from, to)
  }
  expect([at(0, 1), at(3, 1), at(9, 1)]).toEqual(['Kupac', 'Popravljamo', 'školi'])
  expect([at(0, -1), at(4, -1), at(10, -1)]).toEqual(['Grad', 'Kupac', 'Popravljamo'])
})

test('one word is chosen, then all up to another, and a third press begins anew', () => {
  const { doc, read } = written('Grad nema nijednog servisa.')
  const [grad, nema, , servisa] = wordSpans(read().text)
  const words = (picked: Parameters<typeof spanOfSelection>[2]) => {
    const span = spanOfSelection(doc, read(), picked)
    return span && read().text.slice(span.from, span.to)
  }
  const one = selectWord(read(), undefined, servisa!)
  expect(words(one)).toBe('servisa')
  const two = selectWord(read(), one, nema!)
  expect(words(two)).toBe('nema nijednog servisa')
  expect(words(selectWord(read(), two, grad!))).toBe('Grad')
  const grown = extendSelection(read(), undefined, { from: grad!, to: nema! })
  expect(words(extendSelection(read(), grown, { from: nema!, to: servisa! }))).toBe(
    'Grad nema nijednog servisa',
  )
})

test('what is chosen stays while the team writes before it and within it, and is nothing once it is deleted', () => {
  const { doc, read, text } = written('Grad nema nijednog servisa.')
  const [, nema, , servisa] = wordSpans(read().text)
  const picked = selectWord(read(), selectWord(read(), undefined, nema!), servisa!)
  text.insert(0, 'U Zenici: ')
  text.insert(text.toString().indexOf('servisa'), 'dobrog ')
  const { from, to } = spanOfSelection(doc, read(), picked)!
  expect(read().text.slice(from, to)).toBe('nema nijednog dobrog servisa')
  text.delete(0, text.length)
  expect(spanOfSelection(doc, read(), picked)).toBeUndefined()
})
