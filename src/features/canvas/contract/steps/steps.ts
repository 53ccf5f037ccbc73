import * as Y from 'yjs'

/*
 * A step is a large edit made at once: rows pasted or removed, an imported document, parts copied from an older
 * application, a restored version. All steps share one history, and typing in a text has the history of its editor.
 * Undo reverts the latest of all of them, wherever it is; edits by others are in neither.
 */

const STEP = Symbol('a step')
const ORDER = Symbol('when it was done')

const histories = new WeakMap<Y.Doc, Y.UndoManager>()
let done = 0

/** Returns the history of steps made here in this document. */
export function stepsOf(doc: Y.Doc): Y.UndoManager {
  const steps =
    histories.get(doc) ?? new Y.UndoManager(doc, { trackedOrigins: new Set([STEP]), captureTimeout: 0 })
  if (!histories.has(doc)) {
    histories.set(doc, steps)
    trackOrder(steps)
  }
  return steps
}

/**
 * Makes a large edit in one step.
 * @returns the function that undoes this step only, but nothing that others have written since
 */
export function applyStep(doc: Y.Doc, edit: () => void): () => void {
  const steps = stepsOf(doc)
  const before = steps.undoStack.at(-1)
  doc.transact(edit, STEP)
  const added = steps.undoStack.at(-1)
  return () => {
    if (!added || added === before || !steps.undoStack.includes(added)) return
    const others = steps.undoStack.filter((step) => step !== added)
    steps.undoStack = [added]
    steps.undo()
    steps.undoStack = others
  }
}

/** Records the time of each part of a history, so that the latest of several histories can be found. */
export function trackOrder(history: Y.UndoManager): void {
  const note = ({ stackItem }: { stackItem: { meta: Map<unknown, unknown> } }) =>
    void stackItem.meta.set(ORDER, (done += 1))
  history.on('stack-item-added', note)
  history.on('stack-item-updated', note)
}

/** Returns the next number of the same order, for typing in a field without a history of its own. */
export const nextInOrder = (): number => (done += 1)

/** Returns when the next undo or redo of this history was done; larger is later, 0 means none. */
export function orderOf(history: Y.UndoManager, way: 'undo' | 'redo'): number {
  const [next] = (way === 'undo' ? history.undoStack : history.redoStack).slice(-1)
  return next ? Number(next.meta.get(ORDER) ?? 1) : 0
}
