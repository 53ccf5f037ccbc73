import { strFromU8, unzipSync } from 'fflate'
import { ROWS_MAX, TableError } from './read-table.ts'
import { attribute, type Element, elements, plain } from './xml.ts'

/** What one part of the file may unpack to; the parts that hold the first sheet only are unpacked at all. */
const PART_MAX = 20_000_000
const COLUMNS_MAX = 60
const WANTED = /^xl\/(?:sharedStrings\.xml|workbook\.xml|styles\.xml|worksheets\/sheet\d{1,3}\.xml)$/
const DAY_MS = 86_400_000
/** Number formats that every file knows without saying so, as far as they show a day. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22])

/** The first sheet of a workbook as texts; formulas count with the value that was last worked out for them. */
export function readXlsx(bytes: Uint8Array): string[][] {
  const parts = unpack(bytes)
  const sheet = Object.keys(parts)
    .filter((name) => name.startsWith('xl/worksheets/'))
    .sort((a, b) => numberIn(a) - numberIn(b))[0]
  if (!sheet) throw new TableError('fileFailed')
  const shared = elements(parts['xl/sharedStrings.xml'] ?? '', 'si').map(textOf)
  const days = dayStyles(parts['xl/styles.xml'] ?? '')
  return elements(parts[sheet] ?? '', 'row')
    .slice(0, ROWS_MAX + 1)
    .map((row) => {
      const cells: string[] = []
      for (const cell of elements(row.content, 'c')) {
        const column = columnOf(attribute(cell, 'r')) ?? cells.length
        if (column >= COLUMNS_MAX) continue
        while (cells.length < column) cells.push('')
        cells[column] = valueOf(cell, shared, days)
      }
      return cells
    })
}

function unpack(bytes: Uint8Array): Record<string, string> {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => WANTED.test(name) && originalSize <= PART_MAX,
    })
    return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]))
  } catch {
    throw new TableError('fileFailed')
  }
}

function valueOf(cell: Element, shared: readonly string[], days: ReadonlySet<number>): string {
  const type = attribute(cell, 't')
  if (type === 'inlineStr') return textOf(cell)
  const value = plain(elements(cell.content, 'v')[0]?.content ?? '')
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'e') return ''
  const isDay = type === undefined && value !== '' && days.has(Number(attribute(cell, 's') ?? -1))
  return isDay ? dayOf(Number(value)) : value
}

/** Days are counted from the end of 1899. */
function dayOf(count: number): string {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(count * DAY_MS))
  if (Number.isNaN(date.getTime())) return ''
  const day = `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}.`
  const time = date.toISOString().slice(11, 16)
  return time === '00:00' ? day : `${day} ${time}`
}

function dayStyles(styles: string): Set<number> {
  const own = new Set(
    elements(styles, 'numFmt')
      .filter((format) =>
        /[dy]/i.test((attribute(format, 'formatCode') ?? '').replace(/\[[^\]]{0,40}\]|"[^"]{0,80}"/g, '')),
      )
      .map((format) => Number(attribute(format, 'numFmtId'))),
  )
  const formats = elements(elements(styles, 'cellXfs')[0]?.content ?? '', 'xf').map((xf) =>
    Number(attribute(xf, 'numFmtId')),
  )
  return new Set(
    formats.flatMap((format, place) => (own.has(format) || DAY_FORMATS.has(format) ? [place] : [])),
  )
}

/** Pronunciations stand beside the text and are no part of it. */
function textOf({ content }: Element): string {
  const read = content.replace(/<(?:\w{1,20}:)?rPh\b[\s\S]{0,2000}?<\/(?:\w{1,20}:)?rPh>/g, '')
  return elements(read, 't')
    .map((text) => plain(text.content))
    .join('')
}

function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (!letters) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function numberIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0)
}
