import fc from 'fast-check'
import { unzipSync } from 'fflate'
import readXlsx from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { sheetStream } from './sheet-stream.ts'
import { dayCell, type SheetCell } from './spreadsheet.ts'

async function* flow(rows: readonly SheetCell[][]) {
  yield* rows
}
const bytesOf = async (rows: readonly SheetCell[][]) =>
  Buffer.concat(await sheetStream({ format: 'xlsx', locale: 'bhs' }, flow(rows)).toArray())

test('a workbook that flows is read by other programs: numbers, days here, and words that are no formula', async () => {
  const rows = [
    ['Ime', 'Iznos', 'Dan', 'Prazno'],
    ['=1+1 & <b>"Amra"</b>', 1234.5, dayCell('2026-12-14T23:30:00Z'), null],
  ]
  const bytes = await bytesOf(rows)
  const sheet = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml']!).toString()
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('<v>46371</v>')
  const [{ data } = { data: [] }] = await readXlsx(bytes)
  expect(data[1]?.slice(0, 2)).toEqual(['=1+1 & <b>"Amra"</b>', 1234.5])
  expect(data[1]?.[2]).toEqual(new Date('2026-12-15T00:00:00.000Z'))
})

test('whatever people write comes out of it as it went in, but for signs that no file of the kind can hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }),
      async (words) => {
        const texts = words.map((word) => `x${word}`)
        const bytes = await bytesOf(texts.map((text) => [text]))
        const sheet = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml']!).toString()
        expect(sheet.match(/<row /g)).toHaveLength(texts.length)
        expect(/<t xml:space="preserve">[^<]*[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/u.test(sheet)).toBe(
          false,
        )
      },
    ),
    { numRuns: 50 },
  )
})
