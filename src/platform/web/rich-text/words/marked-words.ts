import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { markClass } from './mark-look.ts'

/** From one letter up to another, in the lines of a text. */
export type Span = { from: number; to: number }
export type Mark = { id: string; span: Span; isChosen: boolean }
/** The shortcut for a comment, or a press on words with a thread (`chosen`). */
export type Heard = { chosen?: string }
type Line = { at: number; pos: number; length: number }

/** Marks words with comments in an editor, and reports the selected words. */
export function markedWords() {
  let tell: (heard: Heard) => void = () => undefined
  const key = new PluginKey<DecorationSet>('marked-words')
  let editor: Editor | undefined
  let marks: readonly Mark[] = []
  const decorate = (doc: Node) => {
    const lines = linesOf(doc)
    return DecorationSet.create(
      doc,
      marks.flatMap(({ id, span, isChosen }) =>
        lines.flatMap(({ at, pos, length }) => {
          const from = Math.max(span.from, at) - at
          const to = Math.min(span.to, at + length) - at
          const look = { class: markClass(isChosen), 'data-thread': id }
          return from < to ? [Decoration.inline(pos + from, pos + to, look)] : []
        }),
      ),
    )
  }
  const redraw = () => {
    if (editor && !editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, true))
  }
  const extension = Extension.create({
    name: 'markedWords',
    onCreate() {
      editor = this.editor
      redraw()
    },
    addKeyboardShortcuts() {
      return {
        'Mod-Alt-m': () => {
          tell({})
          return true
        },
      }
    },
    addProseMirrorPlugins: () => [
      new Plugin({
        key,
        state: {
          init: (_, { doc }) => decorate(doc),
          // The places of the marks are found in the text as it is kept, which gets a keystroke a moment later.
          apply: (tr, decorations) =>
            tr.getMeta(key) ? decorate(tr.doc) : decorations.map(tr.mapping, tr.doc),
        },
        props: {
          decorations: (state) => key.getState(state),
          handleClick: (_view, _pos, event) => {
            const id = event.target instanceof Element && event.target.closest('[data-thread]')
            if (id) tell({ chosen: id.getAttribute('data-thread') ?? '' })
            return false
          },
        },
      }),
    ],
  })
  return {
    extension,
    listen(listener: typeof tell) {
      tell = listener
    },
    draw(next: readonly Mark[]) {
      marks = next
      redraw()
    },
    /** Returns the selected span in the text as rules read it. */
    selected(): Span | undefined {
      if (!editor) return undefined
      const { from, to } = editor.state.selection
      const lines = linesOf(editor.state.doc)
      const offset = (at: number) => {
        const line = lines.findLast(({ pos }) => pos <= at)
        return line ? line.at + Math.min(line.length, at - line.pos) : 0
      }
      return { from: offset(from), to: offset(to) }
    },
    /** Scrolls to the words. */
    reveal({ from, to }: Span) {
      if (!editor || editor.isDestroyed) return
      const lines = linesOf(editor.state.doc)
      const place = (offset: number) => {
        const line = lines.findLast(({ at }) => at <= offset)
        return line ? line.pos + Math.min(line.length, offset - line.at) : 1
      }
      const begin = place(from)
      editor.commands.setTextSelection({ from: begin, to: place(to) })
      // The editor's own way needs the focus, which is elsewhere when the words are looked for.
      const { node } = editor.view.domAtPos(begin)
      const line = node instanceof Element ? node : node.parentElement
      line?.scrollIntoView({ block: 'center' })
    },
    focus() {
      editor?.view.focus()
    },
  }
}

/** Lists the lines of the text as rules read it, with their positions in the editor. */
function linesOf(doc: Node): Line[] {
  const lines: Line[] = []
  let at = 0
  doc.descendants((node, pos) => {
    if (!node.isTextblock && !(node.isBlock && node.isLeaf)) return true
    const length = node.isTextblock ? node.content.size : 0
    lines.push({ at, pos: pos + 1, length })
    at += length + 1
    return false
  })
  return lines
}
