import * as Y from 'yjs'
import type { CanvasBox, CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { aboutOf, rowsOf, type RowsName, textOf } from '../canvas-document.ts'
import type { Remark } from '../pasting/cells.ts'
import { guessColumns, hasHead, type PastedCost, readCosts } from '../pasting/read-costs.ts'
import {
  kindOfTable,
  readActivities,
  type ReadActivity,
  type ReadContribution,
  readContributions,
} from '../pasting/read-rows.ts'
import { applyStep } from '../steps/steps.ts'
import type { ReadPart } from './reading.endpoints.ts'

/** The most rows that an application holds. */
const ROWS_MAX = { timeline: 100, budget: 200, contributions: 200 } as const

type Lines = ReadPart['lines']
/** Rows of a table as its box holds them, with remarks on unclear cells. */
export type ReadRows = { remarks: readonly Remark[] } & (
  | { name: 'timeline'; rows: readonly ReadActivity[] }
  | { name: 'budget'; rows: readonly PastedCost[] }
  | { name: 'contributions'; rows: readonly ReadContribution[] }
)
/** A part of a document with its box; no box where the member has to choose. */
export type Placed = {
  heading: string
  level: number
  lines: Lines
  to: string | undefined
} & ({ kind: 'text' | 'other'; table?: undefined } | { kind: 'table'; table: ReadRows })

/**
 * Assigns parts of a document to boxes: in our own documents by the titles of the boxes in either language, foreign tables
 * by their column headings; other words wait for the member's choice. Rows of another table among words become list items;
 * parts that fit nowhere are only named.
 */
export function placeParts(parts: readonly ReadPart[], template: CanvasTemplate): Placed[] {
  const { boxes } = template
  const isKnown = isOurs(parts, template)
  return parts.flatMap(({ heading, level, lines, table }): Placed[] => {
    const box = boxNamed(heading, template)
    // The part above our boxes repeats facts that the application already has.
    if (isKnown && !box && level <= 1) return [{ heading, level, lines, kind: 'other', to: undefined }]
    const words = lines.filter(
      (line) => !box || ![box.hint.bhs, box.hint.en].some((hint) => isSame(hint, textOfLine(line))),
    )
    const filled = table.filter((row) => row.some((cell) => cell !== ''))
    const name = box ? rowsNameOf(box) : isKnown ? undefined : nameByHead(filled)
    const read = name && filled.length > 0 ? readRows(name, filled) : undefined
    const rowsIn = box ?? boxes.find(({ kind }) => kind === name)
    const part = { heading, level }
    const rows: Placed[] =
      read && read.rows.length > 0 && rowsIn
        ? [{ ...part, lines: [], kind: 'table', table: read, to: rowsIn.id }]
        : []
    const points = rows.length === 0 && (box?.kind === 'text' || (!box && !isKnown)) ? pointsOf(table) : []
    const own = [...words, ...points]
    if (own.length > 0 && (box === undefined || box.kind === 'text'))
      return [{ ...part, lines: own, kind: 'text', to: box?.id }, ...rows]
    return rows.length > 0 ? rows : [{ ...part, lines: own, kind: 'other', to: undefined }]
  })
}

function rowsNameOf({ kind }: CanvasBox): RowsName | undefined {
  return kind === 'timeline' || kind === 'budget' || kind === 'contributions' ? kind : undefined
}

function nameByHead(table: ReadPart['table']): RowsName | undefined {
  return kindOfTable(table) ?? (hasHead(table) ? 'budget' : undefined)
}

function readRows(name: RowsName, table: ReadPart['table']): ReadRows {
  const room = ROWS_MAX[name]
  switch (name) {
    case 'timeline':
      return { name, ...readActivities(table, room) }
    case 'contributions':
      return { name, ...readContributions(table, room) }
    case 'budget': {
      const { costs, remarks } = readCosts(table, guessColumns(table), room)
      return { name, rows: costs, remarks }
    }
  }
}

/** Returns the cells of a row as the team's document has them, to detect rows that are there already. */
export function cellsOf(row: ReadRows['rows'][number]): unknown[] {
  if ('amount' in row) return [row.what, row.category ?? 'other', row.amount, row.source ?? '']
  if ('giver' in row) return [row.what, row.kind, row.giver, row.value]
  return [row.what, row.from, row.until]
}

/** Returns the document's title if it can be that of the application; the name of a single box on top cannot. */
export function titleFor(title: string | null, { boxes }: CanvasTemplate): string | undefined {
  const isBox = boxes.some((box) => [box.title.bhs, box.title.en].some((name) => isSame(name, title ?? '')))
  return title === null || isBox ? undefined : title
}

/** The facts that our documents have under the title, as `call: Youth bank`. */
const FACTS = 4

/**
 * Returns true for a document that Zamah made: it has the headings of at least two boxes and our facts under its title.
 * Everybody names parts *Problem* and *Budget*, so headings alone say nothing.
 */
export function isOurs(parts: readonly ReadPart[], template: CanvasTemplate): boolean {
  const hasFacts = parts.some(
    ({ level, lines }) =>
      level === 1 && lines.filter((line) => /^[^:]{1,40}: ./.test(textOfLine(line))).length >= FACTS,
  )
  return hasFacts && parts.filter(({ heading }) => boxNamed(heading, template)).length >= 2
}

function boxNamed(heading: string, { boxes }: CanvasTemplate): CanvasBox | undefined {
  return boxes.find(({ title }) => [title.bhs, title.en].some((name) => isSame(name, heading)))
}

function isSame(name: string, heading: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  return plain(name) !== '' && plain(name) === plain(heading)
}

export function textOfLines(lines: Lines): string {
  return lines.map(textOfLine).join('\n')
}

function textOfLine({ runs }: Lines[number]): string {
  return runs.map(({ text }) => text).join('')
}

function pointsOf(table: ReadPart['table']): Lines {
  return table.flatMap((row): Lines => {
    const text = row.filter((cell) => cell !== '').join(', ')
    return text === '' ? [] : [{ runs: [{ text }], list: 'bulletList' }]
  })
}

type Taking = {
  placed: readonly Placed[]
  template: CanvasTemplate
  /** True replaces the present content; false appends to it. */
  replace: boolean
  /** The new title of the application. */
  title?: string | undefined
  newId: () => string
}

/**
 * Puts parts into their boxes in one step.
 * @returns the function that undoes it, but nothing that others have written since
 */
export function insertParts(doc: Y.Doc, { placed, template, replace, title, newId }: Taking): () => void {
  const boxOf = (id: string | undefined): CanvasBox | undefined => template.boxes.find((box) => box.id === id)
  const started = new Set<string>()
  return applyStep(doc, () => {
    if (title !== undefined) aboutOf(doc).set('title', title)
    for (const { to, lines, table } of placed) {
      const box = boxOf(to)
      if (!box) continue
      const isFirst = !started.has(box.id)
      started.add(box.id)
      if (table && table.name === box.kind) {
        const rows = rowsOf(doc, table.name)
        if (replace && isFirst) rows.delete(0, rows.length)
        const room = Math.max(0, ROWS_MAX[table.name] - rows.length)
        const cells = table.rows.map((row) =>
          'amount' in row ? { ...row, category: row.category ?? 'other' } : row,
        )
        rows.push(
          cells.slice(0, room).map((row) => new Y.Map<unknown>(Object.entries({ id: newId(), ...row }))),
        )
      } else if (box.kind === 'text' && lines.length > 0) {
        const text = textOf(doc, box.id)
        // Several parts may go into one box: only the first replaces the present content.
        if (isFirst && (replace || isBlank(text))) text.delete(0, text.length)
        text.push(nodesOf(lines))
      }
    }
  })
}

function isBlank(text: Y.XmlFragment): boolean {
  return (
    text
      .toString()
      .replace(/<[^>]*>/g, '')
      .trim() === ''
  )
}

/** Builds paragraphs, and one list from consecutive items of one kind. */
function nodesOf(lines: Lines): Y.XmlElement[] {
  const groups: { kind: Lines[number]['list']; nodes: Y.XmlElement[] }[] = []
  for (const { runs, list: kind } of lines) {
    const line = elementOf('paragraph', [wordsOf(runs)])
    const node = kind === null ? line : elementOf('listItem', [line])
    const open = groups.at(-1)
    if (open?.kind === kind) open.nodes.push(node)
    else groups.push({ kind, nodes: [node] })
  }
  return groups.flatMap(({ kind, nodes }) => (kind === null ? nodes : [elementOf(kind, nodes)]))
}

/**
 * Creates an element with its content at once, because nothing of it may be read before it is in a document, not even its
 * length.
 */
function elementOf(name: string, content: (Y.XmlElement | Y.XmlText)[]): Y.XmlElement {
  const element = new Y.XmlElement(name)
  element.insert(0, content)
  return element
}

/** Builds words as the editor of a box writes them. */
function wordsOf(runs: Lines[number]['runs']): Y.XmlText {
  const words = new Y.XmlText()
  words.applyDelta(
    runs.map(({ text, bold, italic, href }) => ({
      insert: text,
      attributes: {
        ...(bold && { bold: {} }),
        ...(italic && { italic: {} }),
        ...(href && { link: { href } }),
      },
    })),
  )
  return words
}
