import * as Y from 'yjs'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'

/** A box is not noted again for the same person within this time: a note for each key would outgrow the words. */
const AGAIN_MS = 60_000
const TEXT = 'text:'

export type BoxWriter = { by: string; at: number }

/** Who changed each box last, and when; it stands in the shared document, so that it travels wherever the words do. */
const writersOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('writers')

type Noting = { me: string; template: CanvasTemplate; now?: () => number }

/**
 * Notes in the document which boxes this person changes here. What others wrote, and what the device had kept, is not theirs.
 * Gives back how to stop.
 */
export function noteWriters(doc: Y.Doc, { me, template, now = Date.now }: Noting): () => void {
  const boxOf = (root: string): string | undefined => {
    if (root.startsWith(TEXT)) return root.slice(TEXT.length)
    const kind = root === 'roles' ? 'team' : root
    return template.boxes.find((box) => box.kind !== 'text' && box.kind === kind)?.id
  }
  const note = (transaction: Y.Transaction) => {
    if (!transaction.local) return
    const boxes = [...doc.share]
      .filter(([, type]) => transaction.changedParentTypes.has(type))
      .flatMap(([root]) => boxOf(root) ?? [])
    const at = now()
    const stale = boxes.filter((box) => {
      const last = writerOf(doc, box)
      return last?.by !== me || at - last.at >= AGAIN_MS
    })
    if (stale.length === 0) return
    doc.transact(() => {
      for (const box of stale) sayWriter(doc, box, { by: me, at })
    })
  }
  doc.on('afterTransaction', note)
  return () => doc.off('afterTransaction', note)
}

export function sayWriter(doc: Y.Doc, box: string, writer: BoxWriter): void {
  writersOf(doc).set(box, writer)
}

/** Whoever changed a box last; nothing where nobody has since this is noted, or a device wrote something else there. */
export function writerOf(doc: Y.Doc, box: string): BoxWriter | undefined {
  const said = writersOf(doc).get(box)
  if (typeof said !== 'object' || said === null) return undefined
  const { by, at } = said as Partial<Record<keyof BoxWriter, unknown>>
  // The very object: as long as nobody writes, whoever asks again gets the same.
  return typeof by === 'string' && typeof at === 'number' && Number.isFinite(at)
    ? (said as BoxWriter)
    : undefined
}
