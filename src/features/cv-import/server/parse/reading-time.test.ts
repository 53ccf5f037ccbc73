import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf } from '#tests/setup/cost.ts'
import { lineOf } from '../layout/line.ts'
import { blocksOfHtml } from '../read/html-blocks.ts'
import { readCv } from './read-cv.ts'

const HEADINGS = ['Radno iskustvo', 'Obrazovanje', 'Vještine', 'Jezici', 'Projekti', 'Kontakt', 'O meni']
/** Repetitions that slow text readers down: brackets, dots, digits, dates, addresses, marks. */
const UNITS = [
  '(',
  '<!',
  'a',
  '1',
  ' ',
  '-',
  '.',
  ',',
  ':',
  '|',
  '@',
  'a.',
  'http://',
  '+387 ',
  'EUR 1 ',
  '2019 - ',
  '01.2019 ',
  '(a',
  '\u0301',
  'C1 ',
  'Ж',
  '●',
  'A ',
  'Bi ',
  '5/',
  '71000 ',
  '2 years ',
]
const CELL = 20_000
/** A file may take five seconds in all; one line must take a small part of that on any machine. */
const MAX_MS = 2500

function cvOf(text: string) {
  return HEADINGS.flatMap((heading) => [
    lineOf({ cells: [heading], isHeading: true, isApart: true, size: 1.3 }),
    lineOf({ cells: [`x ${text} z`] }),
    lineOf({ cells: [text.slice(0, 40), text] }),
  ]).filter((line) => line !== undefined)
}

test.each(UNITS)('a line of nothing but %j is read in the time of a line', (unit) => {
  const text = unit.repeat(CELL / unit.length)
  expect(costOf(() => readCv(cvOf(text)))).toBeLessThan(MAX_MS)
})

test('no repeated mixture of signs keeps the reader busy', () => {
  const mixture = fc.array(fc.constantFrom(...UNITS, 'maj ', 'godine ', 'engleski ', '\t', '/', 'š'), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(mixture, (units) => {
      const unit = units.join('')
      expect(costOf(() => readCv(cvOf(unit.repeat(CELL / unit.length))))).toBeLessThan(MAX_MS)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 20) },
  )
})

test.each(['<', '<a', '<p>', '<table>', '<td>', '<li>', '&', '&a', '<br>'])(
  'markup of nothing but %j is read in the time that its length takes',
  (unit) => {
    expect(costOf(() => blocksOfHtml(unit.repeat(100_000)))).toBeLessThan(MAX_MS)
  },
)
