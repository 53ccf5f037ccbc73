import * as Y from 'yjs'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'

type Answer = {
  first: ApplicationContent
  now: ApplicationContent
  /** The boxes that the board named. */
  boxes: readonly string[]
  template: CanvasTemplate
}

/**
 * Returns the content to send again: the first submission, with the current content of the named boxes only, whatever else
 * a device wrote.
 */
export function answeredContent({ first, now, boxes, template }: Answer): ApplicationContent {
  const answer = { ...first, texts: { ...first.texts } }
  for (const box of template.boxes.filter(({ id }) => boxes.includes(id))) {
    if (box.kind === 'text') answer.texts[box.id] = now.texts[box.id] ?? ''
    else if (box.kind === 'documents') answer.documents = now.documents
    else if (box.kind !== 'team') Object.assign(answer, { [box.kind]: now[box.kind] })
  }
  return answer
}

/** Lists the roots of the named boxes in the shared document; the last writers may always be recorded. */
export function rootsOf({ boxes, template }: Pick<Answer, 'boxes' | 'template'>): Set<string> {
  const named = template.boxes.filter(({ id }) => boxes.includes(id))
  return new Set(['writers', ...named.map((box) => (box.kind === 'text' ? `text:${box.id}` : box.kind))])
}

/**
 * Applies an update to a document and returns the roots that it changed: words, formatting or order, to the last letter.
 */
export function touchedRoots(doc: Y.Doc, update: Uint8Array): Set<string> {
  const touched = new Set<string>()
  const note = ({ changed }: Y.Transaction) => {
    for (const type of changed.keys()) {
      let root = type
      while (root._item?.parent instanceof Y.AbstractType) root = root._item.parent
      for (const [name, shared] of doc.share) if (shared === root) touched.add(name)
    }
  }
  doc.on('afterTransaction', note)
  Y.applyUpdate(doc, update)
  doc.off('afterTransaction', note)
  return touched
}
