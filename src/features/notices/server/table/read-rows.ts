import type { NoticeForm } from '../../contract/notices.endpoints.ts'
import { type CellReason, REFUSED_MAX, type RefusedCell } from '../../contract/tables.endpoints.ts'
import { placeOf } from '../facts/place-names.ts'
import { amountCell, deadlineCell, vacanciesCell } from './cells.ts'
import { type Column, columnOf, type Meaning } from './columns.ts'

export type InputTable = { headRow: number; columns: string[]; rows: string[][] }
/** A row as a notice: the text for facts without a column, text that is only stored, and the facts of its columns. */
export type TableRow = { text: string; aside: string; stated: Partial<NoticeForm> }
/** Valid rows, and the faults of the others; no rows where the columns are invalid. */
export type ReadRows = { rows: TableRow[]; refused: RefusedCell[] }

const TITLE_MAX = 140
const ORGANISATION_MAX = 160
const PLACE_MAX = 80
/** A longer cell is the text of the notice and needs no label. */
const NAMED_MAX = 200
const SHOWN_MAX = 80
/** Rows searched for the names of the columns. */
const TITLE_ROWS_MAX = 12
const DAY = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?$/

/** Reads the rows of a table; an invalid one is named and does not block the others. */
export function readRows(input: InputTable): ReadRows {
  const { headRow, columns: names, rows } = underTitle(input)
  const columns = names.map(columnOf)
  const wrong = wrongColumns(columns)
  if (wrong.length > 0)
    return {
      rows: [],
      refused: wrong.map(({ name, reason }) => ({ row: headRow, column: name, value: '', reason })),
    }
  const read: TableRow[] = []
  const refused: RefusedCell[] = []
  rows.forEach((cells, place) => {
    if (cells.every((cell) => cell.trim() === '')) return
    const reader = new RowReader(columns, cells)
    const row = reader.read()
    if (reader.wrong.length === 0) read.push(row)
    refused.push(...reader.wrong.map((cell) => ({ row: headRow + 1 + place, ...cell })))
  })
  return { rows: read, refused: refused.slice(0, REFUSED_MAX) }
}

/** Returns the table from the row that names its columns: a title, a date or a sentence often stands above it. */
function underTitle(input: InputTable): InputTable {
  const rows = [input.columns, ...input.rows]
  const scores = rows
    .slice(0, TITLE_ROWS_MAX)
    .map((row) => row.map(columnOf).filter(({ meaning }) => meaning !== 'text'))
    .map((row) =>
      row.some(({ meaning }) => meaning === 'title') ? new Set(row.map(({ meaning }) => meaning)).size : 0,
    )
  const head = scores.indexOf(Math.max(...scores))
  if (head <= 0) return input
  const width = Math.max(...rows.slice(head).map(({ length }) => length))
  return {
    headRow: input.headRow + head,
    columns: Array.from({ length: width }, (_, at) => rows[head]?.[at] ?? ''),
    rows: rows.slice(head + 1),
  }
}

function wrongColumns(columns: readonly Column[]): { name: string; reason: CellReason }[] {
  const once = columns.filter(({ meaning }) => meaning !== 'text' && meaning !== 'aside')
  const twice = once.filter(({ meaning }, at) =>
    once.some((other, n) => n < at && clash(other.meaning, meaning)),
  )
  if (twice.length > 0) return twice.map(({ name }) => ({ name, reason: 'columnTwice' }))
  return once.some(({ meaning }) => meaning === 'title') ? [] : [{ name: '', reason: 'columnTitle' }]
}

/** Returns whether two columns mean the same; amounts clash with lowest or highest amounts too. */
function clash(one: Meaning, other: Meaning): boolean {
  return (
    one === other ||
    (one.startsWith('amount') && other.startsWith('amount') && [one, other].includes('amount'))
  )
}

class RowReader {
  readonly wrong: Omit<RefusedCell, 'row'>[] = []
  readonly #columns: readonly Column[]
  readonly #cells: readonly string[]
  constructor(columns: readonly Column[], cells: readonly string[]) {
    this.#columns = columns
    this.#cells = cells.map((cell) => cell.trim())
  }

