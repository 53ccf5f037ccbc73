import type { Line } from '../layout/line.ts'
import { fieldNamed } from './labelled.ts'
import { sectionNamed } from './section-names.ts'

const MOST_LINES = 3
const JOINS = /^(?:\p{Ll}|(?:I|AND|TE|И|&)\s)/u

/** Joins labels and headings that a narrow column has broken over two or three lines. */
export function withWholeLabels(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) continue
    const count = brokenOver(lines, at)
    if (count === 0) {
      whole.push(line)
      continue
    }
    const parts = lines.slice(at, at + count + 1)
    const cells = [labelOf(parts), ...line.cells.slice(1)]
    whole.push({ ...line, cells, text: cells.join('  ') })
    // Contents beside the further lines of the label follow below.
    for (const { cells: more, ...rest } of parts.slice(1)) {
      const besides = more.slice(1)
      if (besides.length > 0)
        whole.push({ ...rest, isApart: false, cells: besides, text: besides.join('  ') })
    }
    at += count
  }
  return whole
}

const labelOf = (lines: readonly Line[]) => lines.map(({ cells }) => cells[0] ?? '').join(' ')
const isKnown = (label: string) => fieldNamed(label) !== undefined || sectionNamed(label)?.rest === ''

/** Counts the further lines of this line's label. */
function brokenOver(lines: readonly Line[], at: number): number {
  const first = lines[at]
  const [start = ''] = first?.cells ?? []
  const next = lines[at + 1]
  if (!first || !next || first.isBullet || start.length > 60) return 0
  // A known label continues only if the next words cannot stand alone.
  if (isKnown(start) && !JOINS.test(next.cells[0] ?? '')) return 0
  for (let count = MOST_LINES - 1; count > 0; count--) {
    const parts = lines.slice(at, at + count + 1)
    const further = parts.slice(1)
    if (parts.length <= count || further.some(({ isBullet, startsBlock }) => isBullet || startsBlock))
      continue
    const areOwn = further.some(({ cells: [own = ''] }) => isKnown(own) && !JOINS.test(own))
    if (!areOwn && isKnown(labelOf(parts))) return count
  }
  return 0
}
