import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readTable, TableError } from './read-table.ts'

const csv = (text: string) => new File([text], 'oglasi.csv')
const reasonOf = (file: File) =>
  readTable(file).then(
    () => 'read',
    (error: unknown) => (error instanceof TableError ? error.reason : error),
  )
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook whose order of sheets differs from its file numbers. */
function workbook(rows: string, shared: string[] = []) {
  const part = (name: string, content: string) =>
    strToU8(`<${name} xmlns="${MAIN}">${content}</${name.split(' ')[0]}>`)
  return zipSync({
    'xl/workbook.xml': part(
      `workbook xmlns:r="${OFFICE}"`,
      '<sheets><sheet name="Oglasi" sheetId="2" r:id="rId2"/><sheet name="Bilješke" sheetId="1" r:id="rId1"/></sheets>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
        <Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>
        <Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/>
        <Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>
        <Relationship Id="rId4" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': part('sst', shared.map((text) => `<si><t>${text}</t></si>`).join('')),
    'xl/styles.xml': part(
      'styleSheet',
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs>',
    ),
    'xl/worksheets/sheet1.xml': part(
      'worksheet',
      '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>',
    ),
    'xl/worksheets/sheet2.xml': part('worksheet', `<sheetData>${rows}</sheetData>`),
  })
}

describe('a table of notices', () => {
  test('may be in any code page of an office program, and say first what parts its cells', async () => {
    const words = ['Pozicija;Grad;Rok', 'Пекар;Травник;', 'Зидар;Бихаћ;12. 12. 2026.', 'Пословођа;Чапљина;']
    const cyrillic =
      'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ ЎўЈ¤Ґ¦§Ё©Є«¬­®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя'
    const inPage = Uint8Array.from(words.join('\r\n'), (sign) =>
      sign < '\u0080' ? sign.charCodeAt(0) : 0x80 + cyrillic.indexOf(sign),
    )
    const wide = new Uint16Array(
      Array.from(`\ufeff${words.join('\r\n').replaceAll(';', '\t')}`, (sign) => sign.charCodeAt(0)),
    )
    const rows = words.slice(1).map((row) => row.replace(/;$/, '').split(';'))
    for (const part of [inPage, new Uint8Array(wide.buffer)])
      expect((await readTable(new File([part], 'a.csv'))).rows).toEqual(rows)
    for (const first of ['sep=;', '"sep=;"', 'SEP=;;;'])
      expect(await readTable(csv(`\ufeff${first}\r\n${words.join('\r\n')}`))).toEqual({
        headRow: 2,
        columns: ['Pozicija', 'Grad', 'Rok'],
        rows,
      })
    expect((await readTable(csv('sep=|\nPozicija|Grad\nPekar|Doboj; Tešanj'))).rows).toEqual([
      ['Pekar', 'Doboj; Tešanj'],
    ])
  })

  test('gives its columns and its rows, empty ones included, so that rows are counted as people see them', async () => {
    expect(await readTable(csv('\nPozicija;Grad;Rok;\nKuhar;Mostar;15.12.2026.\n;;\nVozač;Tuzla;'))).toEqual({
      headRow: 2,
      columns: ['Pozicija', 'Grad', 'Rok'],
      rows: [['Kuhar', 'Mostar', '15.12.2026.'], [], ['Vozač', 'Tuzla']],
    })
  })

  test('may come from an office program in its old code page', async () => {
    const bytes = Uint8Array.from([...Buffer.from('Pozicija,Grad\nKuhar,Biha'), 0xe6])
    expect((await readTable(new File([bytes], 'a.csv'))).rows).toEqual([['Kuhar', 'Bihać']])
  })

  test('may be a workbook: its first sheet, with shared texts, values of formulas, days and hours', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Plata</t></is></c><c r="C1" t="inlineStr"><is><t>Rok</t></is></c><c r="D1" t="inlineStr"><is><t>Od</t></is></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><f>600*2</f><v>1200.5</v></c><c r="C2" s="1"><v>46371</v></c><c r="D2" s="2"><v>0.333333333</v></c></row>'
    const file = new File([workbook(rows, ['Pozicija', 'Kuhar &amp; pekar']).slice()], 'a.xlsx')
    expect(await readTable(file)).toEqual({
      headRow: 1,
      columns: ['Pozicija', 'Plata', 'Rok', 'Od'],
      rows: [['Kuhar & pekar', '1200.5', '2026-12-15', '08:00']],
    })
  })

  test('may be what our own exports write', async () => {
    const cells = [['Naslov', 'Rok'].map((value) => ({ value }))]
    const row = [
      { value: 'Vozač' },
      { value: new Date(Date.UTC(2026, 11, 15, 14, 30)), format: 'dd.mm.yyyy hh:mm' },
    ]
    const bytes = await writeXlsxFile([...cells, row]).toBuffer()
    expect((await readTable(new File([Uint8Array.from(bytes)], 'a.xlsx'))).rows).toEqual([
      ['Vozač', '2026-12-15T14:30'],
    ])
  })

  test('that is empty, damaged or too large is refused with the reason, and nothing is cut off', async () => {
    expect(await reasonOf(csv('Pozicija;Grad\n'))).toBe('fileEmpty')
    expect(await reasonOf(new File([Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9])], 'a.xlsx'))).toBe('fileFailed')
    expect(await reasonOf(new File([new Uint8Array(5_000_001)], 'a.csv'))).toBe('fileLarge')
    expect(await reasonOf(csv(`Pozicija\n${'Kuhar\n'.repeat(101)}`))).toBe('fileRows')
    expect(await reasonOf(csv(`Pozicija\n"${'a'.repeat(20_001)}"`))).toBe('fileCells')
    const large = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(41_000_000) })
    expect(await reasonOf(new File([large.slice()], 'a.xlsx'))).toBe('fileLarge')
  })

  test('is read or refused, whatever its sheet says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'<>/"= crvrowA1s0t&;x'.split('')), maxLength: 200 }),
        async (rows) => {
          expect(await reasonOf(new File([workbook(rows).slice()], 'a.xlsx'))).toBeTypeOf('string')
        },
      ),
    )
  })
})