  read(): TableRow {
    this.#cells.forEach((value, at) => {
      if (value !== '' && !this.#columns[at]?.name) this.#refuse(this.#columns[at], value, 'columnNameless')
    })
    const stated: Partial<NoticeForm> = {}
    for (const column of this.#columns) Object.assign(stated, this.#stated(column))
    const { amountMin: min, amountMax: max } = stated
    const highest = this.#columns.find(({ meaning }) => meaning === 'amountMax')
    if (highest && typeof min === 'number' && typeof max === 'number' && min > max)
      this.#refuse(highest, this.#cellOf(highest), 'amount')
    return {
      text: this.#lines((meaning) => meaning !== 'aside'),
      aside: this.#lines((meaning) => meaning === 'aside'),
      stated,
    }
  }

  #cellOf(column: Column): string {
    return this.#cells[this.#columns.indexOf(column)] ?? ''
  }

  #refuse(column: Column | undefined, value: string, reason: CellReason): undefined {
    this.wrong.push({ column: column?.name ?? '', value: value.slice(0, SHOWN_MAX).toWellFormed(), reason })
  }

  #stated(column: Column): Partial<NoticeForm> | undefined {
    const cell = this.#cellOf(column)
    switch (column.meaning) {
      case 'title':
        if (!/\p{L}{2}/u.test(cell)) return this.#refuse(column, cell, 'titleEmpty')
        return cell.length > TITLE_MAX ? this.#refuse(column, cell, 'long') : { title: cell }
      case 'organisation':
        if (cell.length > ORGANISATION_MAX) return this.#refuse(column, cell, 'long')
        return cell === '' ? undefined : { organisationName: cell }
      case 'place':
        if (cell.length > PLACE_MAX) return this.#refuse(column, cell, 'long')
        return placeOf(cell)
      case 'deadline': {
        const deadline = deadlineCell(cell)
        return deadline === undefined ? this.#refuse(column, cell, 'deadline') : { deadline }
      }
      case 'vacancies': {
        const vacancies = vacanciesCell(cell)
        return vacancies === undefined ? this.#refuse(column, cell, 'vacancies') : { vacancies }
      }
      case 'amount':
      case 'amountMin':
      case 'amountMax':
        return this.#amount(column, cell)
      default:
        return undefined
    }
  }

  #amount(column: Column, cell: string): Partial<NoticeForm> | undefined {
    const read = amountCell(cell)
    const isOne = read && (column.meaning === 'amount' || read.min === read.max)
    if (!read || !isOne) return this.#refuse(column, cell, 'amount')
    const { min, max } = read
    // An amount without a currency is in the local one.
    const currency =
      min === null && max === null ? {} : { currency: read.currency ?? column.currency ?? 'BAM' }
    if (column.meaning === 'amountMin') return { amountMin: min, ...currency }
    if (column.meaning === 'amountMax') return { amountMax: max, ...currency }
    return { amountMin: min, amountMax: max, currency: null, ...currency }
  }

  #lines(of: (meaning: Meaning) => boolean): string {
    const title = this.#columns.filter(({ meaning }) => meaning === 'title')
    const rest = this.#columns.filter(({ meaning }) => meaning !== 'title')
    return [...title, ...rest]
      .filter(({ meaning }) => of(meaning))
      .map((column) => ({ column, cell: cellText(this.#cellOf(column)) }))
      .filter(({ cell }) => cell !== '')
      .map(({ column: { name, meaning }, cell }) =>
        meaning === 'title' || cell.length > NAMED_MAX ? cell : `${name}: ${cell}`,
      )
      .join('\n')
  }
}

/** Writes a workbook's day as people do. */
function cellText(cell: string): string {
  const [, year, month, day, time] = DAY.exec(cell) ?? []
  return year === undefined ? cell : `${Number(day)}.${Number(month)}.${year}.${time ? ` ${time}` : ''}`
}
