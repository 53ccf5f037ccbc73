import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { type ProsemirrorBinding, ySyncPluginKey } from '@tiptap/y-tiptap'
import type * as Y from 'yjs'
import { writeTyping } from './write-typing.ts'

type Synced = {
  doc: Y.Doc
  type: Y.XmlFragment
  binding: ProsemirrorBinding
  isChangeOrigin: boolean
  addToHistory: boolean
}

/** Writes typing into the shared document exactly where it happened, whatever letters stand beside it. */
export const exactTyping = Extension.create({
  name: 'exactTyping',
  // Runs before the shared text's plugin, which writes the remaining changes.
  priority: 1100,
  addProseMirrorPlugins: () => [
    new Plugin({
      view: () => ({
        update({ state }, { doc: before }) {
          const synced = ySyncPluginKey.getState(state) as Synced | undefined
          const { selection, doc: after } = state
          if (!synced || synced.isChangeOrigin || !selection.empty || before.eq(after)) return
          const { doc, type, binding, addToHistory } = synced
          // Not while changes of others are applied.
          binding.mux(() =>
            doc.transact((transaction) => {
              transaction.meta.set('addToHistory', addToHistory)
              const rewriting = { before, after, cursor: selection.head }
              writeTyping({ doc, type, mapping: binding.mapping }, rewriting)
            }, ySyncPluginKey),
          )
        },
      }),
    }),
  ],
})
