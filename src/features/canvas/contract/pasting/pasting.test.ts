import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { costOf } from '#tests/setup/cost.ts'
import { CONTRIBUTION_KINDS } from '#features/calls/contract/application-content.ts'
import { rowsOf } from '../canvas-document.ts'
import { pasteRows } from './paste-rows.ts'
import { guessColumns, readCosts } from './read-costs.ts'
import { readDay } from './read-day.ts'
import { readActivities, readContributions } from './read-rows.ts'
import { readTable } from './read-table.ts'

function read(text: string, room = 200) {
  const lines = readTable(text)
  return readCosts(lines, guessColumns(lines), room)
}
const briefly = ({ costs }: ReturnType<typeof read>) =>
  costs.map(({ what, category, amount }) => [what, category, amount])

describe('rows of a spreadsheet', () => {
  test('become costs, with amounts as people here write them', () => {
    const text = [
      'Šta kupujemo\tVrsta\tKoličina\tCijena\tUkupno',
      'Hrastove daske\tMaterijal\t20\t60,00\t1.200,00',
      'Bušilica\tOprema i alat\t1\t1 200\t1 200',
      'Prevoz dasaka\tPrevoz\t2\t42,25\t84,50 KM',
      '"Vijci, ""M8""\n200 kom"\tMaterijal\t1\t15\t15',
    ].join('\r\n')
    expect(briefly(read(text))).toEqual([
      ['Hrastove daske', 'material', 1200_00],
      ['Bušilica', 'equipment', 1200_00],
      ['Prevoz dasaka', 'transport', 84_50],
      ['Vijci, "M8" 200 kom', 'material', 15_00],
    ])
    expect(read(text).remarks).toEqual([])
  })

  test('are found without a head, in a file apart by semicolons or commas, and in plain lines', () => {
    const rows = [
      ['Daske', null, 1200_00],
      ['Farba', null, 45_50],
    ]
    for (const text of [
      'Daske\t1.200,00\nFarba\t45,50',
      'Daske;1200\nFarba;45,50 KM\n',
      'Daske,1200\nFarba,45.50',
      '"Daske","1.200,00"\n"Farba","45,50"',
      'Daske 1.200,00 KM\nFarba 45,50',
      'Daske: 1 200\nFarba - 45,50 KM',
      '\ufeffDaske\t1.200,00\nFarba\t45,50'.slice(1),
      'Daske, 1.200,00\nFarba, 45,50',
    ])
      expect(
        briefly(read(text)).map(([what, kind, amount]) => [String(what).replace(/,$/, ''), kind, amount]),
      ).toEqual(rows)
  })

  test('keep an amount that cannot be read beside its name, and a sum is left out, said aloud', () => {
    const { costs, remarks } = read(
      'Daske\t1.200,00\nFarba\toko 200\nVaše ideje\tHumanost\t\nLetve\tdvije\n\t\nUkupno\t1.400,00',
    )
    expect(costs.map(({ what, amount }) => [what, amount])).toEqual([
      ['Daske', 1200_00],
      ['Farba (oko 200)', 0],
      ['Vaše ideje (Humanost)', 0],
      ['Letve (dvije)', 0],
    ])
    expect(remarks.map(({ line, why }) => [line, why])).toEqual([
      [2, 'unread'],
      [3, 'unread'],
      [4, 'unread'],
      [5, 'total'],
    ])
  })

  test('that do not fit, or have a kind that nobody knows, are named', () => {
    const lines = readTable('Naziv\tVrsta\tIznos\nDaske\tDrvo\t10\nFarba\tMaterijal\t20')
    const { costs, remarks } = readCosts(lines, { what: 0, category: 1, amount: 2 }, 1)
    expect(costs).toEqual([{ what: 'Daske', category: null, amount: 10_00 }])
    expect(remarks).toEqual([
      { line: 2, text: 'Daske | Drvo | 10', why: 'kind' },
      { line: 3, text: 'Farba | Materijal | 20', why: 'full' },
    ])
  })

  test('are never lost without a word, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(5), (text, room) => {
        const lines = readTable(text)
        const columns = guessColumns(lines)
        const { costs, remarks } = readCosts(lines, columns, room)
        const named = new Set(
          remarks.filter(({ why }) => ['total', 'empty', 'full'].includes(why)).map(({ line }) => line),
        )
        expect(costs.length + named.size).toBeGreaterThanOrEqual(lines.length - 1)
        for (const { amount, what } of costs) {
          expect(Number.isInteger(amount) && amount >= 0 && amount <= 2_000_000_000).toBe(true)
          expect(what.length).toBeLessThanOrEqual(200)
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('a day is read as people write it, and what is none for sure is not', () => {
  const days = [
    '5. 10. 2026.',
    '5.10.2026',
    '05/10/2026',
    '2026-10-05',
    '5. oktobar 2026.',
    '5 October 2026',
    '05-10-2026',
  ]
  for (const day of days) expect(readDay(day), day).toBe('2026-10-05')
  const none = [
    '',
    '5.10.',
    '31. 2. 2026.',
    '10/2026',
    'sutra',
    '5. 13. 2026.',
    '5. 10. 26',
    '1'.repeat(9999),
  ]
  for (const day of none) expect(readDay(day), day).toBeUndefined()
})

test('whatever stands in a table, only what a box holds is taken, and no more rows than it has', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '',
      '1.200,00 KM',
      '5. 10. 2026.',
      'Ukupno',
      'novac',
      'Od',
      'Do',
      'Ko daje',
      'Vrijednost',
      '\ud800',
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (lines) => {
      for (const { what, giver, value, kind } of readContributions(lines, 5).rows) {
        expect(what.length <= 200 && giver.length <= 120).toBe(true)
        expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
        expect(CONTRIBUTION_KINDS).toContain(kind)
      }
      const { rows } = readActivities(lines, 5)
      expect(rows.length).toBeLessThanOrEqual(5)
      for (const { from, until } of rows)
        for (const day of [from, until]) expect(day === null || /^\d{4}-\d\d-\d\d$/.test(day)).toBe(true)
    }),
  )
})

test('whatever is pasted by mistake is read before one has looked up', () => {
  for (const text of ['-', '"', ';', ' ', '"a\n', '"a\t', 'a 1 1\n', '\u202e'])
    expect(costOf(() => read(`a${text.repeat(100_000 / text.length)}x`))).toBeLessThan(1000)
})

test('taking pasted rows back leaves what others have written since', () => {
  const doc = new Y.Doc()
  const rows = rowsOf(doc, 'budget')
  rows.push([new Y.Map([['id', 'a']])])
  const takeBack = pasteRows(doc, { name: 'budget', rows: [{ id: 'c' }, { id: 'd' }] })
  expect(rows.length).toBe(3)
  rows.push([new Y.Map([['id', 'b']])])
  takeBack()
  expect(rows.toArray().map((row) => row.get('id'))).toEqual(['a', 'b'])
})
