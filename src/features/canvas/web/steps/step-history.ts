import { type CommandProps, Extension } from '@tiptap/core'
import type * as Y from 'yjs'
import { latestChange } from './text-histories.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    stepHistory: { undo: () => ReturnType; redo: () => ReturnType }
  }
}

type Tell = (way: 'undo' | 'redo', box: string) => void

/**
 * Undoes the latest action in the whole application from within a text: typing there or in another box, or a step. An undo
 * out of sight is announced.
 */
export function stepHistory(doc: Y.Doc, own: string) {
  let tell: Tell = () => undefined
  const run =
    (way: 'undo' | 'redo') =>
    () =>
    ({ tr, dispatch }: CommandProps) => {
      // The histories write into the shared document, which then changes the editor.
      tr.setMeta('preventDispatch', true)
      const { history, box, order } = latestChange(doc, way)
      if (order === 0) return false
      if (dispatch) {
        history[way]()
        if (box !== undefined && box !== own) tell(way, box)
      }
      return true
    }
  const extension = Extension.create({
    name: 'stepHistory',
    // Runs after the commands of the shared text and replaces them: keys and buttons use these.
    priority: 10,
    addCommands: () => ({ undo: run('undo'), redo: run('redo') }),
  })
  return {
    extension,
    /** Sets the listener for undo and redo in another box. */
    listen(listener: Tell) {
      tell = listener
    },
  }
}
