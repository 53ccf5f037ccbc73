import { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { fromPlainText } from '#platform/contract/rich-text/plain-text.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'
import { EditorTools } from './editor-tools.tsx'
import { extensionsOf } from './extensions.ts'

type Props = {
  name: string
  label: string
  profile: Profile
  language: Locale
  value: RichText
  error?: string | undefined
  onChange: (value: RichText) => void
}

/** Writes a text with headings, lists and links; what is pasted comes as plain lines, without foreign dress. */
export function RichEditor({ name, label, profile, language, value, error, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useState(0)
  const id = useId()
  const said = useRef(JSON.stringify(value))
  // Whatever is written is handed on: whether it can be kept says whoever keeps it, where the person sees it.
  const change = useEffectEvent((document: RichText) => {
    said.current = JSON.stringify(document)
    onChange(document)
  })
  const start = useEffectEvent((element: HTMLElement) =>
    make({ element, value, label, profile, name, language, id, onChange: (document) => change(document) }),
  )
  useEffect(() => {
    if (!place.current) return
    const made = start(place.current)
    const draw = () => redraw((count) => count + 1)
    made.on('transaction', draw)
    setEditor(made)
    return () => made.destroy()
  }, [])
  // Another state has taken its place: a restored version, or what another device has saved.
  const given = JSON.stringify(value)
  useEffect(() => {
    if (!editor || given === said.current) return
    said.current = given
    editor.commands.setContent(JSON.parse(given) as object, { emitUpdate: false })
  }, [editor, given])
  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-strong">
        {label}
      </p>
      <div className="rounded-control border border-edge bg-surface focus-within:border-river focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-river">
        {editor && <EditorTools editor={editor} profile={profile} label={label} />}
        <div ref={place} />
      </div>
      <p id={`${id}-error`} className="mt-1.5 text-sm text-harm-ink empty:hidden">
        {error}
      </p>
    </div>
  )
}

type Making = {
  element: HTMLElement
  value: RichText
  label: string
  profile: Profile
  name: string
  language: Locale
  id: string
  onChange: (document: RichText) => void
}

const LOOK =
  'min-h-52 px-4 py-3 outline-none whitespace-pre-wrap [overflow-wrap:anywhere] [&>*+*]:mt-3 [&_h2]:text-lg [&_h3]:text-md [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_blockquote]:border-l-2 [&_blockquote]:border-river [&_blockquote]:pl-4 [&_a]:underline'

function make({ element, value, label, profile, name, language, id, onChange }: Making): Editor {
  const editor: Editor = new Editor({
    element,
    extensions: extensionsOf(profile),
    // The page's content policy takes no style that the editor brings along.
    injectCSS: false,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-error`,
        'data-name': name,
        lang: htmlLang(language),
        class: LOOK,
      },
      handlePaste: (_view, event) => insertLines(event.clipboardData, event),
      handleDrop: (_view, event) => insertLines(event.dataTransfer, event),
    },
    onUpdate: ({ editor: now }) => onChange(now.getJSON() as RichText),
  })
  function insertLines(data: DataTransfer | null, event: Event): boolean {
    const text = data?.getData('text/plain') ?? ''
    if (text.trim() === '') return false
    event.preventDefault()
    const content = text.includes('\n') ? fromPlainText(text).content : { type: 'text', text: text.trim() }
    return editor.commands.insertContent(content)
  }
  return editor
}
