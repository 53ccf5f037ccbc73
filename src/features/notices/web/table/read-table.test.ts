import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readTable, TableError, textsOf } from './read-table.ts'
import { readXlsx } from './xlsx.ts'

const csv = (text: string) => new File([text], 'oglasi.csv')

function workbook(rows: string, shared: string[] = [], styles = '') {
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/sharedStrings.xml': strToU8(`<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`),
    'xl/styles.xml': strToU8(styles),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  })
}

describe('a table of notices', () => {
  test('gives each row as a text with the names of its columns', async () => {
    expect(await readTable(csv('Pozicija;Grad;Rok\nKuhar;Mostar;15.12.2026.\n;;\nVozač;Tuzla;'))).toEqual([
      'Pozicija: Kuhar\nGrad: Mostar\nRok: 15.12.2026.',
      'Pozicija: Vozač\nGrad: Tuzla',
    ])
  })

  test('has a title whatever its column is called', () => {
    for (const name of ['Naziv', 'НАЗИВ ОГЛАСА', 'Zvanje', 'Naziv radnog mjesta', 'Name', 'Naslov'])
      expect(
        textsOf([
          [name, 'Grad'],
          ['Kuhar / kuharica', 'Cazin'],
        ]),
      ).toEqual(['Naslov: Kuhar / kuharica\nGrad: Cazin'])
  })

  test('may come from an office program in its old code page', async () => {
    const bytes = Uint8Array.from([...Buffer.from('Pozicija,Grad\nKuhar,Biha'), 0xe6])
    expect(await readTable(new File([bytes], 'a.csv'))).toEqual(['Pozicija: Kuhar\nGrad: Bihać'])
  })

  test('may be a workbook, with shared texts, values of formulas and days', () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Rok</t></is></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2" s="1"><v>46371</v></c></row>'
    expect(readXlsx(workbook(rows, ['Pozicija', 'Kuhar &amp; pekar'], styles))).toEqual([
      ['Pozicija', '', 'Rok'],
      ['Kuhar & pekar', '2', '15.12.2026.'],
    ])
  })

  test('that is empty, damaged or too large is refused with the reason', async () => {
    const reasonOf = (file: File) =>
      readTable(file).catch((error: unknown) => (error instanceof TableError ? error.reason : error))
    expect(await reasonOf(csv('Pozicija;Grad\n'))).toBe('fileEmpty')
    expect(await reasonOf(new File([Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9])], 'a.xlsx'))).toBe('fileFailed')
    expect(await reasonOf(new File([new Uint8Array(5_000_001)], 'a.csv'))).toBe('fileLarge')
  })

  test('has at most a hundred rows', () => {
    expect(textsOf([['Pozicija'], ...Array.from({ length: 300 }, (_, n) => [`Posao ${n}`])])).toHaveLength(
      100,
    )
  })

  test('is read or refused, whatever its sheet says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'<>/"= crvrowA1s0t&;x'.split('')), maxLength: 200 }),
        (rows) => {
          expect(Array.isArray(readXlsx(workbook(rows)))).toBe(true)
        },
      ),
    )
  })
})
