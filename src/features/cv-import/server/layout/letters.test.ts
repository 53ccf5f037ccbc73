import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutMarks } from './level-marks.ts'
import { unspaced, wordsOf } from './spaced-letters.ts'

test('letters set apart are words again, and words stay what they are', () => {
  expect(unspaced('K U R S E V I')).toBe('KURSEVI')
  expect(unspaced('E D U K AT I O N')).toBe('EDUKATION')
  expect(unspaced('M O J E   Š K O L E')).toBe('MOJE ŠKOLE')
  expect(unspaced('A B C D E')).toBe('A B C D E')
  expect(unspaced('B i C kategorija')).toBe('B i C kategorija')
  const word = fc.stringMatching(/^[A-ZČŠŽ]{3,9}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), (words) => {
      const parts = words.flatMap((one) =>
        [...one].map((letter, at) => ({ text: letter, gap: at === 0 ? 8 : 2 })),
      )
      const isAlphabet = parts.every(({ text }, at) => at === 0 || text > (parts[at - 1]?.text ?? ''))
      fc.pre(!isAlphabet)
      expect(wordsOf(parts)).toBe(words.join(' '))
    }),
    { numRuns: 100 },
  )
})

test('signs behind a word are how much there is of it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Excel', 'Timski rad', 'C#'),
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom('●○', '★☆', '■□', '█░'),
      (word, full, [on = '', off = '']) => {
        const said = withoutMarks(`${word} ${on.repeat(full)}${off.repeat(5 - full)}`)
        expect(said).toEqual({ text: word, share: full / 5 })
      },
    ),
  )
  expect(withoutMarks('Photoshop 4/5')).toEqual({ text: 'Photoshop', share: 0.8 })
  expect(withoutMarks('ISO 9001')).toEqual({ text: 'ISO 9001' })
  expect(withoutMarks('03/2020')).toEqual({ text: '03/2020' })
})
