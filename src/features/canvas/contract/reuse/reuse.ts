import * as Y from 'yjs'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CanvasBox, CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { contentOf, rowsOf, textOf } from '../canvas-document.ts'
import { applyStep } from '../steps/steps.ts'

const TABLES = ['budget', 'contributions'] as const
type Table = (typeof TABLES)[number]

type BoxDocument = { doc: Y.Doc; template: CanvasTemplate }
/** A box whose text or rows can be copied, and the target box. */
export type Part = { from: string; to: string; kind: 'text' | Table; count: number }
/** A box whose content is not copied: the target is written already, or there is none. */
export type Left = { box: string; why: 'written' | 'unknown' }

/**
 * Lists the parts of an older application that fit into another: texts into the box of the same name, costs and
 * contributions into theirs. Existing content is never overwritten.
 */
export function reusable(older: BoxDocument, now: BoxDocument): { parts: Part[]; left: Left[] } {
  const [then, has] = [older, now].map((one) => contentOf({ ...one, members: [] })) as [
    ApplicationContent,
    ApplicationContent,
  ]
  const parts: Part[] = []
  const left: Left[] = []
  for (const box of older.template.boxes) {
    const count = sizeOf(box, then)
    if (count === 0) continue
    const other = sameBox(box, now.template)
    if (other === undefined) left.push({ box: box.id, why: 'unknown' })
    else if (sizeOf(other, has) > 0) left.push({ box: box.id, why: 'written' })
    else parts.push({ from: box.id, to: other.id, kind: box.kind as Part['kind'], count })
  }
  return { parts, left }
}

/** Characters of a text or rows of a table; 0 for boxes that are never copied. */
function sizeOf(box: CanvasBox, content: ApplicationContent): number {
  if (box.kind === 'text') return (content.texts[box.id] ?? '').trim().length
  return box.kind === 'budget' || box.kind === 'contributions' ? content[box.kind].length : 0
}

function sameBox(box: CanvasBox, { boxes }: CanvasTemplate): CanvasBox | undefined {
  const alike = boxes.filter(({ kind }) => kind === box.kind)
  if (box.kind !== 'text') return alike[0]
  const name = (one: CanvasBox) => one.title.bhs.trim().toLowerCase()
  return (
    alike.find(({ id }) => id === box.id) ?? alike.find((one) => name(one) === name(box) && name(one) !== '')
  )
}

type Taking = { older: Y.Doc; parts: readonly Part[]; newId: () => string }

/**
 * Copies the chosen parts in one step.
 * @returns the function that undoes it, but nothing that others have written since
 */
export function copyParts(doc: Y.Doc, { older, parts, newId }: Taking): () => void {
  return applyStep(doc, () => {
    for (const { kind, from, to } of parts) {
      if (kind === 'text') {
        const [text, then] = [textOf(doc, to), textOf(older, from)]
        // An editor that was open leaves an empty line behind.
        text.delete(0, text.length)
        text.insert(
          0,
          then.toArray().map((node) => node.clone() as Y.XmlElement | Y.XmlText),
        )
      } else {
        const rows = rowsOf(older, kind)
          .toArray()
          .filter((row) => row instanceof Y.Map)
        rowsOf(doc, kind).push(rows.map((row) => new Y.Map([...row.entries(), ['id', newId()]])))
      }
    }
  })
}
