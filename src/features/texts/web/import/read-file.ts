import { decodeBytes } from '#platform/contract/decode-bytes.ts'
import { readCells } from '#platform/web/sheets/read-cells.ts'
import { SheetError } from '#platform/web/sheets/sheet-error.ts'
import { FileFault } from '../../contract/file/file-fault.ts'
import { type FileForm, type FileText, touched } from '../../contract/file/file-text.ts'
import { readJson } from '../../contract/file/read-json.ts'
import { readTable } from '../../contract/file/read-table.ts'
import { readXliff } from '../../contract/file/read-xliff.ts'

const BYTES_MAX = 20_000_000

/** Reads the texts that were changed in a file, whatever its format. */
export async function readFile(file: File): Promise<{ form: FileForm; texts: FileText[]; all: number }> {
  if (file.size > BYTES_MAX) throw new FileFault('large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begin = decodeBytes(bytes.subarray(0, 200))
    .replace(/^\ufeff/, '')
    .trimStart()[0]
  const isText = begin === '<' || begin === '{' || begin === '['
  const texts = isText
    ? (begin === '<' ? readXliff : readJson)(decodeBytes(bytes))
    : readTable(await cellsOf(bytes))
  if (texts.length === 0) throw new FileFault('nothing')
  return { form: isText ? 'exact' : 'sheet', texts: touched(texts), all: texts.length }
}

async function cellsOf(bytes: Uint8Array): Promise<string[][]> {
  return readCells(bytes).catch((error: unknown) => {
    if (!(error instanceof SheetError)) throw error
    throw new FileFault(error.reason === 'fileLarge' ? 'large' : 'unreadable')
  })
}
