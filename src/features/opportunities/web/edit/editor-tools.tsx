import type { Editor } from '@tiptap/core'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { LinkForm } from './link-form.tsx'

type Tool = { key: keyof typeof LABELS; Icon: LucideIcon; active?: boolean; run: () => boolean }
const LABELS = {
  bold: 'tools.bold',
  italic: 'tools.italic',
  heading: 'tools.heading',
  subheading: 'tools.subheading',
  bullets: 'tools.bullets',
  numbers: 'tools.numbers',
  quote: 'tools.quote',
  undo: 'tools.undo',
  redo: 'tools.redo',
} as const

/** What can be done to the text; each button says whether it holds here. */
export function EditorTools({ editor, label }: { editor: Editor; label: string }) {
  const t = useEditorText()
  const [linking, setLinking] = useState(false)
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    { key: 'bold', Icon: Bold, active: editor.isActive('bold'), run: () => chain().toggleMark('bold').run() },
    {
      key: 'italic',
      Icon: Italic,
      active: editor.isActive('italic'),
      run: () => chain().toggleMark('italic').run(),
    },
    {
      key: 'heading',
      Icon: Heading2,
      active: editor.isActive('heading', { level: 2 }),
      run: () => chain().toggleNode('heading', 'paragraph', { level: 2 }).run(),
    },
    {
      key: 'subheading',
      Icon: Heading3,
      active: editor.isActive('heading', { level: 3 }),
      run: () => chain().toggleNode('heading', 'paragraph', { level: 3 }).run(),
    },
    {
      key: 'bullets',
      Icon: List,
      active: editor.isActive('bulletList'),
      run: () => chain().toggleList('bulletList', 'listItem').run(),
    },
    {
      key: 'numbers',
      Icon: ListOrdered,
      active: editor.isActive('orderedList'),
      run: () => chain().toggleList('orderedList', 'listItem').run(),
    },
    {
      key: 'quote',
      Icon: Quote,
      active: editor.isActive('blockquote'),
      run: () => chain().toggleWrap('blockquote').run(),
    },
    { key: 'undo', Icon: Undo2, run: () => chain().undo().run() },
    { key: 'redo', Icon: Redo2, run: () => chain().redo().run() },
  ]
  return (
    <div className="border-b border-line">
      <div role="group" aria-label={`${t('tools.label')}: ${label}`} className="flex flex-wrap px-1">
        {tools.map(({ key, Icon, active, run }) => (
          <IconButton
            key={key}
            icon={<Icon />}
            label={t(LABELS[key])}
            {...(active !== undefined && { 'aria-pressed': active })}
            className="aria-pressed:bg-river-tint aria-pressed:text-river-ink"
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          />
        ))}
        <IconButton
          icon={<LinkIcon />}
          label={t('tools.link')}
          aria-pressed={editor.isActive('link')}
          aria-expanded={linking}
          className="aria-pressed:bg-river-tint aria-pressed:text-river-ink"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking((now) => !now)}
        />
      </div>
      {linking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}
