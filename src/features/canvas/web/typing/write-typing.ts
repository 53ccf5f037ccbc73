import type { Node } from '@tiptap/pm/model'
import { absolutePositionToRelativePosition, type ProsemirrorBinding } from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import { changeAtCursor } from './change-at-cursor.ts'

export type Rewriting = { before: Node; after: Node; cursor: number }
type Shared = { doc: Y.Doc; type: Y.XmlFragment; mapping: ProsemirrorBinding['mapping'] }

/**
 * Writes typing into one line at the cursor, before the editor compares the two texts by letters and finds them equal. All
 * other changes are left to the editor.
 */
export function writeTyping({ doc, type, mapping }: Shared, rewriting: Rewriting): void {
  const line = changedLine(rewriting)
  if (!line) return
  const place = absolutePositionToRelativePosition(line.start, type, mapping)
  const position = place && Y.createAbsolutePositionFromRelativePosition(place, doc)
  const text = position?.type
  if (!(text instanceof Y.XmlText) || plainOf(text) !== line.before.textContent) return
  const cursor = rewriting.cursor - line.start
  const change = changeAtCursor(line.before.textContent, line.after.textContent, cursor)
  if (!change) return
  if (change.removed > 0) text.delete(change.at, change.removed)
  if (change.inserted !== '') text.insert(change.at, change.inserted)
}

/** Returns the only line that differs, if it has only words, with its beginnings in both. */
function changedLine({ before, after }: Rewriting) {
  const from = before.content.findDiffStart(after.content)
  const to = before.content.findDiffEnd(after.content)
  if (from === null || !to || from > before.content.size || from > after.content.size) return undefined
  const [old, now] = [before.resolve(from), after.resolve(from)]
  const start = old.start()
  const isOneLine =
    old.depth === now.depth &&
    start === now.start() &&
    old.parent.sameMarkup(now.parent) &&
    isWords(old.parent) &&
    isWords(now.parent) &&
    to.a <= old.end() &&
    to.b <= now.end() &&
    before.content.size - old.parent.content.size === after.content.size - now.parent.content.size
  return isOneLine ? { start, before: old.parent, after: now.parent } : undefined
}

function isWords(node: Node): boolean {
  return node.isTextblock && node.children.every((child) => child.isText)
}

function plainOf(text: Y.XmlText): string | undefined {
  const parts = text.toDelta() as { insert: unknown }[]
  return parts.every(({ insert }) => typeof insert === 'string')
    ? parts.map(({ insert }) => insert).join('')
    : undefined
}
