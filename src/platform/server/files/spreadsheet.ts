import type { SheetFormat } from '#platform/contract/sheet-formats.ts'

export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Spreadsheets take a file without it for the alphabet of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows for a spreadsheet program. What people wrote never becomes a formula in it; numbers are numbers where the format knows them. */
export function asSheet(format: SheetFormat, rows: readonly (readonly (string | number)[])[]) {
  return format === 'csv' ? asCsv(rows) : asXlsx(rows)
}

async function asCsv(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const { default: papa } = await import('papaparse')
  const cells = rows.map((row) => [...row])
  return Buffer.from(BYTE_ORDER_MARK + papa.unparse(cells, { escapeFormulae: true, quotes: true }))
}

/** Cells with words are written as text, which no program reads as a formula. */
async function asXlsx(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node')
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  )
  return write(cells).toBuffer()
}
