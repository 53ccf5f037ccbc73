import * as Y from 'yjs'
import { countedCost, QUANTITY_MAX } from '#features/calls/contract/counted-cost.ts'
import {
  type ApplicationContent,
  CONTRIBUTION_KINDS,
  COST_CATEGORIES,
  type TeamMember,
} from '#features/calls/contract/application-content.ts'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { TITLE_MAX } from './title-length.ts'

/*
 * One shared document holds one application: rich text for each text box, an array of rows for each table, and a map
 * for the part above the boxes. `contentOf` turns any document, also a malformed one, into an application that fits its
 * schema, with the same result on every device and on the server.
 */

export const ROWS = ['timeline', 'budget', 'contributions'] as const
export type RowsName = (typeof ROWS)[number]
type SharedRow = Y.Map<unknown>

export const textOf = (doc: Y.Doc, box: string): Y.XmlFragment => doc.getXmlFragment(`text:${box}`)
export const rowsOf = (doc: Y.Doc, name: RowsName): Y.Array<SharedRow> => doc.getArray<SharedRow>(name)
export const aboutOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('about')
export const rolesOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('roles')

/** Lists all roots of the document for a template; `writers` has the last writer of each box (`canvas-writers.ts`). */
export function sharedRoots({ boxes }: CanvasTemplate): Set<string> {
  const texts = boxes.flatMap((box) => (box.kind === 'text' ? [`text:${box.id}`] : []))
  return new Set(['about', 'roles', 'writers', ...ROWS, ...texts])
}

type ContentSource = {
  doc: Y.Doc
  template: CanvasTemplate
  members: readonly Omit<TeamMember, 'role'>[]
  /** Files are stored beside the document; a device learns of them from the server. */
  documents?: ApplicationContent['documents']
  /** Returns the words of a box where they are already known. */
  textIn?: (box: string) => string
}

/** Returns the words of a box as rules read them. */
export function wordsIn(doc: Y.Doc, box: string): string {
  return words(plainTextOf(textOf(doc, box)), 20_000)
}

/** Returns the application as rules read it. */
export function contentOf({
  doc,
  template,
  members,
  documents = [],
  textIn = (box) => wordsIn(doc, box),
}: ContentSource): ApplicationContent {
  const about = aboutOf(doc)
  const roles = rolesOf(doc)
  return {
    title: words(about.get('title'), TITLE_MAX),
    municipality: oneOf(MUNICIPALITY_IDS, about.get('municipality')) ?? null,
    texts: Object.fromEntries(
      template.boxes.flatMap((box) => (box.kind === 'text' ? [[box.id, textIn(box.id)]] : [])),
    ),
    timeline: rows(doc, 'timeline', 100).map(({ id, row }) => ({
      id,
      what: words(row.get('what'), 200),
      from: dayOf(row.get('from')),
      until: dayOf(row.get('until')),
    })),
    budget: rows(doc, 'budget', 200).map(({ id, row }) => {
      const source = words(row.get('source'), 200)
      const counted = { ...quantityOf(row.get('quantity')), ...priceOf(row.get('price')) }
      return {
        id,
        what: words(row.get('what'), 200),
        category: oneOf(COST_CATEGORIES, row.get('category')) ?? 'other',
        // Two devices may each have changed one factor, so the product is computed here and not where it was typed.
        amount: amountOf(countedCost(counted) ?? row.get('amount')),
        // Absent fields stay absent, so that earlier confirmations and submissions stay the same, letter by letter.
        ...(source !== '' && { source }),
        ...counted,
      }
    }),
    contributions: rows(doc, 'contributions', 200).map(({ id, row }) => ({
      id,
      kind: oneOf(CONTRIBUTION_KINDS, row.get('kind')) ?? 'goods',
      what: words(row.get('what'), 200),
      giver: words(row.get('giver'), 120),
      value: amountOf(row.get('value')),
    })),
    members: members.map(({ id, name }) => ({
      id,
      name: words(name, 120),
      role: words(roles.get(id), 120),
    })),
    documents,
  }
}

/** Lists the people with their roles but without names, because the document alone does not hold the names. */
export function namelessOf(doc: Y.Doc): Omit<TeamMember, 'role'>[] {
  return [...rolesOf(doc).keys()].map((id) => ({ id, name: '' }))
}

/** Returns the content by box, to detect changes since somebody confirmed it; `about` stands above the boxes. */
export function partsOf(content: ApplicationContent, template: CanvasTemplate): Record<string, unknown> {
  const { title, municipality, texts, timeline, budget, contributions, members, documents } = content
  const tables = { timeline, budget, contributions, team: members, documents }
  return {
    about: { title, municipality },
    ...Object.fromEntries(
      template.boxes.map((box) => [box.id, box.kind === 'text' ? (texts[box.id] ?? '') : tables[box.kind]]),
    ),
  }
}

/** Returns the words of rich text, a line for each block. */
function plainTextOf(node: Y.XmlFragment): string {
  return node
    .toArray()
    .map((child) => (child instanceof Y.XmlText ? inlineOf(child) : blockOf(child)))
    .join('\n')
}

function blockOf(node: Y.XmlElement | Y.XmlHook | Y.XmlFragment): string {
  if (!(node instanceof Y.XmlFragment)) return ''
  const children = node.toArray()
  const isLine = children.every(
    (child) =>
      child instanceof Y.XmlText || (child instanceof Y.XmlElement && child.nodeName === 'hardBreak'),
  )
  if (!isLine) return plainTextOf(node)
  return children.map((child) => (child instanceof Y.XmlText ? inlineOf(child) : '\n')).join('')
}

function inlineOf(text: Y.XmlText): string {
  const parts = text.toDelta() as { insert: unknown }[]
  return parts.map(({ insert }) => (typeof insert === 'string' ? insert : '\n')).join('')
}

const ROW_ID = /^[\w-]{1,64}$/

/** Lists rows with a valid id; one that two devices have moved may stand there twice, and counts once. */
function rows(doc: Y.Doc, name: RowsName, most: number): { id: string; row: SharedRow }[] {
  const byId = new Map<string, SharedRow>()
  for (const row of rowsOf(doc, name)) {
    const id = row instanceof Y.Map ? row.get('id') : undefined
    if (typeof id === 'string' && ROW_ID.test(id) && !byId.has(id) && byId.size < most) byId.set(id, row)
  }
  return [...byId].map(([id, row]) => ({ id, row }))
}

const UNFIT = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu

function words(value: unknown, most: number): string {
  if (typeof value !== 'string') return ''
  // Cuts between characters, because half of one cannot be stored.
  return value
    .replace(UNFIT, ' ')
    .slice(0, most)
    .replace(/\p{Cs}$/u, '')
}

function oneOf<const T extends string>(options: readonly T[], value: unknown): T | undefined {
  return options.find((one) => one === value)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' || !DAY.test(value)) return null
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? null : value
}

function quantityOf(value: unknown): { quantity?: number } {
  const isRead = typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= QUANTITY_MAX
  return isRead ? { quantity: Math.round(value * 100) / 100 } : {}
}

function priceOf(value: unknown): { price?: number } {
  return typeof value === 'number' ? { price: amountOf(value) } : {}
}

function amountOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_000_000_000
    ? value
    : 0
}
