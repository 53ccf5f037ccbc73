import type { Locale } from '#platform/contract/locale.ts'
import { localDay, toLocal } from '#platform/contract/local-time.ts'
import type { SheetFormat } from '#platform/contract/sheet-formats.ts'

export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Of a moment the day that it is here; `time` keeps its hour, too. */
export type DayCell = { day: Date; time?: boolean }
export type SheetCell = string | number | DayCell | null
/** Typed cells of a column, so that programs can add up numbers and sort days. */
export const dayCell = (moment: string | Date | null, more: { time?: boolean } = {}): DayCell | null =>
  moment === null ? null : { day: new Date(moment), ...more }

/** Spreadsheets take a file without it for the alphabet of the machine. */
export const BYTE_ORDER_MARK = '\uFEFF'
/** Blanks that hold a figure together on a page, and that a program takes for a letter. */
const NO_BREAK = /[\u00a0\u202f\u2007]/g
/** Characters that would start a formula, also after leading spaces. */
const FORMULA = /^\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
/** A phone number begins with a sign of formulas and is none: it holds nothing that could be worked out to something else. */
const PHONE = /^\+\d[\d ()/-]{5,30}$/

type Made = { format: SheetFormat; locale: Locale }

/**
 * Rows for a spreadsheet program, as the programs of its reader expect them. What people wrote never becomes a formula;
 * numbers are numbers and days are days.
 */
export async function asSheet(
  { format, locale }: Made,
  rows: readonly (readonly SheetCell[])[],
): Promise<Buffer> {
  return format === 'csv' ? asCsv(rows, locale) : asXlsx(rows, locale)
}

function asCsv(rows: readonly (readonly SheetCell[])[], locale: Locale): Buffer {
  return Buffer.from(BYTE_ORDER_MARK + rows.map((row) => csvLine(row, locale)).join(''))
}

/** One row of CSV: every cell is quoted, and none can be read as a formula. */
export function csvLine(row: readonly SheetCell[], locale: Locale): string {
  const cells = row.map((cell) => `"${csvText(cell, locale).replaceAll('"', '""')}"`)
  return `${cells.join(locale === 'bhs' ? ';' : ',')}\r\n`
}

/** Where programs part cells by a semicolon, the comma is free for decimals. */
function csvText(cell: SheetCell, locale: Locale): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return locale === 'bhs' ? String(cell).replace('.', ',') : String(cell)
  if (typeof cell === 'string') return harmless(cell.replace(NO_BREAK, ' '))
  const day = localDay(cell.day)
  const [year, month, date] = day.split('-')
  const shown = locale === 'bhs' ? `${date}.${month}.${year}.` : day
  return cell.time ? `${shown} ${toLocal(cell.day).slice(11)}` : shown
}

function harmless(text: string): string {
  return FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text
}

/** Cells with words are written as text, which no program reads as a formula. */
async function asXlsx(rows: readonly (readonly SheetCell[])[], locale: Locale): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node')
  return write(rows.map((row) => row.map((cell) => xlsxCell(cell, locale)))).toBuffer()
}

function xlsxCell(cell: SheetCell, locale: Locale) {
  if (cell === null) return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (typeof cell === 'string') return { value: cell.replace(NO_BREAK, ' '), type: String }
  const day = locale === 'bhs' ? 'dd.mm.yyyy.' : 'dd/mm/yyyy'
  // The format knows no zones: what a clock here shows is written as if it were universal time.
  const shown = `${toLocal(cell.day).slice(0, cell.time ? 16 : 10)}${cell.time ? '' : 'T00:00'}`
  return { value: new Date(`${shown}:00Z`), type: Date, format: cell.time ? `${day} hh:mm` : day }
}
