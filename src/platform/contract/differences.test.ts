import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Run, wordDifferences } from './differences.ts'

const before = (runs: readonly Run[]) => runs.flatMap(({ removed, kept }) => [...removed, ...kept]).join('')
const after = (runs: readonly Run[]) => runs.flatMap(({ added, kept }) => [...added, ...kept]).join('')
const sentence = fc
  .array(fc.constantFrom('klupa', 'sjenica', ' ', '\n', ',', 'čamac', '12', '👍'), { maxLength: 40 })
  .map((words) => words.join(''))

test('what is shown as gone and as come makes the text of then into the text of now', () => {
  fc.assert(
    fc.property(fc.oneof(sentence, fc.string({ unit: 'binary' })), sentence, (then, now) => {
      const runs = wordDifferences(then, now)
      expect(before(runs)).toBe(then)
      expect(after(runs)).toBe(now)
    }),
  )
})

test('a text that did not change shows nothing as changed', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const runs = wordDifferences(text, text)
      expect(runs.every(({ removed, added }) => removed.length + added.length === 0)).toBe(true)
    }),
  )
})

test('one changed word is one changed word, with all others kept', () => {
  const runs = wordDifferences('Nema gdje da se sjedne.', 'Nema gdje da se igra.')
  expect(runs.flatMap(({ removed }) => removed)).toEqual(['sjedne'])
  expect(runs.flatMap(({ added }) => added)).toEqual(['igra'])
})

test('texts that are too long to be compared word by word are still whole', () => {
  const [then, now] = ['riječ '.repeat(3000), 'druga '.repeat(3000)]
  const runs = wordDifferences(then, now)
  expect([before(runs), after(runs)]).toEqual([then, now])
})

test('a sentence that was written anew is not torn apart by words that happen to stand in both', () => {
  const changed = wordDifferences(
    'Kad pada kiša, prikazujemo u garaži. Prava za filmove tražimo mjesec ranije.',
    'Ako pada kiša, premještamo se u hodnik prve zgrade. Struju i razglas nadgleda domar.',
  ).filter(({ removed, added }) => removed.length + added.length > 0)
  expect(changed.map(({ removed, added }) => [removed.join(''), added.join('')])).toEqual([
    ['Kad', 'Ako'],
    [
      'prikazujemo u garaži. Prava za filmove tražimo mjesec ranije',
      'premještamo se u hodnik prve zgrade. Struju i razglas nadgleda domar',
    ],
  ])
})
