import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANCHOR_MAX } from '#features/discussions/contract/threads/threads.endpoints.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { findWords, lettersOf, passageOf, pointAt } from './passage.ts'

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
})
const bodyOf = (...lines: string[]): RichText => ({ type: 'doc', content: lines.map(paragraph) })

test('a comment stays at its words, whatever is written in front of and behind them', () => {
  const line = fc.stringMatching(/^[a-c ]{0,20}$/)
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 3 }),
      fc.nat(),
      fc.nat(),
      line,
      line,
      (lines, a, b, front, end) => {
        const text = lettersOf(bodyOf(...lines))
        const [from, to] = [a % (text.length + 1), b % (text.length + 1)].toSorted(
          (one, other) => one - other,
        )
        const pointed = pointAt(text, { from: from!, to: to! })
        const words = text.slice(from, to).trim()
        expect(pointed === undefined).toBe(words === '')
        if (words === '') return
        expect(pointed?.quote).toBe(words)
        const begin = text.indexOf(words, from)
        expect(findWords(text, pointed!)).toEqual({ from: begin, to: begin + words.length })
        const longer = lettersOf(bodyOf(front, ...lines, end))
        const found = findWords(longer, pointed!)!
        expect(longer.slice(found.from, found.to)).toBe(words)
        expect(pointed!.anchor.length).toBeLessThanOrEqual(ANCHOR_MAX)
      },
    ),
  )
})

test('a comment points at the words it was made on, even if the same words stand elsewhere too', () => {
  const body = bodyOf('Prvo: plata je mala.', 'Drugo: plata je velika.')
  const text = lettersOf(body)
  const from = text.lastIndexOf('plata')
  const pointed = pointAt(text, { from, to: from + 5 })!
  const later = bodyOf(
    'Nulto: plata nema.',
    'Prvo: plata je mala.',
    'I nešto između.',
    'Drugo: plata je velika.',
  )
  const found = passageOf({ bhs: later, en: bodyOf() }, { place: 'body-bhs', ...pointed })
  expect(found).toMatchObject({ language: 'bhs', words: 'plata' })
  expect(found?.span.from).toBe(lettersOf(later).lastIndexOf('plata'))
})

test('a comment is about words that are gone, about a whole draft, or has an anchor that says nothing', () => {
  const both = { bhs: bodyOf('Ostalo je ovo.'), en: bodyOf() }
  expect(passageOf(both, { place: 'body-bhs', anchor: '["",""]', quote: 'nečega više nema' })).toBeUndefined()
  expect(passageOf(both, { place: 'draft', anchor: null, quote: '' })).toBeUndefined()
  for (const anchor of ['{', '[1, null]', '"a"', null])
    expect(findWords('Ostalo je ovo.', { anchor, quote: 'je' })).toEqual({ from: 7, to: 9 })
})

test('letters are counted as the editor counts them: a footnote and a new line are one, a figure is an empty line', () => {
  const body: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Dva' }] },
      { type: 'figure', attrs: { picture: 'p', alt: 'Opis', caption: '' } },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a' },
          { type: 'footnote', attrs: { text: 'Dugo objašnjenje.' } },
          { type: 'hardBreak' },
          { type: 'text', text: 'b' },
        ],
      },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('c'), paragraph('d')] }] },
    ],
  }
  expect(lettersOf(body)).toBe('Dva\n\na  b\nc\nd')
})
