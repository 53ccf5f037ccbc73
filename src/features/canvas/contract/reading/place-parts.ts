import * as Y from 'yjs'
import type { CanvasBox, CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { rowsOf, textOf } from '../canvas-document.ts'
import { guessColumns, type PastedCost, readCosts } from '../pasting/read-costs.ts'
import type { ReadPart } from './reading.endpoints.ts'

/** The mark of what was taken from a document, so that it alone is taken back. */
const TAKEN = Symbol('a document was taken')
const COSTS_MAX = 200

type Lines = ReadPart['lines']
/** A part of a document and the box into which it goes; nothing where its person has to say. */
export type Placed = {
  heading: string
  level: number
  lines: Lines
  costs: PastedCost[]
  /** Of a table: rows that were not taken whole. */
  odd: number
  kind: 'text' | 'budget' | 'other'
  to: string | undefined
}

/**
 * Where parts of a document belong: what we drew ourselves is found by the titles of the boxes, in either language; other
 * words wait for somebody to choose. Tables other than the budget are only named.
 */
export function placeParts(parts: readonly ReadPart[], { boxes }: CanvasTemplate): Placed[] {
  return parts.map(({ heading, level, lines, table }): Placed => {
    const box = boxes.find(({ title }) => [title.bhs, title.en].some((name) => isSame(name, heading)))
    const own = lines.filter(
      ({ text }) => !box || ![box.hint.bhs, box.hint.en].some((hint) => isSame(hint, text)),
    )
    if (box?.kind === 'budget' && table.length > 0) {
      const filled = table.filter((row) => row.some((cell) => cell !== ''))
      const { costs, remarks } = readCosts(filled, guessColumns(filled), COSTS_MAX)
      const odd = remarks.filter(({ why }) => why !== 'total').length
      return {
        heading,
        level,
        lines: own,
        costs,
        odd,
        kind: costs.length > 0 ? 'budget' : 'other',
        to: box.id,
      }
    }
    const isText = own.length > 0 && (box === undefined || box.kind === 'text')
    const rest = { heading, level, lines: own, costs: [], odd: 0 }
    if (!isText) return { ...rest, kind: 'other', to: undefined }
    return { ...rest, kind: 'text', to: box?.id }
  })
}

/** Whether a document has headings of our boxes. */
export function isOurs(placed: readonly Placed[]): boolean {
  return placed.filter(({ to }) => to !== undefined).length >= 2
}

function isSame(name: string, said: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  return plain(name) !== '' && plain(name) === plain(said)
}

export function textOfLines(lines: Lines): string {
  return lines.map(({ text }) => text).join('\n')
}

type Taking = {
  placed: readonly Placed[]
  template: CanvasTemplate
  /** Whether it takes the place of what is written, or follows it. */
  replace: boolean
  newId: () => string
}

/**
 * Puts parts into their boxes in one step.
 * @returns takes it back, and nothing that others have written since
 */
export function takeParts(doc: Y.Doc, { placed, template, replace, newId }: Taking): () => void {
  const boxOf = (id: string | undefined): CanvasBox | undefined => template.boxes.find((box) => box.id === id)
  const texts = template.boxes.filter(({ kind }) => kind === 'text').map(({ id }) => textOf(doc, id))
  const undo = new Y.UndoManager([...texts, rowsOf(doc, 'budget')], { trackedOrigins: new Set([TAKEN]) })
  const begun = new Set<string>()
  doc.transact(() => {
    for (const { to, lines, costs } of placed) {
      const box = boxOf(to)
      if (!box) continue
      const isFirst = !begun.has(box.id)
      begun.add(box.id)
      if (box.kind === 'budget' && costs.length > 0) {
        const rows = rowsOf(doc, 'budget')
        if (replace && isFirst) rows.delete(0, rows.length)
        rows.push(
          costs.map(
            (cost) =>
              new Y.Map<unknown>(
                Object.entries({ id: newId(), ...cost, category: cost.category ?? 'other' }),
              ),
          ),
        )
      } else if (box.kind === 'text' && lines.length > 0) {
        const text = textOf(doc, box.id)
        // Several parts may go into one box: only the first takes the place of what was there.
        if (isFirst && (replace || isBlank(text))) text.delete(0, text.length)
        text.push(nodesOf(lines))
      }
    }
  }, TAKEN)
  return () => void undo.undo()
}

function isBlank(text: Y.XmlFragment): boolean {
  return (
    text
      .toString()
      .replace(/<[^>]*>/g, '')
      .trim() === ''
  )
}

/** Paragraphs, and points that follow each other as one list. */
function nodesOf(lines: Lines): Y.XmlElement[] {
  const nodes: Y.XmlElement[] = []
  let list: Y.XmlElement | undefined
  for (const { text, isPoint } of lines) {
    const line = new Y.XmlElement('paragraph')
    line.insert(0, [new Y.XmlText(text)])
    if (!isPoint) {
      list = undefined
      nodes.push(line)
      continue
    }
    if (!list) {
      list = new Y.XmlElement('bulletList')
      nodes.push(list)
    }
    const point = new Y.XmlElement('listItem')
    point.insert(0, [line])
    list.push([point])
  }
  return nodes
}
