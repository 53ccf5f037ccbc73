import { defaultDeleteFilter, defaultProtectedNodes, ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import { textOf } from '../../contract/canvas-document.ts'
import { keepOrder, orderOf, stepsOf } from '../../contract/steps/steps.ts'

/** What is typed in a text; it outlives the editor, which asks it to end, and whose listeners alone go then. */
class TextHistory extends Y.UndoManager {
  readonly #own: ReadonlySet<unknown>

  constructor(text: Y.XmlFragment) {
    super(text, {
      trackedOrigins: new Set([ySyncPluginKey]),
      deleteFilter: (item) => defaultDeleteFilter(item, defaultProtectedNodes),
      captureTransaction: (transaction) => transaction.meta.get('addToHistory') !== false,
    })
    keepOrder(this)
    this.#own = new Set([...this._observers.values()].flatMap((listeners) => [...listeners]))
  }
  override destroy(): void {
    for (const listeners of this._observers.values())
      for (const listener of listeners) if (!this.#own.has(listener)) listeners.delete(listener)
    // What is typed once the box is open again stands for itself.
    this.stopCapturing()
  }
}

const histories = new WeakMap<Y.Doc, Map<string, TextHistory>>()

export function textHistory(doc: Y.Doc, box: string): Y.UndoManager {
  const all = histories.get(doc) ?? new Map<string, TextHistory>()
  histories.set(doc, all)
  const known = all.get(box)
  if (known) return known
  const history = new TextHistory(textOf(doc, box))
  all.set(box, history)
  return history
}

/** What was done last of all that was done here: which history has it, whose box, and how late it was; 0 for nothing. */
export function lastDone(doc: Y.Doc, way: 'undo' | 'redo') {
  const all: { history: Y.UndoManager; box?: string }[] = [
    { history: stepsOf(doc) },
    ...[...(histories.get(doc) ?? [])].map(([box, history]) => ({ history, box })),
  ]
  return all
    .map((one) => ({ ...one, order: orderOf(one.history, way) }))
    .reduce((last, one) => (one.order > last.order ? one : last))
}
