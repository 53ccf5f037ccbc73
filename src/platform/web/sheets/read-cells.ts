import { decodeBytes } from '#platform/contract/decode-bytes.ts'
import { SheetError } from './sheet-error.ts'

const SEPARATOR = /^\ufeff?"?sep=(.)"?[;,\t]*\r?\n/i

/** The cells of a CSV or XLSX file as texts, row by row. */
export async function readCells(bytes: Uint8Array): Promise<string[][]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  return isZip ? (await import('./read-workbook.ts')).readWorkbook(bytes) : readCsv(bytes)
}

async function readCsv(bytes: Uint8Array): Promise<string[][]> {
  const { default: Papa } = await import('papaparse')
  const text = decodeBytes(bytes)
  if (text.includes('\u0000')) throw new SheetError('fileFailed')
  // Excel's own first line, by which it knows what parts the cells.
  const [directive = '', delimiter] = SEPARATOR.exec(text) ?? []
  const { data } = Papa.parse<string[]>(text.slice(directive.length), { delimiter: delimiter ?? '' })
  return directive === '' ? data : [[], ...data]
}
