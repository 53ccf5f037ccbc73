import type { Locale } from '#platform/contract/locale.ts'
import { localDay, toLocal } from '#platform/contract/local-time.ts'

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

/** One row of CSV: every cell is quoted, and none can be read as a formula. */
export function csvLine(row: readonly SheetCell[], locale: Locale): string {
  const cells = row.map((cell) => `"${csvText(cell, locale).replaceAll('"', '""')}"`)
  return `${cells.join(locale === 'bhs' ? ';' : ',')}\r\n`
}

/** Where programs part cells by a semicolon, the comma is free for decimals. */
function csvText(cell: SheetCell, locale: Locale): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return locale === 'bhs' ? String(cell).replace('.', ',') : String(cell)
  if (typeof cell === 'string') return harmless(sheetText(cell))
  const day = localDay(cell.day)
  const [year, month, date] = day.split('-')
  const text = locale === 'bhs' ? `${date}.${month}.${year}.` : day
  return cell.time ? `${text} ${toLocal(cell.day).slice(11)}` : text
}

export function sheetText(text: string): string {
  return text.replace(NO_BREAK, ' ')
}

function harmless(text: string): string {
  return FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text
}

/** The format knows no zones: what a clock here shows is written as if it were universal time. */
export function localSheetTime({ day, time }: DayCell): Date {
  return new Date(`${toLocal(day).slice(0, time ? 16 : 10)}${time ? '' : 'T00:00'}:00Z`)
}
