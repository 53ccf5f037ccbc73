import { readCells } from '#platform/web/sheets/read-cells.ts'
import { SheetError } from '#platform/web/sheets/sheet-error.ts'
import { CELL_MAX, COLUMNS_MAX, ROWS_MAX } from '../../contract/tables.endpoints.ts'

/** The chosen file is no table that we can read, or too large. */
export class TableError extends Error {
  readonly reason: 'fileFailed' | 'fileEmpty' | 'fileLarge' | 'fileRows' | 'fileCells'
  constructor(reason: TableError['reason']) {
    super(reason)
    this.reason = reason
  }
}

export type Table = { headRow: number; columns: string[]; rows: string[][] }

const BYTES_MAX = 5_000_000
/** Characters that the database cannot store or a page cannot show. */
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Reads the cells of a CSV or XLSX file as texts: the names of its columns, and the rows below. */
export async function readTable(file: File): Promise<Table> {
  if (file.size > BYTES_MAX) throw new TableError('fileLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return tableOf(
    await readCells(bytes).catch((error: unknown) => {
      throw error instanceof SheetError ? new TableError(error.reason) : error
    }),
  )
}

/** Returns the table; rejects one that is too large instead of cutting it. */
export function tableOf(cells: readonly (readonly string[])[]): Table {
  const rows = cells.map((row) => withoutEmptyEnd(row.map(plain)))
  const head = rows.findIndex((row) => row.length > 0)
  const last = rows.findLastIndex((row) => row.length > 0)
  if (head < 0 || head === last) throw new TableError('fileEmpty')
  const [columns = [], ...under] = rows.slice(head, last + 1)
  if (under.length > ROWS_MAX) throw new TableError('fileRows')
  const width = Math.max(columns.length, ...under.map(({ length }) => length))
  if (width > COLUMNS_MAX || [columns, ...under].flat().some(({ length }) => length > CELL_MAX))
    throw new TableError('fileCells')
  return {
    headRow: head + 1,
    columns: Array.from({ length: width }, (_, at) => (columns[at] ?? '').replace(/\s+/g, ' ').slice(0, 200)),
    rows: under,
  }
}

function plain(cell: string): string {
  return cell.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(UNSAFE, '').toWellFormed().trim()
}

function withoutEmptyEnd(row: string[]): string[] {
  return row.slice(0, row.findLastIndex((cell) => cell !== '') + 1)
}
