import * as Y from 'yjs'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'

/** The least time between two notes of the same person for a box: a note for each key would outgrow the words. */
const AGAIN_MS = 60_000
const TEXT = 'text:'

export type BoxWriter = { by: string; at: number }

/** The last writer of each box with the time, in the shared document, so that it travels with the words. */
const writersOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('writers')

type Noting = { me: string; template: CanvasTemplate; now?: () => number }

/**
 * Records the boxes that this person changes here, but not changes of others or of the stored text. Returns the function
 * that stops it.
 */
export function trackWriters(doc: Y.Doc, { me, template, now = Date.now }: Noting): () => void {
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
      for (const box of stale) setWriter(doc, box, { by: me, at })
    })
  }
  doc.on('afterTransaction', note)
  return () => doc.off('afterTransaction', note)
}

export function setWriter(doc: Y.Doc, box: string, writer: BoxWriter): void {
  writersOf(doc).set(box, writer)
}

/** Returns the last writer of a box; undefined without a valid record. */
export function writerOf(doc: Y.Doc, box: string): BoxWriter | undefined {
  const record = writersOf(doc).get(box)
  if (typeof record !== 'object' || record === null) return undefined
  const { by, at } = record as Partial<Record<keyof BoxWriter, unknown>>
  // Returns the same object until somebody writes, so that readers can compare it.
  return typeof by === 'string' && typeof at === 'number' && Number.isFinite(at)
    ? (record as BoxWriter)
    : undefined
}
