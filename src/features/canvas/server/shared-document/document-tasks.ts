import * as Y from 'yjs'
import type { ApplicationContent, TeamMember } from '#features/calls/contract/application-content.ts'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { contentOf, partsOf, textOf } from '../../contract/canvas-document.ts'
import { touchedRoots } from '../../contract/changes/changes.ts'
import { type Pointed, readText, replaceWords, spanOf } from '../../contract/talk/words-at.ts'
import { digestOf } from '../digest.ts'

/** A task on a shared document in a worker; `updates` are all of its updates in order. */
type Updates = { updates: readonly Uint8Array[] }
export type ReadTask = Updates & {
  template: CanvasTemplate
  members: readonly Omit<TeamMember, 'role'>[]
  documents: ApplicationContent['documents']
}
export type ReplaceTask = Updates & Pointed & { place: string; seen: string; proposal: string }
export type DocumentTask =
  | ({ act: 'merge' | 'fold' | 'roots' } & Updates)
  | ({ act: 'read' } & ReadTask)
  | ({ act: 'touch'; update: Uint8Array } & Updates)
  | ({ act: 'replace' } & ReplaceTask)

export type DocumentAnswers = {
  /** Merges several updates into one. */
  merge: Uint8Array
  /** The whole document as one update, and the same in the dense form of Yjs. */
  fold: { content: Uint8Array; dense: Uint8Array }
  /** The names of the document's roots. */
  roots: string[]
  /** The application in the document, a digest of each of its boxes, and the document as one update. */
  read: { content: ApplicationContent; digests: Record<string, string>; state: Uint8Array }
  /** The roots that an update changes in the document before it. */
  touch: string[]
  /** The update that replaces the words, or the reason why it cannot. */
  replace: { update: Uint8Array } | { refusal: 'wordsGone' | 'wordsChanged' }
}

export function runTask(task: DocumentTask): DocumentAnswers[DocumentTask['act']] {
  if (task.act === 'merge') return Y.mergeUpdates([...task.updates])
  const doc = new Y.Doc()
  for (const update of task.updates) Y.applyUpdate(doc, update)
  switch (task.act) {
    case 'fold':
      return { content: Y.encodeStateAsUpdate(doc), dense: Y.encodeStateAsUpdateV2(doc) }
    case 'roots':
      return [...doc.share.keys()]
    case 'read':
      return read(doc, task)
    case 'touch':
      return [...touchedRoots(doc, task.update)]
    case 'replace':
      return replace(doc, task)
  }
}

function read(doc: Y.Doc, { template, members, documents }: ReadTask): DocumentAnswers['read'] {
  const content = contentOf({ doc, template, members, documents })
  const digests = Object.fromEntries(
    Object.entries(partsOf(content, template)).map(([box, part]) => [box, digestOf(part)]),
  )
  return { content, digests, state: Y.encodeStateAsUpdate(doc) }
}

function replace(doc: Y.Doc, task: ReplaceTask): DocumentAnswers['replace'] {
  const before = Y.encodeStateVector(doc)
  const text = readText(textOf(doc, task.place))
  const span = spanOf(doc, text, task)
  if (!span) return { refusal: 'wordsGone' }
  if (text.text.slice(span.from, span.to) !== task.seen) return { refusal: 'wordsChanged' }
  doc.transact(() => replaceWords(text, span, task.proposal))
  return { update: Y.encodeStateAsUpdate(doc, before) }
}
