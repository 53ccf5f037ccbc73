import { LOCALES } from '#platform/contract/locale.ts'
import { FileFault } from './file-fault.ts'
import type { FileText } from './file-text.ts'
import { SHEET_COLUMNS, type SheetColumn } from './sheet-columns.ts'
import { versionOf } from './text-version.ts'

/** Our tables put an apostrophe before text that would start a formula. */
const GUARDED = /^'(?=\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/

/** Reads texts from a table with our columns, in any order and in either language. */
export function readTable(rows: readonly (readonly string[])[]): FileText[] {
  const head = rows.findIndex((row) => row.some((cell) => columnOf(cell) === 'id'))
  const columns = (rows[head] ?? []).map(columnOf)
  const at = (column: SheetColumn) => columns.indexOf(column)
  const locales = LOCALES.filter((locale) => at(locale) >= 0)
  if (head < 0 || locales.length === 0) throw new FileFault('columns')
  return rows.slice(head + 1).flatMap((row) => {
    const id = (row[at('id')] ?? '').trim()
    const versions = (row[at('version')] ?? '').trim().split(/\s+/)
    if (id === '') return []
    return locales.flatMap((locale): FileText[] => {
      const cell = (row[at(locale)] ?? '').replace(/\r\n?/g, '\n').trim()
      const base = versions[LOCALES.indexOf(locale)] || null
      // An empty cell changes nothing.
      return cell === '' ? [] : [{ id, locale, text: unguarded(cell, base), base }]
    })
  })
}

function unguarded(cell: string, base: string | null): string {
  return versionOf(cell) === base ? cell : cell.replace(GUARDED, '')
}

function columnOf(cell: string): SheetColumn | undefined {
  const heading = cell
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase()
  const all = Object.entries(SHEET_COLUMNS) as [SheetColumn, Record<string, string>][]
  return all.find(([, heads]) => Object.values(heads).some((head) => head.toLowerCase() === heading))?.[0]
}
