import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { asSheet } from './sheet-stream.ts'
import { csvLine, dayCell } from './spreadsheet.ts'

const ROW = [
  'Čapljina; Mostar',
  '1.200\u00a0KM',
  '+387 61 123 456',
  1234.5,
  null,
  dayCell('2026-12-14T23:30:00Z'),
  dayCell('2026-07-14T10:05:00Z', { time: true }),
]

describe('A table that somebody takes along', () => {
  test('opens in columns where they are: what parts cells, decimals and days are those of their programs', async () => {
    const bhs = (await asSheet({ format: 'csv', locale: 'bhs' }, [ROW])).toString()
    expect(bhs).toBe(
      '\uFEFF"Čapljina; Mostar";"1.200 KM";"+387 61 123 456";"1234,5";"";"15.12.2026.";"14.07.2026. 12:05"\r\n',
    )
    expect(csvLine(ROW, 'en')).toBe(
      '"Čapljina; Mostar","1.200 KM","+387 61 123 456","1234.5","","2026-12-15","2026-07-14 12:05"\r\n',
    )
  })

  test('has numbers, days and texts in its workbook, and phones as they are written', async () => {
    const bytes = await asSheet({ format: 'xlsx', locale: 'bhs' }, [ROW])
    const sheets = unzipSync(new Uint8Array(bytes))
    const sheet = new TextDecoder().decode(sheets['xl/worksheets/sheet1.xml'])
    const all = Object.entries(sheets)
      .filter(([name]) => /sheet1|sharedStrings/.test(name))
      .map(([, part]) => new TextDecoder().decode(part))
      .join('')
    expect(sheet).toContain('<v>1234.5</v>')
    // The day of Sarajevo, as programs count days.
    expect(sheet).toContain('<v>46371</v>')
    expect(all).toContain('+387 61 123 456')
    expect(all).not.toContain('\u00a0')
    expect(sheet).not.toContain('<f>')
  })

  test('has no cell that a program would work out', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 12 }),
      fc.stringMatching(/^\+\d[\d ()/-]{0,12}[-+*(a]{0,2}$/),
    )
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (row) => {
        const cells = [
          ...csvLine(row, 'bhs')
            .slice(0, -2)
            .matchAll(/"((?:[^"]|"")*)"(?:;|$)/g),
        ].map(([, cell = '']) => cell.replaceAll('""', '"'))
        expect(cells).toHaveLength(row.length)
        const isFormula = (cell: string) =>
          /^\s*[=+\-@]|^[\t\r\n]/.test(cell) && !/^\+\d[\d ()/-]+$/.test(cell)
        expect(cells.filter(isFormula)).toEqual([])
        expect(cells.map((cell) => cell.replace(/^'/, ''))).toEqual(row.map((cell) => cell.replace(/^'/, '')))
      }),
    )
  })
})
