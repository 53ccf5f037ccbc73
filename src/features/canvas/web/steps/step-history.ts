import { type CommandProps, Extension } from '@tiptap/core'
import { yUndoPluginKey } from '@tiptap/y-tiptap'
import type * as Y from 'yjs'
import { keepOrder, orderOf, stepsOf } from '../../contract/steps/steps.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    stepHistory: { undo: () => ReturnType; redo: () => ReturnType }
  }
}

/** In a text, what was done last is taken back first: what was typed there, or a step that was made in the application. */
export function stepHistory(doc: Y.Doc) {
  const run =
    (way: 'undo' | 'redo') =>
    () =>
    ({ tr, state, dispatch }: CommandProps) => {
      // The histories write into the shared document, which changes the editor in its own time.
      tr.setMeta('preventDispatch', true)
      const typed = historyIn(state)
      const steps = stepsOf(doc)
      const [lastTyped, lastStep] = [orderOf(typed, way), orderOf(steps, way)]
      if (lastTyped + lastStep === 0) return false
      if (dispatch) (lastStep > lastTyped ? steps : typed)[way]()
      return true
    }
  return Extension.create({
    name: 'stepHistory',
    onCreate() {
      keepOrder(historyIn(this.editor.state))
    },
    // After those of the shared text, whose place they take: keys and buttons go this way.
    priority: 10,
    addCommands: () => ({ undo: run('undo'), redo: run('redo') }),
  })
}

const historyIn = (state: CommandProps['state']) =>
  (yUndoPluginKey.getState(state) as { undoManager: Y.UndoManager }).undoManager
