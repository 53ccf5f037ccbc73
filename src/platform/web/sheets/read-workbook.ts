import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { SheetError } from './sheet-error.ts'

/** The most bytes that all parts of a workbook may unpack to together. */
const UNPACKED_MAX = 40_000_000

/** The first sheet of a workbook as texts; formulas count with the value that was last worked out for them. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  try {
    const rows = await readSheet(stored(bytes), 1)
    return rows.map((row) => row.map(textOf))
  } catch (error) {
    if (error instanceof SheetError) throw error
    throw new SheetError('fileFailed')
  }
}

/**
 * The same archive without compression: the library would unpack large parts with a worker made of a text, which our
 * content policy does not allow, and would unpack them however large they grow.
 */
function stored(bytes: Uint8Array): ArrayBuffer {
  let size = 0
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/.test(name)) return false
      size += originalSize
      if (size > UNPACKED_MAX) throw new SheetError('fileLarge')
      return true
    },
  })
  return zipSync(parts, { level: 0 }).slice().buffer
}

/** Days as `2026-12-15`, with their time if they have one; a time alone stands on the first day of the calendar. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100)
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return ''
    const minute = new Date(Math.round(value.getTime() / 60_000) * 60_000).toISOString()
    const [day, time] = [minute.slice(0, 10), minute.slice(11, 16)]
    if (value.getUTCFullYear() < 1901) return time
    return time === '00:00' ? day : `${day}T${time}`
  }
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}
