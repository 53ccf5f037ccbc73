import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growthOf } from '#tests/setup/cost.ts'
import { amountCell, deadlineCell, vacanciesCell } from './cells.ts'
import { columnOf } from './columns.ts'
import { readRows } from './read-rows.ts'

const read = (columns: string[], ...rows: string[][]) => readRows({ headRow: 1, columns, rows })
const stated = (columns: string[], row: string[]) => {
  const table = read(columns, row)
  return table.refused.length > 0 ? table.refused : table.rows[0]?.stated
}

describe('a column', () => {
  test.each([
    ...['Naziv', 'НАЗИВ ОГЛАСА', 'Zvanje', 'Naziv radnog mjesta', 'Pozicija', 'Job title'].map((name) => [
      name,
      'title',
    ]),
    ...['Plata', 'Neto plata (KM)', 'Plaća', 'Iznos', 'Monthly salary', 'Plata u EUR'].map((name) => [
      name,
      'amount',
    ]),
    ...['Plata od', 'Minimalna plata', 'Min. salary'].map((name) => [name, 'amountMin']),
    ...['Plata do', 'Maksimalna plata'].map((name) => [name, 'amountMax']),
    ...['Rok', 'Rok za prijavu', 'Prijave do', 'Deadline', 'Closing date'].map((name) => [name, 'deadline']),
    ...['Radno vrijeme', 'Smjena', 'Working hours', 'Datum objave'].map((name) => [name, 'aside']),
    ...['Poslodavac', 'Naziv firme', 'Company'].map((name) => [name, 'organisation']),
    ...['Mjesto rada', 'Grad', 'Location'].map((name) => [name, 'place']),
    ...['Broj izvršilaca', 'Number of positions'].map((name) => [name, 'vacancies']),
    ...['Rok trajanja ugovora', 'Uslovi', 'Opis', 'Kontakt', ''].map((name) => [name, 'text']),
  ])('called %j is understood as %s', (name, meaning) => {
    expect(columnOf(name).meaning).toBe(meaning)
  })
})

describe('a cell of pay', () => {
  test.each([
    ['1.200,00', { min: 1200, max: 1200 }],
    ['1 200 KM', { min: 1200, max: 1200, currency: 'BAM' }],
    ['1200.5', { min: 1201, max: 1201 }],
    ['1.200 – 1.500 EUR neto', { min: 1200, max: 1500, currency: 'EUR' }],
    ['od 1.200 KM', { min: 1200, max: null, currency: 'BAM' }],
    ['do 900', { min: null, max: 900 }],
    ['po dogovoru', { min: null, max: null }],
    ['', { min: null, max: null }],
  ])('%j is read', (cell, amount) => {
    expect(amountCell(cell)).toEqual(amount)
  })

  test.each(['dobra', '12 ili 13', '1.200 + bonus', '1.2.3', '1500-1200', '999999999999', '08:00'])(
    '%j is refused',
    (cell) => {
      expect(amountCell(cell)).toBeUndefined()
    },
  )
})

describe('a cell of a deadline', () => {
  test.each([
    ['15.12.2026', '2026-12-15'],
    ['15. 12. 2026. godine do 16:00 sati', '2026-12-15T16:00'],
    ['2026-12-15', '2026-12-15'],
    ['2026-12-15T14:30', '2026-12-15T14:30'],
    ['31/12/2026', '2026-12-31'],
    ['15. decembra 2026.', '2026-12-15'],
    ['do popune', null],
    ['', null],
  ])('%j is read', (cell, deadline) => {
    expect(deadlineCell(cell)).toBe(deadline)
  })

  test.each([
    '08:00 - 16:00',
    'pon-pet 8-16',
    '15.12.',
    'uskoro',
    '1.12.2026 - 15.12.2026',
    '30.2.2026',
    '46371',
  ])('%j is refused', (cell) => {
    expect(deadlineCell(cell)).toBeUndefined()
  })
})

