import { Editor, type Extensions } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { isLine, type Profile } from '#platform/contract/rich-text/profiles.ts'
import { extensionsOf } from './extensions.ts'
import { clipboardSerializer, takePasted } from './clipboard/take-pasted.ts'
import type { EditedParts } from './parts/edited-parts.ts'
import { documentFromEditor } from './document-from-editor.ts'
import { isSameDocument } from './is-same-document.ts'

export type EditorSettings = {
  name?: string
  label: string
  profile: Profile
  language: Locale
  value: RichText
  describedBy: string
  /** Nothing changes meanwhile, but the focus stays. */
  locked?: boolean
  /** Begins with the caret behind the last word. */
  autoFocus?: boolean
  /** Returns whether it took the key. */
  onKey?: (event: KeyboardEvent, editor: Editor) => boolean
  /** Keeps the text, and its history, in place of `value`: several people write it at once. */
  shared?: Extensions
  /** Decorations drawn over the words. */
  over?: Extensions
  /** Places for what is not words. */
  places?: EditedParts
  onChange: (value: RichText) => void
}

const LOOK =
  'px-4 py-3 outline-none whitespace-pre-wrap [overflow-wrap:anywhere] [&>*+*]:mt-3 [&_h2]:text-lg [&_h3]:text-md [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_blockquote]:border-l-2 [&_blockquote]:border-river [&_blockquote]:pl-4 [&_a]:underline'
const HEIGHT = { line: 'max-h-[32dvh] min-h-24 overflow-y-auto', article: 'min-h-52' }

/** The editor in its place on the page, and a new drawing after each of its steps. */
export function useEditor(settings: EditorSettings) {
  const { value } = settings
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useState(0)
  /** The document that stands in the editor. */
  const content = useRef(value)
  // Whatever is written is handed on: whether it can be kept says whoever keeps it, where the person sees it.
  const change = useEffectEvent((json: unknown) => {
    const document = documentFromEditor(json) as RichText
    content.current = document
    settings.onChange(document)
  })
  const isLocked = useEffectEvent(() => settings.locked === true)
  const beginsFocused = useEffectEvent(() => settings.autoFocus === true)
  const onKey = useEffectEvent(
    (event: KeyboardEvent, target: Editor) => settings.onKey?.(event, target) === true,
  )
  const start = useEffectEvent((element: HTMLElement) =>
    make(element, settings, {
      onChange: (document) => change(document),
      isLocked: () => isLocked(),
      onKey: (event, target) => onKey(event, target),
    }),
  )
  useEffect(() => {
    if (!place.current) return
    const instance = start(place.current)
    const draw = afterPaint(() => redraw((count) => count + 1))
    instance.on('transaction', draw)
    if (beginsFocused()) instance.commands.focus('end')
    setEditor(instance)
    return () => instance.destroy()
  }, [])
  // Another state has taken its place: a restored version, or what another device has saved.
  const isShared = settings.shared !== undefined
  useEffect(() => {
    if (!editor || isShared || value === content.current) return
    const isSame = isSameDocument(value, content.current)
    content.current = value
    // Setting it anew would take the caret to the end, while somebody writes in the middle.
    if (isSame) return
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(startingDocument(value), { emitUpdate: false })
      .run()
  }, [editor, value, isShared])
  return { place, editor }
}

/** Once however many steps there are, and behind the letter that was typed: it is seen before the tools that tell about it. */
function afterPaint(run: () => void): () => void {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() =>
      setTimeout(() => {
        isAsked = false
        run()
      }),
    )
  }
}

const EMPTY: RichText = { type: 'doc', content: [] }

/** An editor always has a paragraph to write in. */
function startingDocument(value: RichText): RichText {
  return value.content.length > 0 ? value : { type: 'doc', content: [{ type: 'paragraph' }] }
}

type Live = {
  onChange: (document: unknown) => void
  isLocked: () => boolean
  onKey: (event: KeyboardEvent, editor: Editor) => boolean
}

function make(element: HTMLElement, settings: EditorSettings, { onChange, isLocked, onKey }: Live): Editor {
  const { name, label, profile, language, value, describedBy, shared, over, places } = settings
  const editor: Editor = new Editor({
    element,
    extensions: [
      ...extensionsOf(profile, { history: !shared, parts: places }),
      ...(shared ?? []),
      ...(over ?? []),
    ],
    // The page's content policy takes no style that the editor brings along.
    injectCSS: false,
    // A shared text takes its place; without a document the editor would read an empty page of HTML, which pages forbid.
    content: startingDocument(shared ? EMPTY : value),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        ...(name && { 'data-name': name }),
        lang: htmlLang(language),
        class: `${LOOK} ${isLine(profile) ? HEIGHT.line : HEIGHT.article}`,
      },
      handleKeyDown: (_view, event) => (isLocked() && event.key !== 'Tab') || onKey(event, editor),
      handleDOMEvents: {
        beforeinput: (_view, event) => {
          if (isLocked()) event.preventDefault()
          return isLocked()
        },
        // Before the editor reads the markup beside the text, which the page's content policy refuses.
        paste: (_view, event) => take(event.clipboardData, event),
        drop: (_view, event) => take(event.dataTransfer, event),
      },
    },
    // A shared text is kept where it is shared; saying all of it for each letter would be for nobody.
    ...(!shared && { onUpdate: ({ editor: now }) => onChange(now.getJSON()) }),
  })
  function take(data: DataTransfer | null, event: Event): boolean {
    event.preventDefault()
    return isLocked() || takePasted(editor, { data, profile })
  }
  editor.setOptions({
    editorProps: { ...editor.options.editorProps, clipboardSerializer: clipboardSerializer(editor.schema) },
  })
  return editor
}
