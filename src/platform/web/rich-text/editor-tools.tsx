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
import type { Block, Mark } from '#platform/contract/rich-text/document.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { useRichTextText } from './use-rich-text-text.ts'
import { LinkForm } from './link-form.tsx'

type Name = 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo'
type Tool = {
  key: Name
  Icon: LucideIcon
  needs?: Block['type'] | Mark['type']
  active?: boolean
  run: () => boolean
}

/** What can be done to the text; each button says whether it holds here. */
export function EditorTools({ editor, profile, label }: { editor: Editor; profile: Profile; label: string }) {
  const t = useRichTextText()
  const [linking, setLinking] = useState(false)
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    {
      key: 'bold',
      Icon: Bold,
      needs: 'bold',
      active: editor.isActive('bold'),
      run: () => chain().toggleMark('bold').run(),
    },
    {
      key: 'italic',
      Icon: Italic,
      needs: 'italic',
      active: editor.isActive('italic'),
      run: () => chain().toggleMark('italic').run(),
    },
    {
      key: 'heading',
      Icon: Heading2,
      needs: 'heading',
      active: editor.isActive('heading', { level: 2 }),
      run: () => chain().toggleNode('heading', 'paragraph', { level: 2 }).run(),
    },
    {
      key: 'subheading',
      Icon: Heading3,
      needs: 'heading',
      active: editor.isActive('heading', { level: 3 }),
      run: () => chain().toggleNode('heading', 'paragraph', { level: 3 }).run(),
    },
    {
      key: 'bullets',
      Icon: List,
      needs: 'bulletList',
      active: editor.isActive('bulletList'),
      run: () => chain().toggleList('bulletList', 'listItem').run(),
    },
    {
      key: 'numbers',
      Icon: ListOrdered,
      needs: 'orderedList',
      active: editor.isActive('orderedList'),
      run: () => chain().toggleList('orderedList', 'listItem').run(),
    },
    {
      key: 'quote',
      Icon: Quote,
      needs: 'blockquote',
      active: editor.isActive('blockquote'),
      run: () => chain().toggleWrap('blockquote').run(),
    },
    { key: 'undo', Icon: Undo2, run: () => chain().undo().run() },
    { key: 'redo', Icon: Redo2, run: () => chain().redo().run() },
  ]
  const taken = new Set<string>([...profile.blocks, ...profile.marks])
  return (
    <div className="border-b border-line">
      <div role="group" aria-label={`${t('label')}: ${label}`} className="flex flex-wrap px-1">
        {tools
          .filter(({ needs }) => needs === undefined || taken.has(needs))
          .map(({ key, Icon, active, run }) => (
            <IconButton
              key={key}
              icon={<Icon />}
              label={t(key)}
              {...(active !== undefined && { 'aria-pressed': active })}
              className="aria-pressed:bg-river-tint aria-pressed:text-river-ink"
              onMouseDown={(event) => event.preventDefault()}
              onClick={run}
            />
          ))}
        <IconButton
          icon={<LinkIcon />}
          label={t('link')}
          aria-pressed={editor.isActive('link')}
          aria-expanded={linking}
          className="aria-pressed:bg-river-tint aria-pressed:text-river-ink"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking((now) => !now)}
        />
      </div>
      {linking && <LinkForm editor={editor} profile={profile} onDone={() => setLinking(false)} />}
    </div>
  )
}