describe('a row', () => {
  test('states its pay, its deadline and its places, and keeps its hours unread', () => {
    const table = read(
      ['Naziv', 'Plata (KM)', 'Radno vrijeme', 'Rok', 'Grad', 'Broj izvršilaca', 'Poslodavac', 'Uslovi'],
      ['Kuhar', '1.200,00', '08:00 do 16:00', '2026-12-15', 'Mostaru', '2', 'Hotel Bregava', 'SSS'],
    )
    expect(table).toEqual({
      refused: [],
      rows: [
        {
          text: 'Kuhar\nPlata (KM): 1.200,00\nRok: 15.12.2026.\nGrad: Mostaru\nBroj izvršilaca: 2\nPoslodavac: Hotel Bregava\nUslovi: SSS',
          aside: 'Radno vrijeme: 08:00 do 16:00',
          stated: {
            title: 'Kuhar',
            amountMin: 1200,
            amountMax: 1200,
            currency: 'BAM',
            deadline: '2026-12-15',
            municipality: 'mostar',
            place: '',
            vacancies: 2,
            organisationName: 'Hotel Bregava',
          },
        },
      ],
    })
  })

  test('takes the currency from its cell, else from its column', () => {
    expect(stated(['Naslov', 'Plata u EUR'], ['Kuhar', '900'])).toMatchObject({
      amountMin: 900,
      currency: 'EUR',
    })
    expect(stated(['Naslov', 'Plata u EUR'], ['Kuhar', '1.800 KM'])).toMatchObject({ currency: 'BAM' })
    expect(stated(['Naslov', 'Plata od', 'Plata do'], ['Kuhar', '900', '1.100'])).toMatchObject({
      amountMin: 900,
      amountMax: 1100,
    })
  })

  test('that is not understood is named with its column, and the others come in', () => {
    const columns = ['Naslov', 'Plata', 'Rok', 'Broj mjesta']
    expect(
      read(
        columns,
        ['Kuhar', '1.200', '', ''],
        [],
        ['', 'dobra', '08-16h', 'par'],
        ['12', '', '', '', 'višak'],
      ),
    ).toMatchObject({
      rows: [{ stated: { title: 'Kuhar' } }],
      refused: [
        { row: 4, column: 'Naslov', value: '', reason: 'titleEmpty' },
        { row: 4, column: 'Plata', value: 'dobra', reason: 'amount' },
        { row: 4, column: 'Rok', value: '08-16h', reason: 'deadline' },
        { row: 4, column: 'Broj mjesta', value: 'par', reason: 'vacancies' },
        { row: 5, column: '', value: 'višak', reason: 'columnNameless' },
        { row: 5, column: 'Naslov', value: '12', reason: 'titleEmpty' },
      ],
    })
    expect(stated(['Naslov', 'Plata od', 'Plata do'], ['Kuhar', '1.500', '900'])).toMatchObject([
      { reason: 'amount' },
    ])
  })

  test('stands under columns of which each says one thing, one of them the title', () => {
    expect(read(['Grad'], ['Mostar'])).toMatchObject({ refused: [{ row: 1, reason: 'columnTitle' }] })
    expect(read(['Naslov', 'Pozicija'], ['a', 'b'])).toMatchObject({
      refused: [{ row: 1, column: 'Pozicija', reason: 'columnTwice' }],
    })
    expect(read(['Naslov', 'Plata', 'Plata do'], ['a', '1', '2'])).toMatchObject({
      refused: [{ column: 'Plata do', reason: 'columnTwice' }],
    })
  })

  test('stands under a title and a date as well, and its number is that of the file', () => {
    expect(
      readRows({
        headRow: 2,
        columns: ['Slobodna radna mjesta', '', ''],
        rows: [
          ['novembar 2026'],
          [],
          ['Posao', 'Grad', 'Rok za prijavu'],
          ['Pekar', 'Travnik', ''],
          ['Zidar', '', 'kad stigne'],
        ],
      }),
    ).toMatchObject({
      rows: [{ stated: { title: 'Pekar', municipality: 'travnik' } }],
      refused: [{ row: 7, column: 'Rok za prijavu', value: 'kad stigne' }],
    })
  })

  test('is read or refused whatever stands in it, in the time that its length takes', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d., kmKM€:odTZ-]{0,80}$/u))
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 5 }), (cells) => {
        const table = read(['Naslov', 'Plata', 'Rok', 'Broj mjesta'], cells)
        expect(table.rows.length + table.refused.length > 0 || cells.every((one) => one.trim() === '')).toBe(
          true,
        )
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom('1 ', '1.', '. ', 'KM', 'od ', '-', '1.1.', 'a', '€', ' '), (unit) => {
        const make = (length: number) => unit.repeat(length / unit.length)
        const readAll = (text: string) => [amountCell, deadlineCell, vacanciesCell].map((one) => one(text))
        expect(growthOf(make, { length: 5000, read: readAll })).toBeUndefined()
        expect(
          growthOf(make, { length: 5000, read: (text) => read(['Naslov', 'Plata'], [text, text]) }),
        ).toBeUndefined()
      }),
    )
  })
})
