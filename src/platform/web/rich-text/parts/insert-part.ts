import type { Editor } from '@tiptap/core'
import type { Insert } from './editor-parts.ts'

/** Puts a part where the caret is; behind one that would be the last there is room to go on writing. */
export function insertPart(editor: Editor, insert: Insert): void {
  if (insert.run) return insert.run(editor)
  insert.open((node) => {
    const isInline = editor.schema.nodes[node.type]?.isInline === true
    editor
      .chain()
      .focus()
      .insertContent(isInline ? node : [node, { type: 'paragraph' }])
      .run()
  })
}
