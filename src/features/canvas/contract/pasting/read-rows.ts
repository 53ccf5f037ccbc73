import type { CONTRIBUTION_KINDS } from '#features/calls/contract/application-content.ts'
import { readAmount } from '#platform/contract/amount.ts'
import { AMOUNT_MAX, truncateText, isTotal, type Remark, WHAT_MAX, quoteLine, columnCount } from './cells.ts'
import { readDay } from './read-day.ts'
import type { Line } from './read-table.ts'

type Kind = (typeof CONTRIBUTION_KINDS)[number]
export type ReadContribution = { kind: Kind; what: string; giver: string; value: number }
export type ReadActivity = { what: string; from: string | null; until: string | null }
type Read<Row> = { rows: Row[]; remarks: Remark[] }

const GIVER_MAX = 120

/** Beginnings of the usual words for kinds of contributions, in the order of search. */
const GIFTS: [Kind, RegExp][] = [
  ['money', /^(nov|keš|kes\b|gotovin|cash|money|financ|km\b)/],
  ['services', /^(rad|uslug|posao|volont|service|work|labou?r|volunt)/],
  ['goods', /^(stvar|rob|materij|oprem|alat|goods|things?\b|material|equip|in kind)/],
]
const HEADS = {
  from: /^(od|početak|pocetak|od kada|from|start|begin)\b/,
  until: /^(do|kraj|do kada|until|till|to|end)\b/,
  giver: /^(ko daje|daje|dava|donator|partner|izvor|od koga|giver|who gives|given by|donor)/,
  kind: /^(vrsta|oblik|kind|type)/,
  value: /(vrijednost|iznos|ukupno|worth|value|amount)/,
  what: /^(šta|sta|naziv|opis|doprinos|prilog|aktivnost|what|description|contribution|activity)/,
}
type Column = keyof typeof HEADS

/** Finds the columns by their headings. */
function headOf([first = []]: readonly Line[]): Partial<Record<Column, number>> {
  const columns: Partial<Record<Column, number>> = {}
  for (const name of Object.keys(HEADS) as Column[]) {
    const at = first.findIndex(
      (cell, place) => HEADS[name].test(cell.toLowerCase()) && !Object.values(columns).includes(place),
    )
    if (at >= 0) columns[name] = at
  }
  return columns
}

/** Returns the kind of a table in a foreign document by its column headings; undefined if they are not clear. */
export function kindOfTable(lines: readonly Line[]): 'timeline' | 'contributions' | undefined {
  const { from, until, giver, value } = headOf(lines)
  if (from !== undefined && until !== undefined) return 'timeline'
  return giver !== undefined && value !== undefined ? 'contributions' : undefined
}

/** Reads the contributions of a table; each unclear cell stays out and is named. */
export function readContributions(lines: readonly Line[], room: number): Read<ReadContribution> {
  const head = headOf(lines)
  const hasHead = head.value !== undefined && (head.what !== undefined || head.giver !== undefined)
  const at = hasHead ? head : guessed(lines)
  return eachLine({ lines, room, hasHead, least: [at.what, at.giver, at.value] }, (line, remark) => {
    const cell = (column: number | undefined) => (column === undefined ? '' : (line[column] ?? ''))
    const [what, giver, sum, kindText] = [cell(at.what), cell(at.giver), cell(at.value), cell(at.kind)]
    const value = readAmount(sum)
    const isValue = value !== undefined && value <= AMOUNT_MAX
    if (!isValue && sum !== '') remark('value', sum)
    const kind = GIFTS.find(([, word]) => word.test(kindText.toLowerCase()))?.[0]
    if (kind === undefined && kindText !== '') remark('gift', kindText)
    return {
      kind: kind ?? 'goods',
      what: cut(what, WHAT_MAX, remark),
      giver: cut(giver, GIVER_MAX, remark),
      value: isValue ? Math.round(value * 100) : 0,
    }
  })
}

/** Reads the activities of a table with their days. */
export function readActivities(lines: readonly Line[], room: number): Read<ReadActivity> {
  const head = headOf(lines)
  const hasHead = head.from !== undefined || (head.what !== undefined && !hasDay(lines[0]))
  const days = dayColumns(lines.slice(hasHead ? 1 : 0))
  const from = head.from ?? days[0]
  const until = head.until ?? days.find((column) => column !== from)
  const width = columnCount(lines)
  const what =
    head.what ?? Array.from({ length: width }, (_, n) => n).find((n) => n !== from && n !== until) ?? 0
  return eachLine({ lines, room, hasHead, least: [what, from, until] }, (line, remark) => {
    const day = (column: number | undefined) => {
      const text = column === undefined ? '' : (line[column] ?? '')
      const read = readDay(text)
      if (read === undefined && text !== '') remark('day', text)
      return read ?? null
    }
    return { what: cut(line[what] ?? '', WHAT_MAX, remark), from: day(from), until: day(until) }
  })
}

type Reading = {
  lines: readonly Line[]
  room: number
  hasHead: boolean
  /** A line in which all of these are empty counts as empty. */
  least: readonly (number | undefined)[]
}
type Tell = (why: Remark['why'], text: string) => void

function eachLine<Row>(
  { lines, room, hasHead, least }: Reading,
  read: (line: Line, remark: Tell) => Row,
): Read<Row> {
  const rows: Row[] = []
  const remarks: Remark[] = []
  for (const [at, line] of lines.entries()) {
    if (hasHead && at === 0) continue
    if (least.every((column) => column === undefined || (line[column] ?? '') === '')) continue
    const remark: Tell = (why, text) => void remarks.push({ line: at + 1, text, why })
    if (rows.length > 0 && isTotal(line)) remark('total', quoteLine(line))
    else if (rows.length >= room) remark('full', quoteLine(line))
    else rows.push(read(line, remark))
  }
  return { rows, remarks }
}

function cut(text: string, most: number, remark: Tell): string {
  if (text.length > most) remark('cut', text)
  return truncateText(text, most)
}

/** Guesses columns without headings: the last column of amounts is the value, one of known kinds the kind. */
function guessed(lines: readonly Line[]): Partial<Record<Column, number>> {
  const columns = Array.from({ length: columnCount(lines) }, (_, n) => n)
  const most = (column: number, holds: (cell: string) => boolean) =>
    lines.filter((line) => holds(line[column] ?? '')).length * 2 >= Math.max(1, lines.length)
  const value = columns.findLast((column) => most(column, (cell) => readAmount(cell) !== undefined))
  const kind = columns.find(
    (column) =>
      column !== value && most(column, (cell) => GIFTS.some(([, word]) => word.test(cell.toLowerCase()))),
  )
  const [what, giver] = columns.filter((column) => column !== value && column !== kind)
  return {
    ...(value !== undefined && { value }),
    ...(kind !== undefined && { kind }),
    ...(what !== undefined && { what }),
    ...(giver !== undefined && { giver }),
  }
}

const hasDay = (line: Line = []) => line.some((cell) => readDay(cell) !== undefined)

function dayColumns(lines: readonly Line[]): number[] {
  const width = columnCount(lines)
  return Array.from({ length: width }, (_, n) => n).filter((n) =>
    lines.some((line) => readDay(line[n] ?? '') !== undefined),
  )
}
