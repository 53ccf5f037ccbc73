import { fold } from '#platform/contract/fold.ts'
import { type Line, lineOf } from '../layout/line.ts'
import { type Field, fieldNamed } from './labelled.ts'
import { sectionNamed } from './section-names.ts'

/** Heads of tables about languages and skills, which name no field of an entry. */
const OTHER_HEADS = new Set(
  'jezik|govor|pisanje|citanje|slusanje|razumijevanje|interakcija|produkcija|language|speaking|writing|reading|listening|understanding|nivo|razina|level|vjestina|znanje|skill|ocjena|r br|rb|rbr|red br|broj|no'.split(
    '|',
  ),
)
const NUMBER_OF_ROW = /^(?:r\.?\s?br\.?|rb|red\.? br\.?|broj|no\.?)$/i

type Head = { field: Field | undefined; label: string }

/** Turns rows of a table with a head into forms with a label on every line; the head itself is dropped. */
export function withoutTableHeads(lines: readonly Line[]): Line[] {
  let heads: Head[] | undefined
  return lines.flatMap((line, at) => {
    if (isHead(line, lines[at + 1])) {
      const named = headsOf(line)
      const fields = named.flatMap(({ field }) => field ?? [])
      heads = fields.some((field) => TIMES.has(field)) || fields.length > 1 ? named : undefined
      return []
    }
    if (!heads) return [line]
    // A heading ends the table; further paragraphs of a cell do not.
    if (line.cells.length < 2) {
      if (line.isHeading || line.size > LOUD || sectionNamed(line.text)) heads = undefined
      return [line]
    }
    if (line.cells.length > heads.length) {
      heads = undefined
      return [line]
    }
    return formOf(line, heads)
  })
}

const LOUD = 1.05
const TIMES: ReadonlySet<Field> = new Set(['period', 'from', 'to'])
const ORDER: readonly Field[] = ['title', 'place', 'town', 'note']

function headsOf({ cells }: Line): Head[] {
  return cells.map((cell) => ({ field: fieldNamed(cell), label: cell }))
}

/** Turns a row into the lines of a form: its period first, because that begins an entry. */
function formOf(line: Line, heads: readonly Head[]): Line[] {
  const places = line.places ?? line.cells.map((_, at) => at)
  const filled = line.cells
    .map((text, at) => ({ text, head: heads[places[at] ?? at] }))
    .filter(({ text }) => !/^[-–—/.]+$/.test(text))
  const of = (field: Field) => filled.filter(({ head }) => head?.field === field).map(({ text }) => text)
  const [from, to] = [of('from')[0], of('to')[0]]
  const time = of('period')[0] ?? [from, to].filter((end) => end !== undefined).join(' – ')
  const others = filled
    .filter(({ head }) => head && !head.field && !NUMBER_OF_ROW.test(head.label))
    .map(({ text, head }) => ({ label: LABEL_OF.note, text: `${head?.label}: ${text}` }))
  const rows = [
    // A row without a period is an entry all the same.
    { label: LABEL_OF.period, text: time === '' ? '–' : from && !to ? `${from} –` : time },
    ...ORDER.flatMap((field) => of(field).map((text) => ({ label: LABEL_OF[field], text }))),
    ...others,
  ]
  return rows.flatMap(({ label, text }) => lineOf({ cells: [label, text] }) ?? [])
}

const LABEL_OF = {
  period: 'Period',
  from: 'Period',
  to: 'Period',
  title: 'Pozicija',
  place: 'Firma',
  town: 'Grad',
  note: 'Opis',
} as const satisfies Record<Field, string>

/** Returns true for names beside each other, mostly known ones, above a row with as many cells. */
function isHead({ cells }: Line, next: Line | undefined): boolean {
  if (cells.length < 2) return false
  if (cells.every(isHeadCell)) return true
  if (sectionNamed(cells[0] ?? '')?.rest === '') return false
  const headCount = cells.filter(isHeadCell).length
  const areNames = cells.every((cell) => cell.length < 40 && !/\d|@/.test(cell))
  return headCount > 1 && 2 * headCount > cells.length && areNames && next?.cells.length === cells.length
}

/** Returns true for the name of a column. */
export function isHeadCell(cell: string): boolean {
  return fieldNamed(cell) !== undefined || OTHER_HEADS.has(fold(cell))
}
