import { fold } from '#platform/contract/fold.ts'
import { type Line, lineOf } from '../layout/line.ts'
import { type Field, fieldNamed } from './labelled.ts'

const ORDER: readonly Field[] = ['period', 'title', 'place', 'note']
/** Heads of tables that say nothing about whose row it is. */
const OTHER_HEADS = new Set(
  'jezik|govor|pisanje|citanje|slusanje|razumijevanje|language|speaking|writing|reading|listening|nivo|level|vjestina|skill|r br|rb|rbr|broj|no'.split(
    '|',
  ),
)

/** Rows of a table under a row of names become forms with a label on every line; the names themselves say nothing. */
export function withoutTableHeads(lines: readonly Line[]): Line[] {
  let heads: (Field | undefined)[] | undefined
  let labels: readonly string[] = []
  return lines.flatMap((line) => {
    const fields = line.cells.map((cell) => fieldNamed(cell))
    if (isHead(line)) {
      heads = fields.includes('period') || fields.filter(Boolean).length > 1 ? fields : undefined
      labels = line.cells
      return []
    }
    if (!heads || line.cells.length < 2 || line.cells.length > heads.length) {
      heads = undefined
      return [line]
    }
    const named = heads
    return ORDER.flatMap((field) => {
      const at = named.indexOf(field)
      const cell = line.cells[at]
      const row = cell && !/^[-–—/.]+$/.test(cell) ? lineOf({ cells: [labels[at] ?? '', cell] }) : undefined
      return row ? [row] : []
    })
  })
}

function isHead({ cells }: Line): boolean {
  return cells.length > 1 && cells.every(isHeadCell)
}

/** The name of a column. */
export function isHeadCell(cell: string): boolean {
  return fieldNamed(cell) !== undefined || OTHER_HEADS.has(fold(cell))
}
