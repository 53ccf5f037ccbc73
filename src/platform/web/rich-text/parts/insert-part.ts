import type { Editor } from '@tiptap/core'

/** Puts a part where the caret is; behind one that would be the last there is room to go on writing. */
export function insertPart(editor: Editor, node: { type: string; attrs: Record<string, unknown> }): void {
  const isInline = editor.schema.nodes[node.type]?.isInline === true
  editor
    .chain()
    .focus()
    .insertContent(isInline ? node : [node, { type: 'paragraph' }])
    .run()
}
