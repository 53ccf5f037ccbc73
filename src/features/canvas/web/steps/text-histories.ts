import { defaultDeleteFilter, defaultProtectedNodes, ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import { textOf } from '../../contract/canvas-document.ts'
import { trackOrder, orderOf, stepsOf } from '../../contract/steps/steps.ts'

/**
 * The undo history of a text. It outlives the editor: on the editor's `destroy` only the editor's listeners are removed.
 */
class TextHistory extends Y.UndoManager {
  readonly #own: ReadonlySet<unknown>

  constructor(text: Y.XmlFragment) {
    super(text, {
      trackedOrigins: new Set([ySyncPluginKey]),
      deleteFilter: (item) => defaultDeleteFilter(item, defaultProtectedNodes),
      captureTransaction: (transaction) => transaction.meta.get('addToHistory') !== false,
    })
    trackOrder(this)
    this.#own = new Set([...this._observers.values()].flatMap((listeners) => [...listeners]))
  }
  override destroy(): void {
    for (const listeners of this._observers.values())
      for (const listener of listeners) if (!this.#own.has(listener)) listeners.delete(listener)
    // Typing after the box is opened again is a separate step.
    this.stopCapturing()
  }
}

const histories = new WeakMap<Y.Doc, Map<string, TextHistory>>()

export function textHistory(doc: Y.Doc, box: string): Y.UndoManager {
  const all = histories.get(doc) ?? new Map<string, TextHistory>()
  histories.set(doc, all)
  const current = all.get(box)
  if (current) return current
  const history = new TextHistory(textOf(doc, box))
  all.set(box, history)
  return history
}

/** Finds the latest undo or redo of all histories, with its box and order; order 0 for none. */
export function latestChange(doc: Y.Doc, way: 'undo' | 'redo') {
  const all: { history: Y.UndoManager; box?: string }[] = [
    { history: stepsOf(doc) },
    ...[...(histories.get(doc) ?? [])].map(([box, history]) => ({ history, box })),
  ]
  return all
    .map((one) => ({ ...one, order: orderOf(one.history, way) }))
    .reduce((last, one) => (one.order > last.order ? one : last))
}
