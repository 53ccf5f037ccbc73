import { type Columns, columnsOf, type Page } from './columns.ts'
import { type Line, lineOf } from './line.ts'
import type { Row } from './rows.ts'

const PAGE_NUMBER = /^(?:(?:stran\w*|str\.?|page)\s*)?\d{1,2}(?:\s*(?:\/|of|od|-)\s*\d{1,2})?$/i
/** Whose CV it is and on which page, on one line. */
const NAMED_PAGE = /^.{3,60}\s(?:stran\p{L}{1,3}|страна|страница|page)\s+\d{1,2}\s+(?:of|od|од)\s+\d{1,2}$/iu
const FOOTER = /©.*european union|europass.*europa\.eu|^europass$/i
/** Rows further apart than lines of one paragraph are. */
const APART = 1.5
const FULL = 0.86

/** All lines in the order in which a person reads them: heads, then each column through all pages. */
export function linesOfPages(pages: readonly Page[]): Line[] {
  const clean = withoutRepeats(pages)
  const body = bodySize(clean)
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

/** A column goes on over the pages as one. */
function joined(pages: readonly Row[][]): Row[][] {
  return [pages.flat()]
}

function byWidth({ left, right }: Columns): { wide: Row[]; narrow: Row[] } {
  const letters = (rows: Row[]) =>
    rows.reduce((sum, { segments }) => sum + segments.reduce((all, { text }) => all + text.length, 0), 0)
  return letters(left) > letters(right) ? { wide: left, narrow: right } : { wide: right, narrow: left }
}

function streamLines(rows: readonly Row[], body: number): Line[] {
  const right = Math.max(...rows.flatMap(({ segments }) => segments.map(({ end }) => end)))
  const left = Math.min(...rows.flatMap(({ segments }) => segments.map(({ x }) => x)))
  const leading = median(
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
      // Some programs put several spaces where others leave a gap.
      cells: row.segments.flatMap(({ text }) => text.split(/\s{3,}/)),
      size: row.size / body,
      isFull: row.segments.length < 3 && end - left > FULL * (right - left),
      isApart: above !== undefined && (step < 0 || step > APART * Math.min(leading, 1.7)),
      startsBlock: at === 0,
    })
    return line ? [line] : []
  })
}

/** Page numbers, and what stands on every page, say nothing about the person. */
function withoutRepeats(pages: readonly Page[]): Page[] {
  const seen = new Set<string>()
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
      const isRepeated = page > 0 && seen.has(text)
      seen.add(text)
      return !isRepeated
    }),
  }))
}

/** The height that most letters have. */
function bodySize(pages: readonly Page[]): number {
  const counts = new Map<number, number>()
  for (const { rows } of pages) {
    for (const { segments } of rows) {
      for (const { size, text } of segments) {
        const height = Math.round(size * 2) / 2
        counts.set(height, (counts.get(height) ?? 0) + text.length)
      }
    }
  }
  const [limit] = [...counts].toSorted(([, a], [, b]) => b - a)
  return limit?.[0] || 1
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 1.2
}
