import * as Y from 'yjs'
import type { CanvasBox, CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { rowsOf, textOf } from '../canvas-document.ts'
import { guessColumns, type PastedCost, readCosts } from '../pasting/read-costs.ts'
import { takeStep } from '../steps/steps.ts'
import type { ReadPart } from './reading.endpoints.ts'

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
 * words wait for somebody to choose. Of a table among words each row is a point; other tables are only named.
 */
export function placeParts(parts: readonly ReadPart[], { boxes }: CanvasTemplate): Placed[] {
  const boxOf = (heading: string) =>
    boxes.find(({ title }) => [title.bhs, title.en].some((name) => isSame(name, heading)))
  const isKnown = parts.filter(({ heading }) => boxOf(heading)).length >= 2
  return parts.map(({ heading, level, lines, table }): Placed => {
    const box = boxOf(heading)
    const words = lines.filter(
      (line) => !box || ![box.hint.bhs, box.hint.en].some((hint) => isSame(hint, textOfLine(line))),
    )
    const own = box?.kind === 'text' || (!box && !isKnown) ? [...words, ...pointsOf(table)] : words
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
  const begun = new Set<string>()
  return takeStep(doc, () => {
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

/** Paragraphs, and points of one kind that follow each other as one list. */
function nodesOf(lines: Lines): Y.XmlElement[] {
  const nodes: Y.XmlElement[] = []
  let open: { kind: string; list: Y.XmlElement } | undefined
  for (const { runs, list: kind } of lines) {
    const line = new Y.XmlElement('paragraph')
    line.insert(0, [wordsOf(runs)])
    if (kind === null) {
      open = undefined
      nodes.push(line)
      continue
    }
    if (open?.kind !== kind) {
      open = { kind, list: new Y.XmlElement(kind) }
      nodes.push(open.list)
    }
    const point = new Y.XmlElement('listItem')
    point.insert(0, [line])
    open.list.push([point])
  }
  return nodes
}

/** As the editor of a box writes them. */
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
