import type { Editor, JSONContent } from '@tiptap/core'
import { Code, Info, Lightbulb, Table as TableIcon, TriangleAlert } from 'lucide-react'
import { type Tone, TONES } from '#platform/contract/rich-text/document.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'
import { useRichTextText } from '../use-rich-text-text.ts'
import type { Insert } from './editor-parts.ts'

const ICONS = { note: Info, tip: Lightbulb, warning: TriangleAlert }

/** Returns a profile's inserts that need nothing but words: tables, code and call-outs. */
export function useWordInserts({ blocks }: Profile): Insert[] {
  const t = useRichTextText()
  return [
    ...(blocks.includes('table')
      ? [{ id: 'table', label: t('table'), Icon: TableIcon, run: insertTable }]
      : []),
    ...(blocks.includes('codeBlock') ? [{ id: 'code', label: t('code'), Icon: Code, run: insertCode }] : []),
    ...(blocks.includes('callout')
      ? TONES.map((tone) => ({
          id: tone,
          label: t(`tones.${tone}`),
          Icon: ICONS[tone],
          run: (editor: Editor) => void wrap(editor, tone),
        }))
      : []),
  ]
}

function wrap(editor: Editor, tone: Tone): boolean {
  if (editor.isActive('callout')) return editor.chain().focus().updateAttributes('callout', { tone }).run()
  return editor.chain().focus().wrapIn('callout', { tone }).run()
}

/** An empty block, and room to go on behind it. */
function insertCode(editor: Editor): void {
  insertInto(editor, { node: { type: 'codeBlock' }, inner: 'codeBlock', depth: 1 })
}

/** Three rows of two columns, the first of them headings, and room to go on behind it. */
function insertTable(editor: Editor): void {
  const cells = (type: string) => [1, 2].map(() => ({ type, content: [{ type: 'paragraph' }] }))
  const rows = ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: cells(type),
  }))
  insertInto(editor, { node: { type: 'table', content: rows }, inner: 'tableHeader', depth: 2 })
}

/** Inserts a part and goes on to writing: into its first node of the kind `inner`. */
function insertInto(editor: Editor, part: { node: JSONContent; inner: string; depth: number }): void {
  const { from } = editor.state.selection
  editor
    .chain()
    .focus()
    .insertContent([part.node, { type: 'paragraph' }])
    .run()
  let first: number | undefined
  editor.state.doc.descendants((node, at) => {
    if (first === undefined && node.type.name === part.inner && at >= from - 1) first = at
    return first === undefined
  })
  if (first !== undefined) editor.commands.setTextSelection(first + part.depth)
}
