type Line = readonly (string | number)[]

/** Spreadsheets take a file without it for the alphabet of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What somebody wrote never becomes a formula. */
export async function asCsv(lines: readonly Line[]): Promise<Buffer> {
  const { default: papa } = await import('papaparse')
  const rows = lines.map((line) => [...line])
  return Buffer.from(BYTE_ORDER_MARK + papa.unparse(rows, { escapeFormulae: true, quotes: true }))
}

/** Words are written as text, which no program reads as a formula. */
export async function asXlsx(lines: readonly Line[]): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node')
  const rows = lines.map((line) =>
    line.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  )
  return write(rows).toBuffer()
}
