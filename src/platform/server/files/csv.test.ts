import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvOptions, readCsv } from './csv.ts'

async function records(chunks: string[], options?: CsvOptions) {
  const all = []
  for await (const record of readCsv(chunks, options)) all.push(record)
  return all
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const oneLineEnd = (text: string) => text.replace(/\r\n?/g, '\n')

test('a table says the same whatever its cells hold and wherever it is cut into pieces', async () => {
  const table = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
  })
  const sign = fc.constantFrom('"', ',', ';', '\n', '\r', '\r\n', 'č', '')
  const nasty = fc.array(fc.array(sign, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(table, nasty),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(), { maxLength: 4 }),
      async (rows, end, cuts) => {
        const text = rows.map((row) => row.map(cell).join(',')).join(end)
        const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length]
        const pieces = places.slice(1).map((place, n) => text.slice(places[n], place))
        const read = await records(pieces, { separator: ',' })
        expect(read.map(({ fields }) => fields)).toEqual(rows.map((row) => row.map(oneLineEnd)))
      },
    ),
    { numRuns: 300 },
  )
})

test('a table may come from Excel: byte order mark, semicolons, empty lines', async () => {
  const read = await records(['\uFEFFemail;first_name\r\n\r\na@b.ba;"Đ;""orđe"""\r\n'])
  expect(read).toEqual([
    { line: 1, fields: ['email', 'first_name'] },
    { line: 3, fields: ['a@b.ba', 'Đ;"orđe"'] },
  ])
})

test('lines are counted through cells of many lines and through mixed line ends', async () => {
  const read = await records(['a,b\r\n"1\n2\r', '\n3",4\r5,6\n', '7,8'])
  expect(read.map(({ line }) => line)).toEqual([1, 2, 5, 6])
})

test.each([
  ['a quote that is never closed', ['a,b\n1,2\n"3,4\n5,6\n'], 3],
  ['a quote within a quoted cell', ['a,b\n1,2\n"3"0",4\n5,6\n'], 3],
  [
    'a missing quote that swallows the rest',
    ['a,b\n', '"x', ...Array<string>(80).fill('y\n'.repeat(500))],
    2,
  ],
  ['a cell of 100 KB', ['a,b\n', `"${'z'.repeat(100_000)}",1\n`], 2],
])('%s is told with the line where its record begins', async (_, pieces, line) => {
  await expect(records(pieces)).rejects.toMatchObject({ line })
})
