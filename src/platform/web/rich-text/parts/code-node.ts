import { Node } from '@tiptap/core'

/** Lines as they are typed; Enter on an empty last line leaves them, Backspace in an empty one takes them away. */
export const codeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: '(text | hardBreak)*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [],
  renderHTML: () => [
    'pre',
    { class: 'overflow-x-auto rounded-control bg-sunken px-3.5 py-3 text-sm text-ink' },
    ['code', 0],
  ],
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { $from, empty } = this.editor.state.selection
        if ($from.parent.type !== this.type) return false
        const isLeft =
          empty &&
          $from.parentOffset === $from.parent.content.size &&
          $from.nodeBefore?.type.name === 'hardBreak'
        if (!isLeft) return this.editor.commands.insertContent({ type: 'hardBreak' })
        return this.editor
          .chain()
          .deleteRange({ from: $from.pos - 1, to: $from.pos })
          .exitCode()
          .run()
      },
      Backspace: () => {
        const { $from } = this.editor.state.selection
        if ($from.parent.type !== this.type || $from.parent.content.size > 0) return false
        return this.editor.commands.clearNodes()
      },
    }
  },
})
