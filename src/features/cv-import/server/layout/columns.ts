import { findPeriod } from '../parse/periods.ts'
import { sectionNamed } from '../parse/section-names.ts'
import type { Row, Segment } from './rows.ts'

export type Page = { width: number; rows: readonly Row[] }
export type Columns = { head: Row[]; left: Row[]; right: Row[]; tail: Row[] }

/** With fewer rows it is no column. */
const LEAST_ROWS = 4
/** The tolerance for letters beside the edge of their column, in points. */
const LOOSE = 4

/** Finds the two columns of a page; a table of labels and contents is read row by row instead. */
export function columnsOf({ width, rows }: Page): Columns | undefined {
  const candidates = edgesOf(rows, width)
    .map((edge) => splitAt(rows, edge))
    .filter((split): split is Columns => split !== undefined)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return candidates.find(isColumns)
}

/** Finds positions at which many rows begin, away from the margins. */
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

/** Finds the longest run of rows that do not cross the edge. */
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
      // The size is that of the own column's letters only.
      .map((row) => ({ ...row, size: Math.max(...row.segments.map(({ size }) => size)) }))
  const left = side(({ x }) => x < edge - LOOSE)
  const right = side(({ x }) => x >= edge - LOOSE)
  if (left.length < LEAST_ROWS || right.length < LEAST_ROWS || run.length < 0.5 * rows.length)
    return undefined
  return { head: rows.slice(0, best.from), left, right, tail: rows.slice(best.to) }
}

function sizeOf({ left, right }: Columns): number {
  return left.length + right.length
}

/** Returns true for columns, which have headings of their own; a table has labels or dates beside its contents. */
function isColumns({ left, right }: Columns): boolean {
  if (isOfLabels(left)) return false
  const [named, alsoNamed] = [headings(left), headings(right)]
  if (named > 0 && alsoNamed > 0) return true
  if (dates(left) > 0.4 || dates(right) > 0.4) return false
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left]
  // A heading over both is a row of its own.
  const labels = fewer.filter((row) => sectionNamed(textOf(row))?.rest !== '')
  const besides = labels.filter(({ y }) => more.some((row) => Math.abs(row.y - y) < 2)).length
  return besides < 0.6 * labels.length
}

/** Returns true for labels of a form, which may end where their answers begin; a column's lines begin at one position. */
function isOfLabels(rows: readonly Row[]): boolean {
  const ends = rows.map(({ segments }) => segments.at(-1)?.end ?? 0)
  const starts = rows.map(({ segments }) => segments[0]?.x ?? 0)
  return sharedBy(ends) > 0.7 && sharedBy(starts) < 0.5
}

/** Returns the share of positions near the most frequent one. */
function sharedBy(places: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const place of places) counts.set(Math.round(place / 3), (counts.get(Math.round(place / 3)) ?? 0) + 1)
  const near = (at: number) => [at - 1, at, at + 1].reduce((sum, one) => sum + (counts.get(one) ?? 0), 0)
  return Math.max(0, ...[...counts.keys()].map(near)) / Math.max(1, places.length)
}

const textOf = ({ segments }: Row) => segments.map(({ text }) => text).join(' ')

function headings(rows: readonly Row[]): number {
  return rows.filter((row) => sectionNamed(textOf(row))?.rest === '').length
}

function dates(rows: readonly Row[]): number {
  return rows.filter((row) => findPeriod(textOf(row))).length / rows.length
}
