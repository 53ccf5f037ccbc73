import type { Editor } from '@tiptap/core'
import { Info, Lightbulb, Table as TableIcon, TriangleAlert } from 'lucide-react'
import { type Tone, TONES } from '#platform/contract/rich-text/document.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'
import { useRichTextText } from '../use-rich-text-text.ts'
import type { Insert } from './editor-parts.ts'

const ICONS = { note: Info, tip: Lightbulb, warning: TriangleAlert }

/** Returns a profile's inserts that need nothing but words: tables and call-outs. */
export function useWordInserts({ blocks }: Profile): Insert[] {
  const t = useRichTextText()
  return [
    ...(blocks.includes('table')
      ? [{ id: 'table', label: t('table'), Icon: TableIcon, run: insertTable }]
      : []),
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

/** Three rows of two columns, the first of them headings, and room to go on behind it. */
function insertTable(editor: Editor): void {
  const cells = (type: string) => [1, 2].map(() => ({ type, content: [{ type: 'paragraph' }] }))
  const rows = ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: cells(type),
  }))
  const { from } = editor.state.selection
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'table', content: rows }, { type: 'paragraph' }])
    .run()
  // On to writing: into its first cell.
  let first: number | undefined
  editor.state.doc.descendants((node, at) => {
    if (first === undefined && node.type.name === 'tableHeader' && at >= from - 1) first = at
    return first === undefined
  })
  if (first !== undefined) editor.commands.setTextSelection(first + 2)
}
