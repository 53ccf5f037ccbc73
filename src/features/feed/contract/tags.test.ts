import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf, tagsIn } from './tags.ts'

test('a tag is one in every spelling', () => {
  expect(tagsIn('#Analitika i #analitika, #ПрвиПосао i #prviposao, #šta')).toEqual([
    'analitika',
    'prviposao',
    'sta',
  ])
})

test('A word that only looks like a tag is not one', () => {
  expect(tagsIn('C# i a#b, https://zamah.example/x/#vrh, #1 i ##dva')).toEqual([])
})

test('the pieces of any text are the text', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('#tag', ' #šta ', '#', 'č'))), (parts) => {
      const text = parts.join('')
      const pieces = piecesOf(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(new Set(pieces.flatMap(({ tag }) => tag ?? []).slice(0, 1))).toEqual(
        new Set(tagsIn(text).slice(0, 1)),
      )
    }),
    { numRuns: 200 },
  )
})
