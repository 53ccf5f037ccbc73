import type { Editor } from '@tiptap/core'
import {
  Bold,
  Heading2,
  Heading3,
  Highlighter,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Palette,
  Plus,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Block, Color, Mark } from '#platform/contract/rich-text/document.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import type { Insert } from './parts/editor-parts.ts'
import { insertPart } from './parts/insert-part.ts'
import { TableTools } from './parts/table-tools.tsx'
import { LinkForm } from './link-form.tsx'
import { Swatches } from './swatches.tsx'
import { useRichTextText } from './use-rich-text-text.ts'

type Name = Mark['type'] | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo'
type Sheet = 'link' | 'color' | 'highlight'
type Tool = {
  key: Name
  Icon: LucideIcon
  needs?: Block['type'] | Mark['type']
  active?: boolean
  run: () => void
}
/** Asked before a tool acts; says no, and why, where it may not. */
export type MayUse = (tool: Name, editor: Editor) => boolean

type Props = {
  editor: Editor
  profile: Profile
  label: string
  inserts?: readonly Insert[] | undefined
  mayUse?: MayUse | undefined
}

/** The toolbar; each button says whether its mark is active. */
export function EditorTools({ editor, profile, label, inserts = [], mayUse = () => true }: Props) {
  const t = useRichTextText()
  const [sheet, setSheet] = useState<Sheet>()
  const [last, setLast] = useState<Record<'color' | 'highlight', Color>>({ color: 'river', highlight: 'sun' })
  const chain = () => editor.chain().focus()
  const isOpen = (key: Name) => key === sheet
  function toggle(name: Sheet) {
    if (sheet === name) return setSheet(undefined)
    if (!mayUse(name, editor)) return
    if (name !== 'link' && !editor.isActive(name)) chain().setMark(name, { color: last[name] }).run()
    setSheet(name)
  }
  const shortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    if (sheet !== 'link') toggle('link')
  })
  useEffect(() => {
    const { dom } = editor.view
    const onKeyDown = (event: KeyboardEvent) => shortcut(event)
    dom.addEventListener('keydown', onKeyDown)
    return () => dom.removeEventListener('keydown', onKeyDown)
  }, [editor])
  const capabilities = new Set<string>([...profile.blocks, ...profile.marks])
  const tools = toolsOf(editor, toggle).filter(({ needs }) => needs === undefined || capabilities.has(needs))
  return (
    <div className="border-b border-line">
      <div role="group" aria-label={label} className="flex flex-wrap sm:px-1">
        {tools.map(({ key, Icon, active, run }) => (
          <IconButton
            key={key}
            icon={<Icon />}
            label={t(key)}
            {...(active !== undefined && { 'aria-pressed': active })}
            {...(isSheet(key) && { 'aria-expanded': isOpen(key) })}
            className="max-sm:w-10 aria-expanded:bg-sunken aria-pressed:bg-river-tint aria-pressed:text-river-ink"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (isSheet(key) || mayUse(key, editor)) && run()}
          />
        ))}
        {inserts.length > 0 && (
          <Menu
            label={t('insert')}
            items={inserts.map((insert) => ({
              text: insert.label,
              icon: <insert.Icon />,
              onSelect: () => insertPart(editor, insert),
            }))}
            trigger={(props) => <IconButton {...props} icon={<Plus />} label={t('insert')} />}
          />
        )}
      </div>
      {editor.isActive('table') && <TableTools editor={editor} />}
      {sheet === 'link' && <LinkForm editor={editor} profile={profile} onDone={() => setSheet(undefined)} />}
      {(sheet === 'color' || sheet === 'highlight') && (
        <Swatches
          key={sheet}
          editor={editor}
          mark={sheet}
          may={() => mayUse(sheet, editor)}
          onPick={(color) => setLast((now) => ({ ...now, [sheet]: color }))}
        />
      )}
    </div>
  )
}

function isSheet(key: Name): key is Sheet {
  return key === 'link' || key === 'color' || key === 'highlight'
}

function toolsOf(editor: Editor, toggle: (sheet: Sheet) => void): Tool[] {
  const chain = () => editor.chain().focus()
  const mark = (key: 'bold' | 'italic', Icon: LucideIcon): Tool => ({
    key,
    Icon,
    needs: key,
    active: editor.isActive(key),
    run: () => chain().toggleMark(key).run(),
  })
  const opening = (key: Sheet, Icon: LucideIcon): Tool => ({
    key,
    Icon,
    needs: key,
    active: editor.isActive(key),
    run: () => toggle(key),
  })
  return [
    mark('bold', Bold),
    mark('italic', Italic),
    opening('link', LinkIcon),
    opening('color', Palette),
    opening('highlight', Highlighter),
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
}
