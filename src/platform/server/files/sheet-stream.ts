import { Readable } from 'node:stream'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { SheetFormat } from '#platform/contract/sheet-formats.ts'
import { BYTE_ORDER_MARK, csvLine, localSheetTime, type SheetCell, sheetText } from './spreadsheet.ts'

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Bytes of a sheet that are packed at once. */
const PIECE = 64 * 1024
/** Programs count days from here. */
const FIRST_DAY = Date.UTC(1899, 11, 30)
/** What XML cannot hold. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

type Rows = AsyncIterable<readonly SheetCell[]>

/**
 * A table for spreadsheet programs, as those of its reader expect it, written row by row: any number of rows takes the same
 * memory. What people wrote never becomes a formula; numbers are numbers and days are days.
 */
export function sheetStream(
  { format, locale }: { format: SheetFormat; locale: Locale },
  rows: Rows,
): Readable {
  return format === 'csv'
    ? Readable.from(csvLines(rows, locale))
    : Readable.from(workbookChunks(rows, locale), { objectMode: false })
}

/** The whole table at once, for one that is small. */
export async function asSheet(
  options: { format: SheetFormat; locale: Locale },
  rows: readonly (readonly SheetCell[])[],
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of sheetStream(options, Readable.from(rows))) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

async function* csvLines(rows: Rows, locale: Locale): AsyncGenerator<string> {
  let text = BYTE_ORDER_MARK
  for await (const row of rows) {
    text += csvLine(row, locale)
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  yield text
}

async function* workbookChunks(rows: Rows, locale: Locale): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate } = await import('fflate')
  let ready: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else ready.push(chunk)
  })
  const take = () => {
    if (failure) throw failure
    const chunks = ready
    ready = []
    return chunks
  }
  for (const [path, text] of Object.entries(partsOf(locale))) {
    const part = new ZipDeflate(path, { level: 6 })
    zip.add(part)
    part.push(Buffer.from(XML + text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  let text = `${XML}<worksheet xmlns="${NAMESPACE}"><sheetData>`
  let number = 0
  for await (const row of rows) {
    number += 1
    text += `<row r="${number}">${row.map((cell, at) => cellOf(cell, `${columnOf(at)}${number}`)).join('')}</row>`
    if (text.length < PIECE) continue
    sheet.push(Buffer.from(text), false)
    text = ''
    yield* take()
  }
  sheet.push(Buffer.from(`${text}</sheetData></worksheet>`), true)
  zip.end()
  yield* take()
}

/** Words are written as words, which no program works out. */
function cellOf(cell: SheetCell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escape(sheetText(cell))}</t></is></c>`
  return `<c r="${at}" s="${cell.time ? 2 : 1}"><v>${(localSheetTime(cell).getTime() - FIRST_DAY) / DAY_MS}</v></c>`
}

/** A, B … Z, AA, AB …, as programs name columns. */
function columnOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnOf(Math.floor(at / 26) - 1) + letter
}

function escape(text: string): string {
  return text.replace(NO_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function partsOf(locale: Locale): Record<string, string> {
  const day = locale === 'bhs' ? 'dd.mm.yyyy.' : 'dd/mm/yyyy'
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  const relations = (all: string) => `<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${TYPES}.${type}+xml"/>`
  const style = (id: number) =>
    `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet0" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') + relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${NAMESPACE}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${day}"/><numFmt numFmtId="165" formatCode="${day} hh:mm"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">${style(0)}${style(164)}${style(165)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  }
}
