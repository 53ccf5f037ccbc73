import { findPeriod } from '../parse/periods.ts'
import { sectionNamed } from '../parse/section-names.ts'
import type { Row, Segment } from './rows.ts'

export type Page = { width: number; rows: readonly Row[] }
export type Columns = { head: Row[]; left: Row[]; right: Row[]; tail: Row[] }

/** Fewer rows do not make a column. */
const LEAST_ROWS = 4
/** How far letters may stand beside the edge of their column. */
const LOOSE = 4

/** The two columns of a page, where it has them; a table of labels and contents is read row by row instead. */
export function columnsOf({ width, rows }: Page): Columns | undefined {
  const found = edgesOf(rows, width)
    .map((edge) => splitAt(rows, edge))
    .filter((split): split is Columns => split !== undefined)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return found.find(isColumns)
}

/** Where many rows begin, away from the margins. */
function edgesOf(rows: readonly Row[], width: number): number[] {
  const counts = new Map<number, number>()
  for (const { segments } of rows) {
    for (const { x } of segments) {
      if (x < 0.2 * width || x > 0.8 * width) continue
      const near = [...counts.keys()].find((edge) => Math.abs(edge - x) < LOOSE) ?? x
      counts.set(near, (counts.get(near) ?? 0) + 1)
    }
  }
  return [...counts].filter(([, count]) => count >= LEAST_ROWS).map(([edge]) => edge)
}

/** The longest run of rows of which none goes across the edge. */
function splitAt(rows: readonly Row[], edge: number): Columns | undefined {
  const crosses = ({ segments }: Row) => segments.some(({ x, end }) => x < edge - LOOSE && end > edge - LOOSE)
  let best = { from: 0, to: 0 }
  let from = 0
  for (let at = 0; at <= rows.length; at++) {
    const row = rows[at]
    if (row && !crosses(row)) continue
    if (at - from > best.to - best.from) best = { from, to: at }
    from = at + 1
  }
  const run = rows.slice(best.from, best.to)
  const side = (keep: (segment: Segment) => boolean) =>
    run
      .map((row) => ({ ...row, segments: row.segments.filter(keep) }))
      .filter(({ segments }) => segments.length > 0)
  const left = side(({ x }) => x < edge - LOOSE)
  const right = side(({ x }) => x >= edge - LOOSE)
  if (left.length < LEAST_ROWS || right.length < LEAST_ROWS || run.length < 0.5 * rows.length)
    return undefined
  return { head: rows.slice(0, best.from), left, right, tail: rows.slice(best.to) }
}

function sizeOf({ left, right }: Columns): number {
  return left.length + right.length
}

/** Columns have headings of their own; a table has labels or dates beside what belongs to them. */
function isColumns({ left, right }: Columns): boolean {
  const [named, alsoNamed] = [headings(left), headings(right)]
  if (named > 0 && alsoNamed > 0) return true
  if (dates(left) > 0.4 || dates(right) > 0.4) return false
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left]
  const besides = fewer.filter(({ y }) => more.some((row) => Math.abs(row.y - y) < 2)).length
  return besides < 0.6 * fewer.length
}

const textOf = ({ segments }: Row) => segments.map(({ text }) => text).join(' ')

function headings(rows: readonly Row[]): number {
  return rows.filter((row) => sectionNamed(textOf(row))?.rest === '').length
}

function dates(rows: readonly Row[]): number {
  return rows.filter((row) => findPeriod(textOf(row))).length / rows.length
}
