import { type Columns, columnsOf, type Page } from './columns.ts'
import { type Line, lineOf } from './line.ts'
import type { Row, Segment } from './rows.ts'

const PAGE_NUMBER = /^(?:(?:stran\w*|str\.?|page)\s*)?\d{1,2}(?:\s*(?:\/|of|od|-)\s*\d{1,2})?$/i
/** The name and the page number on one line. */
const NAMED_PAGE = /^.{3,60}\s(?:stran\p{L}{1,3}|страна|страница|page)\s+\d{1,2}\s+(?:of|od|од)\s+\d{1,2}$/iu
const FOOTER = /©.*european union|europass.*europa\.eu|^europass$/i
/** Rows further apart than lines of one paragraph. */
const APART = 1.5
const FULL = 0.86
const LEAST_WORDS = 5

/** Returns all lines in the order of reading: heads, then each column through all pages. */
export function linesOfPages(pages: readonly Page[]): Line[] {
  const clean = withoutRepeats(pages)
  const body = {
    size: bodyOf(clean, ({ size }) => Math.round(size * 2) / 2) ?? 1,
    font: bodyOf(clean, ({ font }) => font),
  }
  const heads: Row[][] = []
  const sides: Row[][] = []
  const main: Row[][] = []
  for (const page of clean) {
    const columns = columnsOf(page)
    if (!columns) {
      main.push([...page.rows])
      continue
    }
    const { wide, narrow } = byWidth(columns)
    heads.push(columns.head)
    sides.push(narrow)
    main.push([...wide, ...columns.tail])
  }
  return [...heads, ...joined(sides), ...joined(main)].flatMap((rows) => streamLines(rows, body))
}

/** Continues a column over the pages. */
function joined(pages: readonly Row[][]): Row[][] {
  return [pages.flat()]
}

function byWidth({ left, right }: Columns): { wide: Row[]; narrow: Row[] } {
  const letters = (rows: Row[]) =>
    rows.reduce((sum, { segments }) => sum + segments.reduce((all, { text }) => all + text.length, 0), 0)
  return letters(left) > letters(right) ? { wide: left, narrow: right } : { wide: right, narrow: left }
}

type Body = { size: number; font: string | undefined }

function streamLines(rows: readonly Row[], body: Body): Line[] {
  const right = Math.max(...rows.flatMap(({ segments }) => segments.map(({ end }) => end)))
  const left = Math.min(...rows.flatMap(({ segments }) => segments.map(({ x }) => x)))
  const leading = usual(
    rows.flatMap((row, at) => {
      const above = rows[at - 1]
      return above && above.y > row.y ? [(above.y - row.y) / Math.max(row.size, above.size)] : []
    }),
  )
  return rows.flatMap((row, at) => {
    const above = rows[at - 1]
    const step = above ? (above.y - row.y) / Math.max(row.size, above.size) : 0
    const end = row.segments.at(-1)?.end ?? left
    const line = lineOf({
      // Some programs write several spaces instead of a gap.
      cells: row.segments.flatMap(({ text }) => text.split(/\s{3,}/)),
      size: row.size / (body.size || 1),
      isStrong: row.segments.every(({ font }) => font !== body.font),
      isFull:
        row.segments.length < 3 && (end - left > FULL * (right - left) || isFilled(row, rows[at + 1], right)),
      isApart: above !== undefined && (step < 0 || step > APART * Math.min(leading, 1.7)),
      startsBlock: at === 0,
    })
    return line ? [line] : []
  })
}

/** Returns true if the first word of the next line would not have fitted on this one. */
function isFilled({ segments }: Row, next: Row | undefined, right: number): boolean {
  const end = segments.at(-1)?.end ?? right
  const [first] = next?.segments ?? []
  const { x: start = end, text = '' } = segments.at(-1) ?? {}
  // A sentence has more words than names in a list.
  if (!first || end - start < 0.5 * (right - start) || text.split(' ').length < LEAST_WORDS) return false
  const [word = ''] = first.text.split(' ')
  const width = ((first.end - first.x) * (word.length + 1)) / Math.max(1, first.text.length)
  return end + width > right
}

/** Removes page numbers and text that is repeated on every page. */
function withoutRepeats(pages: readonly Page[]): Page[] {
  const texts = new Set<string>()
  return pages.map(({ width, rows }, page) => ({
    width,
    rows: rows.filter((row, at) => {
      const text = row.segments
        .map(({ text: part }) => part)
        .join(' ')
        .trim()
      if (FOOTER.test(text)) return false
      const isEdge = at < 2 || at >= rows.length - 2
      if (!isEdge) return true
      if (PAGE_NUMBER.test(text) || NAMED_PAGE.test(text)) return false
      const isRepeated = page > 0 && texts.has(text)
      texts.add(text)
      return !isRepeated
    }),
  }))
}

/** Returns the most frequent height or font of the letters. */
function bodyOf<T>(pages: readonly Page[], of: (segment: Segment) => T): T | undefined {
  const counts = new Map<T, number>()
  for (const segment of pages.flatMap(({ rows }) => rows.flatMap(({ segments }) => segments)))
    counts.set(of(segment), (counts.get(of(segment)) ?? 0) + segment.text.length)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** Returns the usual distance between lines of one paragraph; a form has larger ones between its rows. */
function usual(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 4)] ?? 1.2
}
