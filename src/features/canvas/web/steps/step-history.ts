import { type CommandProps, Extension } from '@tiptap/core'
import type * as Y from 'yjs'
import { lastDone } from './text-histories.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    stepHistory: { undo: () => ReturnType; redo: () => ReturnType }
  }
}

type Tell = (way: 'undo' | 'redo', box: string) => void

/**
 * In a text, what was done last in the whole application is taken back first: what was typed there or in another box, or a
 * step. What is seen nowhere is said.
 */
export function stepHistory(doc: Y.Doc, own: string) {
  let tell: Tell = () => undefined
  const run =
    (way: 'undo' | 'redo') =>
    () =>
    ({ tr, dispatch }: CommandProps) => {
      // The histories write into the shared document, which changes the editor in its own time.
      tr.setMeta('preventDispatch', true)
      const { history, box, order } = lastDone(doc, way)
      if (order === 0) return false
      if (dispatch) {
        history[way]()
        if (box !== undefined && box !== own) tell(way, box)
      }
      return true
    }
  const extension = Extension.create({
    name: 'stepHistory',
    // After those of the shared text, whose place they take: keys and buttons go this way.
    priority: 10,
    addCommands: () => ({ undo: run('undo'), redo: run('redo') }),
  })
  return {
    extension,
    /** Of what was taken back or done again in another box. */
    listen(listener: Tell) {
      tell = listener
    },
  }
}
