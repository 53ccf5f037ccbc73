import { fold } from '#platform/contract/fold.ts'

/** What somebody chose is no table that we can read, or too large. */
export class TableError extends Error {
  readonly reason: 'fileFailed' | 'fileEmpty' | 'fileLarge'
  constructor(reason: TableError['reason']) {
    super(reason)
    this.reason = reason
  }
}

export const ROWS_MAX = 100
const BYTES_MAX = 5_000_000
const CELL_MAX = 20_000

/** The rows of a CSV or XLSX file as texts that the parser reads: each cell after the name of its column. */
export async function readTable(file: File): Promise<string[]> {
  if (file.size > BYTES_MAX) throw new TableError('fileLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows = isZip ? (await import('./xlsx.ts')).readXlsx(bytes) : await readCsv(bytes)
  const texts = textsOf(rows)
  if (texts.length === 0) throw new TableError('fileEmpty')
  return texts
}

export function textsOf(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...rest] = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  return rest.slice(0, ROWS_MAX).map((row) =>
    row
      .map((cell, place) => {
        const text = cell.trim().slice(0, CELL_MAX)
        const name = columnName(head[place])
        // A long cell is the text of the notice and speaks for itself.
        return text === '' || name === '' || text.length > 200 ? text : `${name}: ${text}`
      })
      .filter((line) => line !== '')
      .join('\n'),
  )
}

/** What people call the column of the title; the parser is told in one word that it knows. */
const TITLE =
  /^(?:r\w{0,2} ?br\w*\.? )?(?:naziv(?: \w+){0,2}|naslov|zvanje|posao|oglas|prilika|name|job|vacancy|opportunity|opening|ime oglasa)$/

function columnName(head = ''): string {
  const name = head.trim()
  return TITLE.test(fold(name)) ? 'Naslov' : name
}

async function readCsv(bytes: Uint8Array): Promise<string[][]> {
  const { default: Papa } = await import('papaparse')
  const text = decode(bytes)
  if (text.includes('\u0000')) throw new TableError('fileFailed')
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: ROWS_MAX + 1 }).data
}

/** Office programs here still write the code page of Central Europe. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
